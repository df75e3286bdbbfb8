import { expect, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { newHunter, questDeed } from './hunter.ts';
import { clearedDeed, focusDeeds, overflowOf } from './hunter-screens.ts';
import { button, cardOf, SEASONED } from './quest-board.ts';
import {
  arriveAt,
  completed,
  figure,
  keepRaid,
  MINUTE,
  openRaid,
  paidBlocks,
  press,
  quietRaid,
  STEPS,
  timer,
} from './raid.ts';
import { troublesOf } from './troubles.ts';

test('[S4] [T9] an address that makes no sense opens a raid, and nothing goes wrong', async ({
  page,
}) => {
  const troubles = await troublesOf(page);
  await openRaid(page, '/pomodoro?quest=read&pomodoros=0', [
    questDeed('read'),
    questDeed('gone'),
    { kind: 'quest.remove', key: 'del:gone', questId: 'gone' },
    clearedDeed('cleared'),
  ]);
  const sessions = figure(page, 'Sessions');
  await expect(sessions).toHaveText('0 / 1');
  for (const [pomodoros, target] of Object.entries({ '-3': 1, abc: 1, '': 1, 999: 24, 2.9: 2 })) {
    await arriveAt(page, `/pomodoro?quest=read&pomodoros=${pomodoros}`);
    await expect(sessions).toHaveText(`0 / ${target}`);
  }
  for (const quest of ['unknown', 'gone', 'cleared', '', '__proto__', '%00']) {
    await arriveAt(page, `/pomodoro?quest=${quest}&pomodoros=2`);
    await expect(page.getByRole('heading', { name: 'No quest in this raid' })).toBeVisible();
    await expect(completed(page)).toBeHidden();
  }
  await arriveAt(page, '/pomodoro?quest=read');
  await press(page, 'Raid without this quest');
  await expect(page.getByRole('heading', { name: 'No quest in this raid' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('[P10] storage wiped in the middle costs neither the block on the screen nor the page', async ({
  page,
}) => {
  const troubles = await troublesOf(page);
  await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [questDeed('read')]);
  await press(page, 'Start');
  await page.clock.fastForward(10 * MINUTE);
  await page.evaluate(() => localStorage.clear());
  await page.clock.fastForward(5 * MINUTE);
  await expect(timer(page)).toHaveText('10:00');
  await page.clock.fastForward(10 * MINUTE);
  await expect(figure(page, 'Sessions')).toHaveText('1 / 2');
  await page.clock.runFor(3_000);
  await expect.poll(() => paidBlocks(page)).toBe(1);

  await page.evaluate(() => localStorage.clear());
  await arriveAt(page, page.url());
  await expect(timer(page)).toHaveText('25:00');
  await expect(completed(page)).toBeHidden();
  expect(await paidBlocks(page)).toBe(1);
  expect(troubles).toEqual([]);
});

test('[T6] another quest’s address does not take a block that is under way', async ({ page }) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [
    questDeed('read'),
    questDeed('run', { title: 'Run' }),
  ]);
  await press(page, 'Start');
  await page.clock.fastForward(10 * MINUTE);
  await arriveAt(page, '/pomodoro?quest=run&pomodoros=1');
  await expect(timer(page)).toHaveText(/^1[45]:/);
  await expect(page.getByText('Run waits for it to end.')).toBeVisible();

  await press(page, 'Give that block up and begin');
  await expect(page.getByRole('region', { name: 'Run' })).toBeVisible();
  await expect(timer(page)).toHaveText('25:00');
});

test('[T20] neither Begin Quest nor Log out takes a block without a word', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const deeds = [...SEASONED, questDeed('read'), questDeed('run', { title: 'Run' })];
  const { uid } = await newHunter(page, { isLoreRead: true, deeds });
  const { raid, ...kept } = quietRaid(10 * MINUTE);
  const ofRead = { ...kept, raid: { ...raid, questId: 'read', target: 2 } };
  await keepRaid(page, uid, JSON.stringify(ofRead));
  await page.goto('/habits');
  await button(cardOf(page, 'Run'), 'Start Quest').click();
  const begin = page.getByRole('dialog', { name: 'Begin Quest' });
  await expect(button(begin, 'Begin Quest')).toHaveAccessibleDescription(
    'Another raid is under way: Read ten pages, 15 of 25 minutes done. Begin Quest gives that block up.',
  );
  expect(await barriersOn(page)).toEqual([]);
  await button(begin, 'Begin Quest').click();
  await expect(begin).toBeHidden();
  await expect(timer(page)).toHaveText('25:00');
  await press(page, 'Undo');
  await expect(timer(page)).toHaveText(/^(09|10):/);

  await press(page, 'Log out');
  const leaving = page.getByRole('dialog', { name: 'A raid is under way' });
  await expect(leaving.getByRole('alert')).toContainText('Read ten pages: 15 of 25 minutes done.');
  expect(await barriersOn(page)).toEqual([]);
  await press(page, 'Stay in the raid');
  await expect(leaving).toBeHidden();
  await expect(timer(page)).toHaveText(/^(09|10):/);
  await press(page, 'Log out');
  await press(page, 'Give it up and log out');
  await expect(page.getByRole('button', { name: 'Enter the Dungeon' })).toBeVisible();
});

test('[N3] the session is recorded when it starts', async ({ page }) => {
  const { uid } = await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [questDeed('read')]);
  await press(page, 'Start');
  await page.clock.runFor(3_000);
  const sessions = async () => (await page.request.get('/api/questSessions')).json();
  await expect
    .poll(async () => JSON.stringify(await sessions()))
    .toContain(`"questId":"read","pomodoroCount":2`);
  expect(JSON.stringify(await sessions())).toContain(uid);
});

test('[S4] nothing is wider than the screen, and no target is too small for a thumb', async ({
  page,
}) => {
  const subtasks = [{ id: 's9', title: 'n'.repeat(200) }, ...STEPS];
  const hostile = { title: 'W'.repeat(120), description: 'x'.repeat(900), subtasks };
  await openRaid(page, '/pomodoro?quest=read&pomodoros=24', [questDeed('read', hostile)]);
  await press(page, 'Start');
  await page.clock.fastForward(7 * MINUTE);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
    expect(await overflowOf(page)).toBe(0);
    const small = await page
      .getByRole('main')
      .locator('button:visible, a:visible, label:visible, summary:visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
  }
});

test('[T18] the raid log counts the settled blocks, in a picture and in a table', async ({
  page,
}) => {
  await openRaid(page, '/pomodoro', focusDeeds(3));
  const log = page.getByRole('region', { name: 'Raid log' });
  await expect(log).toContainText('Last 30 days3 blocks1 h 15 min, +150 XP');
  await expect(log).toContainText('Days with a raid1 of 30');
  await expect(log.getByRole('img')).toHaveAccessibleName(/3 in all, 3 on the best day/);
  await log.getByText('Read it as a table').click();
  await expect(log.getByRole('row')).toHaveCount(31);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(log).toContainText('Today4 blocks1 h 40 min, +200 XP');
});

test('[S4] axe finds no barrier, with and without the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const quest = questDeed('read', { subtasks: STEPS });
  await newHunter(page, { isLoreRead: true, deeds: [...SEASONED, quest, questDeed('run')] });
  await page.goto('/pomodoro?quest=read&pomodoros=4');
  await press(page, 'Start');
  expect(await barriersOn(page)).toEqual([]);
  await press(page, 'Reset');
  await page.goto('/pomodoro?quest=run&pomodoros=1');
  await press(page, 'Complete Quest');
  await expect(completed(page)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('[S4] the keyboard alone starts, pauses and resets, and nothing goes wrong', async ({
  page,
}) => {
  const troubles = await troublesOf(page);
  await openRaid(page);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Space');
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(pause).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(timer(page)).toHaveText('25:00');
  expect(troubles).toEqual([]);
});
