import { expect, type Locator, type Page, test } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard } from '#e2e/kit/hunter.ts';
import { button, cardOf, opened, toasts } from '#e2e/kit/quest-board.ts';
import { barriersOn } from '#e2e/kit/screen-checks.ts';

const toast = (page: Page) => toasts(page).getByRole('article');
/** The way to remove a quest, in the menu of its row. */
async function removeOf(page: Page, title = 'Quest q1'): Promise<Locator> {
  const card = await opened(cardOf(page, title));
  await button(card, 'More').click();
  return button(card, 'Remove');
}

const QUESTS = ['q1', 'q2', 'q3'].map((id) => questDraft(id, { title: `Quest ${id}` }));

test('[S10] a toast says what was done, is heard and offers Undo; its time stands still under the pointer, under F6 and under an open window; then it goes after five seconds, and the command is sent', async ({
  page,
}) => {
  await page.clock.install();
  await openBoard(page, QUESTS);
  await (await removeOf(page)).click();
  await expect(toast(page)).toContainText('removed');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(page.getByText('Quest q1').first()).toBeVisible();

  await (await removeOf(page)).click();
  await toast(page).hover();
  await page.clock.runFor(90_000);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await page.mouse.move(5, 5);

  await (await removeOf(page)).press('Enter');
  await expect(toast(page)).toBeVisible();
  const origin = page.getByRole('button', { name: 'Custom Quest' }).first();
  await origin.focus();
  await page.keyboard.press('F6');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await toast(page).hover();
  await page.mouse.move(5, 5); // the focus holds its time alone
  await page.clock.runFor(90_000);
  await expect(toast(page)).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(origin).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(90_000);
  await page.keyboard.press('Escape');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(origin).toBeFocused();

  await (await removeOf(page)).click();
  await expect(toast(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(6_000);
  await expect(toast(page)).toHaveCount(0);
  await expect.poll(async () => (await documentOf(page)).document.habits.length).toBe(2);
});

test('[S13] one toast at a time, one line, its whole text for readers; a second Undo takes the place of the first, whose command is sent', async ({
  page,
}) => {
  const title = `Read ${'very '.repeat(30)}slowly`;
  await openBoard(page, [questDraft('q1', { title }), ...QUESTS.slice(1)]);
  await page.setViewportSize({ width: 390, height: 844 });
  await (await removeOf(page, title)).click();
  await expect(toast(page)).toContainText(`${title} removed`);
  expect((await toast(page).boundingBox())?.height).toBeLessThanOrEqual(56);
  await expect(toast(page).getByTitle(`${title} removed`)).toBeVisible();

  await (await removeOf(page, 'Quest q2')).click();
  await expect(toast(page)).toContainText('Quest q2 removed');
  await expect(toast(page)).toHaveCount(1);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Quest q2').first()).toBeVisible();
  await expect.poll(async () => (await documentOf(page)).document.habits.length).toBe(2);
});

test('[S10] [S13] a toast never covers the bar of screens on a phone, and has no barrier @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openBoard(page, QUESTS);
  await (await removeOf(page)).click();
  await toast(page).hover();
  expect(await barriersOn(page)).toEqual([]);
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await toast(page).hover();
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox();
    const box = await toast(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
