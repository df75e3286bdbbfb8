import { expect, test } from '@playwright/test';
import { focusDrafts, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf } from '#e2e/kit/hunter.ts';
import {
  completed,
  expectPaidBlocks,
  figure,
  MINUTE,
  openAt,
  openRaid,
  paidBlocks,
  press,
  questPanel,
  timer,
} from '#e2e/kit/raid.ts';
import { consoleProblemsOf } from '#e2e/kit/screen-checks.ts';

test('[T1] [T2] [S4] a raid stands at 25:00 focus and waits for Start; Start runs it, Pause holds it, Reset gives 25:00 focus, stopped; by the keyboard alone, too', async ({
  page,
}) => {
  const problems = await consoleProblemsOf(page);
  await openRaid(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dungeon Raids');
  await page.clock.fastForward(MINUTE);
  await expect(timer(page)).toHaveText('25:00');
  await expect(page.getByText('Focus', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Dungeon Raids · Duskgate');
  await expect(page.getByText('No block cleared in the last 30 days.')).toBeVisible();

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

  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Space');
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(timer(page)).toHaveText('25:00');
  expect(problems).toEqual([]);
});

test('[T1] [T3] [T5] [T14] [T18] a block pays 50 XP once, then a break of five, then focus again; the log counts the settled blocks, in a picture and in a table', async ({
  page,
}) => {
  await openRaid(page, '/pomodoro', focusDrafts(3));
  const log = page.getByRole('region', { name: 'Raid log' });
  await expect(log).toContainText('Last 30 days3 blocks1 h 15 min, +150 XP');
  await expect(log).toContainText('Days with a raid1 of 30');
  await expect(log.getByRole('img')).toHaveAccessibleName(/3 in all, 3 on the best day/);
  await log.getByText('Read it as a table').click();
  await expect(log.getByRole('row')).toHaveCount(31);

  const { document: before } = await documentOf(page);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(page.getByText('Break', { exact: true })).toBeVisible();
  await expect(timer(page)).toHaveText('05:00');
  await expect(figure(page, 'Sessions today')).toHaveText('4');
  await expect(figure(page, 'Focus XP')).toHaveText('200');
  await expect(figure(page, 'Focus hours')).toHaveText('1');
  await expect(page.getByRole('status').filter({ hasText: 'Break under way' })).toBeAttached();
  await expect(log).toContainText('Today4 blocks1 h 40 min, +200 XP');

  await page.clock.fastForward(5 * MINUTE);
  await expect(timer(page)).toHaveText('25:00');
  for (const minutes of [25, 5, 25, 1]) await page.clock.fastForward(minutes * MINUTE);
  await expect(figure(page, 'Sessions today')).toHaveText('6');
  await expect(figure(page, 'Focus hours')).toHaveText('2');
  await expectPaidBlocks(page, 6);
  const { document } = await documentOf(page);
  expect(document.lifetimeXp - before.lifetimeXp).toBe(150);
});

test('[T4] [N3] [S4] a session is recorded when it starts; the last block completes the quest, and the window, there until it was seen, leads to the board', async ({
  page,
}) => {
  const { uid } = await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [questDraft('read')]);
  await expect(questPanel(page)).toContainText('2 floors, 50 XP each');
  await expect(figure(page, 'Sessions')).toHaveText('0 / 2');
  await press(page, 'Start');
  await page.clock.runFor(3_000);
  const sessions = async () => (await page.request.get('/api/questSessions')).json();
  await expect
    .poll(async () => JSON.stringify(await sessions()))
    .toContain(`"questId":"read","pomodoroCount":2`);
  expect(JSON.stringify(await sessions())).toContain(uid);
  for (const minutes of [25, 5, 24]) await page.clock.fastForward(minutes * MINUTE);
  await expect(timer(page)).toHaveText(/^0[01]:/);
  await expect(completed(page)).toBeHidden();
  await page.clock.fastForward(MINUTE);

  await expect(completed(page)).toContainText('Read ten pages');
  await expect(completed(page)).toContainText('+125 XP');
  await openAt(page, page.url());
  await expect(completed(page)).toBeVisible();
  await expect(completed(page).getByRole('heading')).toBeFocused();
  await press(page, 'Return to Quest Board');
  await expect(page).toHaveURL(/\/habits$/);
  await page.clock.runFor(2_000);
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ id: 'read', completed: true, streak: 1 }]);
  expect(await paidBlocks(page)).toBe(2);
  await openAt(page, '/pomodoro?quest=read&pomodoros=2');
  await expect(timer(page)).toHaveText('25:00');
  await expect(completed(page)).toBeHidden();
});

test('[T13] Complete Quest asks once while blocks are missing, then completes early, for good @proof', async ({
  page,
}) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=3', [questDraft('read')]);
  await press(page, 'Start');
  await page.clock.fastForward(10 * MINUTE);
  await press(page, 'Complete Quest');
  const early = page.getByRole('dialog', { name: 'Already done?' });
  await expect(early).toContainText('3 of 3 blocks are still to come. Complete it anyway?');
  await press(page, 'Keep going');
  await expect(early).toBeHidden();
  await expect(timer(page)).toHaveText('15:00');
  await press(page, 'Complete Quest');
  await press(page, 'Complete it anyway');

  await expect(completed(page)).toContainText('+25 XP');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.clock.runFor(2_000);
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ id: 'read', completed: true }]);
  expect(await paidBlocks(page)).toBe(0);
});
