import { expect, test } from '@playwright/test';
import { documentOf, questDeed } from './hunter.ts';
import {
  arriveAt,
  completed,
  figure,
  MINUTE,
  openRaid,
  paidBlocks,
  press,
  questPanel,
  STEPS,
  timer,
} from './raid.ts';

test('[T1] [S4] a raid stands at 25:00 focus and waits for Start', async ({ page }) => {
  await openRaid(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dungeon Raids');
  await page.clock.fastForward(MINUTE);
  await expect(timer(page)).toHaveText('25:00');
  await expect(page.getByText('Focus', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Dungeon Raids · Duskgate');
  await expect(page.getByText('No block cleared in the last 30 days.')).toBeVisible();
});

test('[T2] Start runs it, Pause holds it, Reset gives 25:00 focus, stopped', async ({ page }) => {
  await openRaid(page);
  await press(page, 'Start');
  await page.clock.fastForward(90_000);
  await expect(timer(page)).toHaveText('23:30');
  await expect(page).toHaveTitle('23:30 · Dungeon Raids · Duskgate');

  await press(page, 'Pause');
  await page.clock.fastForward(5 * MINUTE);
  await expect(timer(page)).toHaveText('23:30');

  await press(page, 'Start');
  await page.clock.fastForward(MINUTE);
  await expect(timer(page)).toHaveText('22:30');

  await press(page, 'Reset');
  await page.clock.fastForward(MINUTE);
  await expect(timer(page)).toHaveText('25:00');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('[T1] [T3] [T5] [T14] a block pays 50 XP once, then a break of five, then focus again', async ({
  page,
}) => {
  await openRaid(page);
  const { document: before } = await documentOf(page);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(page.getByText('Break', { exact: true })).toBeVisible();
  await expect(timer(page)).toHaveText('05:00');
  await expect(figure(page, 'Sessions today')).toHaveText('1');
  await expect(figure(page, 'Focus XP')).toHaveText('50');
  await expect(figure(page, 'Focus hours')).toHaveText('0');
  await expect(page.getByRole('status').filter({ hasText: 'Break under way' })).toBeAttached();

  await page.clock.fastForward(5 * MINUTE);
  await expect(timer(page)).toHaveText('25:00');
  for (const minutes of [25, 5, 25, 1]) await page.clock.fastForward(minutes * MINUTE);
  await expect(figure(page, 'Sessions today')).toHaveText('3');
  await expect(figure(page, 'Focus hours')).toHaveText('1');
  await expect.poll(() => paidBlocks(page)).toBe(3);
  const { document } = await documentOf(page);
  expect(document.lifetimeXp - before.lifetimeXp).toBe(150);
});

test('[T4] [S4] the last block completes the quest, and the window leads to the board', async ({
  page,
}) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [questDeed('read')]);
  await expect(questPanel(page)).toContainText('2 floors, 50 XP each');
  await expect(figure(page, 'Sessions')).toHaveText('0 / 2');
  await press(page, 'Start');
  for (const minutes of [25, 5, 24]) await page.clock.fastForward(minutes * MINUTE);
  await expect(timer(page)).toHaveText('01:00');
  await expect(completed(page)).toBeHidden();
  await page.clock.fastForward(MINUTE);

  await expect(completed(page)).toContainText('Read ten pages');
  await expect(completed(page)).toContainText('+125 XP');
  await expect(page.getByRole('button', { name: 'Return to Quest Board' })).toBeFocused();
  await press(page, 'Return to Quest Board');
  await expect(page).toHaveURL(/\/habits$/);
  await page.clock.runFor(2_000);
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ id: 'read', completed: true, streak: 1 }]);
  expect(await paidBlocks(page)).toBe(2);
});

test('[T4] the window is still there after a reload, until it was seen', async ({ page }) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=1', [questDeed('read')]);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(completed(page)).toBeVisible();

  await arriveAt(page, page.url());
  await expect(completed(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(completed(page)).toBeHidden();
  await arriveAt(page, page.url());
  await expect(timer(page)).toHaveText('25:00');
  await expect(completed(page)).toBeHidden();
});

test('[T13] Complete Quest completes the quest early, at once and for good', async ({ page }) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=3', [questDeed('read')]);
  await press(page, 'Start');
  await page.clock.fastForward(10 * MINUTE);
  await press(page, 'Complete Quest');

  await expect(completed(page)).toContainText('+25 XP');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.clock.runFor(2_000);
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ id: 'read', completed: true }]);
  expect(await paidBlocks(page)).toBe(0);
});

test('[T10] with open steps the last floor completes nothing and says what is left', async ({
  page,
}) => {
  const quest = questDeed('read', { subtasks: STEPS });
  await openRaid(page, '/pomodoro?quest=read&pomodoros=1', [quest]);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(questPanel(page)).toContainText(
    '1 floor cleared, the quest is not: 2 steps left before it can be completed.',
  );
  await expect(completed(page)).toBeHidden();
  const complete = page.getByRole('button', { name: 'Complete Quest' });
  await expect(complete).toHaveAttribute('aria-disabled', 'true');
  await expect(complete).toHaveAccessibleDescription(/2 steps left/);
  await complete.focus();
  await page.keyboard.press('Enter');
  await expect(completed(page)).toBeHidden();

  for (const { title } of STEPS) await page.getByRole('checkbox', { name: title }).check();
  await complete.click();
  await expect(completed(page)).toContainText('+75 XP');
});
