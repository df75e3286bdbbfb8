import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { documentOf, newHunter, questDeed } from './hunter.ts';

const notices = (page: Page) => page.getByRole('status', { name: 'Notices' });
const toast = (page: Page) => notices(page).getByRole('article');
const remove = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .first();

async function openBoard(page: Page): Promise<void> {
  await newHunter(page, {
    isLoreRead: true,
    deeds: ['q1', 'q2'].map((id) => ({
      ...questDeed(id, { title: `Quest ${id}` }),
      key: `add:${id}`,
    })),
  });
  await page.goto('/habits');
  await expect(remove(page)).toBeVisible({ timeout: 15_000 });
}

test('[S10] a toast says what was done, offers Undo and is heard', async ({ page }) => {
  await openBoard(page);
  await remove(page).click();

  await expect(toast(page)).toContainText('removed');
  await expect(notices(page)).toHaveAttribute('role', 'status');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByText('Quest q1').first()).toBeVisible();
});

test('[S10] a toast goes after five seconds, and the deed is sent', async ({ page }) => {
  await openBoard(page);
  await remove(page).click();
  await expect(toast(page)).toHaveCount(1);

  await expect(toast(page)).toHaveCount(0, { timeout: 12_000 });
  await expect
    .poll(async () => (await documentOf(page)).document.habits.length, { timeout: 10_000 })
    .toBe(1);
});

test('[S10] the time of a toast stands still under the pointer', async ({ page }) => {
  await page.clock.install();
  await openBoard(page);
  await remove(page).click();
  await toast(page).hover();
  await page.clock.runFor(90_000);

  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(6_000);
  await expect(toast(page)).toHaveCount(0);
});

test('[S10] F6 goes to the toast, where time stands still, and the focus comes back', async ({
  page,
}) => {
  await page.clock.install();
  await openBoard(page);
  const origin = page.getByRole('button', { name: 'Custom Quest' }).first();
  await remove(page).click();
  await expect(toast(page)).toBeVisible();
  await origin.focus();

  await page.keyboard.press('F6');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.clock.runFor(90_000);
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(origin).toBeFocused();

  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(origin).toBeFocused();
});

test('[S10] the time of a toast stands still under an open window', async ({ page }) => {
  await page.clock.install();
  await openBoard(page);
  await remove(page).click();
  await page.getByRole('button', { name: 'Custom Quest' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(90_000);
  await page.keyboard.press('Escape');

  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeVisible();
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]) {
  test(`[S10] a toast never covers the bar of places at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await openBoard(page);
    await remove(page).click();
    await expect(toast(page)).toBeInViewport({ ratio: 1 });

    const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox();
    const box = await toast(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await toast(page).hover();
    expect(await barriersOn(page)).toEqual([]);
  });
}
