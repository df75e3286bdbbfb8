import { expect, type Page, test } from '@playwright/test';

/** Playwright hides the bars that take room on most desktops. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('[G1] nothing moves aside when the window opens and the scroll bar goes @proof', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Enter the Dungeon' });
  await expect(button).toBeVisible();
  const before = await placesOn(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(0);

  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();

  expect(await placesOn(page)).toEqual(before);
});

function placesOn(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, main, main button, footer p')].map(
      (part) => part.getBoundingClientRect().left,
    ),
  );
}
