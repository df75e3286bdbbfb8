import { expect, test } from '@playwright/test';
import { clearedDraft, FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { newHunter } from '#e2e/kit/hunter.ts';
import { button, cardOf, opened } from '#e2e/kit/quest-board.ts';
import {
  completed,
  expectPaidBlocks,
  figure,
  keepRaid,
  MINUTE,
  openAt,
  openRaid,
  paidBlocks,
  press,
  quietRaid,
  STEPS,
  timer,
} from '#e2e/kit/raid.ts';
import { barriersOn, consoleProblemsOf, expectFit } from '#e2e/kit/screen-checks.ts';

test('[S4] [T9] an address that makes no sense opens a raid, and nothing goes wrong @proof', async ({
  page,
}) => {
  const problems = await consoleProblemsOf(page);
  await openRaid(page, '/pomodoro?quest=read&pomodoros=0', [
    questDraft('read'),
    questDraft('gone'),
    { kind: 'quest.remove', key: 'del:gone', questId: 'gone' },
    clearedDraft('cleared'),
  ]);
  const sessions = figure(page, 'Sessions');
  await expect(sessions).toHaveText('0 / 1');
  for (const [pomodoros, target] of Object.entries({ abc: 1, 999: 24 })) {
    await openAt(page, `/pomodoro?quest=read&pomodoros=${pomodoros}`);
    await expect(sessions).toHaveText(`0 / ${target}`);
  }
  for (const quest of ['gone', 'cleared', '__proto__', '%00']) {
    await openAt(page, `/pomodoro?quest=${quest}&pomodoros=2`);
    await expect(page.getByRole('heading', { name: 'No quest in this raid' })).toBeVisible();
    await expect(completed(page)).toBeHidden();
  }
  await openAt(page, '/pomodoro?quest=read');
  await press(page, 'Raid without this quest');
  await expect(page.getByRole('heading', { name: 'No quest in this raid' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('[P10] storage wiped in the middle costs neither the block on the screen nor the page @proof', async ({
  page,
}) => {
  const problems = await consoleProblemsOf(page);
  await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [questDraft('read')]);
  await press(page, 'Start');
  await page.clock.fastForward(10 * MINUTE);
  await page.evaluate(() => localStorage.clear());
  await page.clock.fastForward(5 * MINUTE);
  await expect(timer(page)).toHaveText('10:00');
  await page.clock.fastForward(10 * MINUTE);
  await expect(figure(page, 'Sessions')).toHaveText('1 / 2');
  await page.clock.runFor(3_000);
  await expectPaidBlocks(page, 1);

  await page.evaluate(() => localStorage.clear());
  await openAt(page, page.url());
  await expect(timer(page)).toHaveText('25:00');
  await expect(completed(page)).toBeHidden();
  expect(await paidBlocks(page)).toBe(1);
  expect(problems).toEqual([]);
});

test('[T6] another quest’s address does not take a block that is under way @proof', async ({
  page,
}) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [
    questDraft('read'),
    questDraft('run', { title: 'Run' }),
  ]);
  await press(page, 'Start');
  await page.clock.fastForward(10 * MINUTE);
  await openAt(page, '/pomodoro?quest=run&pomodoros=1');
  await expect(timer(page)).toHaveText(/^1[45]:/);
  await expect(page.getByText('Run waits for it to end.')).toBeVisible();

  await press(page, 'Give that block up and begin');
  await expect(page.getByRole('region', { name: 'Run' })).toBeVisible();
  await expect(timer(page)).toHaveText('25:00');
});

test('[T20] neither Begin Quest nor Log out takes a block without a word @proof', async ({
  page,
}) => {
  const drafts = [...FIRST_CLEARED, questDraft('read'), questDraft('run', { title: 'Run' })];
  const { uid } = await newHunter(page, { drafts });
  const { raid, ...kept } = quietRaid(10 * MINUTE);
  const ofRead = { ...kept, raid: { ...raid, questId: 'read', target: 2 } };
  await keepRaid(page, uid, JSON.stringify(ofRead));
  await page.goto('/habits');
  await button(await opened(cardOf(page, 'Run')), 'Start Quest').click();
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
  const signOut = page.getByRole('dialog', { name: 'A raid is under way' });
  await expect(signOut.getByRole('alert')).toContainText('Read ten pages: 15 of 25 minutes done.');
  expect(await barriersOn(page)).toEqual([]);
  await press(page, 'Stay in the raid');
  await expect(signOut).toBeHidden();
  await expect(timer(page)).toHaveText(/^(09|10):/);
  await press(page, 'Log out');
  await press(page, 'Give it up and log out');
  await expect(page.getByRole('button', { name: 'Enter the Dungeon' })).toBeVisible();
});

test('[S4] nothing is wider than the screen, no target is too small for a thumb, and axe finds no barrier, with and without the window @proof', async ({
  page,
}) => {
  const subtasks = [{ id: 's9', title: 'n'.repeat(200) }, ...STEPS];
  const hostile = { title: 'W'.repeat(120), description: 'x'.repeat(900), subtasks };
  await openRaid(page, '/pomodoro?quest=read&pomodoros=24', [
    questDraft('read', hostile),
    questDraft('run', { title: 'Run' }),
  ]);
  await press(page, 'Start');
  await page.clock.fastForward(7 * MINUTE);
  await expectFit(page, [320, 390, 768, 1440], 640);
  await page.clock.resume(); // axe waits for timers
  expect(await barriersOn(page)).toEqual([]);
  await press(page, 'Reset');
  await page.goto('/pomodoro?quest=run&pomodoros=1');
  await press(page, 'Complete Quest');
  expect(await barriersOn(page)).toEqual([]);
  await press(page, 'Complete it anyway');
  await expect(completed(page)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});
