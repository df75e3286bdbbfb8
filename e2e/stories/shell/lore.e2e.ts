import { expect, type Page, test } from '@playwright/test';
import { newHunter } from '#e2e/kit/hunter.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';

test.use({ timezoneId: 'UTC' }); // whatever the hour, the times below are of three days

const lore = (page: Page) => page.getByRole('dialog', { name: 'Lore of the day' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const shownOn = (page: Page) => page.evaluate(() => localStorage.getItem('lastLoreShown'));
const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('[L1] [S1] [S9] the lore opens once a calendar day, by a reload or when a tab left open over midnight is looked at again, and only its date is kept, even after signing out @proof', async ({
  page,
}) => {
  // Years ahead: a clock behind the server's is put right by it.
  await page.clock.setFixedTime('2028-12-15T12:00:00Z');
  await newHunter(page, { isLoreRead: false });
  await page.goto('/');
  await expect(lore(page)).toBeVisible({ timeout: 15_000 });
  const todays = await lore(page).locator('blockquote').allTextContents();
  expect(todays.join('')).not.toBe('');
  expect(await shownOn(page)).toBe('2028-12-15');

  await lore(page).getByRole('button', { name: 'Enter the day' }).click();
  await expect(lore(page)).toBeHidden();
  await page.reload();
  await expect(title(page)).toHaveText('Command Center');
  await expect(lore(page)).toBeHidden();

  await page.clock.setFixedTime('2028-12-16T12:00:00Z');
  await page.reload();
  await expect(lore(page)).toBeVisible({ timeout: 15_000 });
  await expect(lore(page).locator('blockquote')).not.toHaveText(todays);
  expect(await shownOn(page)).toBe('2028-12-16');

  await page.keyboard.press('Escape');
  await expect(lore(page)).toBeHidden();
  await page.clock.setFixedTime('2028-12-17T12:00:00Z');
  await look(page);
  await expect(lore(page)).toBeVisible();
  await lore(page).locator('blockquote').click(); // one tap anywhere closes it
  await expect(lore(page)).toBeHidden();
  await look(page);
  await expect(lore(page)).toBeHidden();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Enter the Dungeon' })).toBeVisible({
    timeout: 15_000,
  });
  expect(await shownOn(page)).toBe('2028-12-17');
});

test('[L1] a damaged date shows the lore once more, whole and free of barriers on every screen @proof', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'yes');
    localStorage.setItem('lastLoreShown', '{"broken');
  });
  await newHunter(page, { isLoreRead: false });
  await page.goto('/');
  await expect(lore(page)).toBeVisible({ timeout: 15_000 });
  await expect(lore(page).getByRole('button', { name: 'Enter the day' })).toBeFocused();

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    { width: 720, height: 450 }, // 1440 x 900 at 200 %
  ]) {
    await page.setViewportSize(viewport);
    for (const name of ['Close', 'Enter the day']) {
      const button = lore(page).getByRole('button', { name });
      await expect(button, `${viewport.width} px`).toBeInViewport({ ratio: 1 });
    }
    await expectNoOverflow(page, [viewport.width], viewport.height);
  }
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await barriersOn(page), `${width} px`).toEqual([]);
  }
});
