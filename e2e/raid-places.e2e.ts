import { expect, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { newHunter, questDeed } from './hunter.ts';
import { SEASONED } from './quest-board.ts';
import { arriveAt, completed, figure, MINUTE, openRaid, press, STEPS, timer } from './raid.ts';
import { troublesOf } from './troubles.ts';

for (const search of ['?quest=unknown&pomodoros=2', '?quest=first', '?quest=', '?pomodoros=abc']) {
  test(`[S4] [T9] ${search} opens a raid without a quest`, async ({ page }) => {
    await openRaid(page, `/pomodoro${search}`);
    await expect(page.getByRole('heading', { name: 'No quest in this raid' })).toBeVisible();
    await press(page, 'Start');
    await page.clock.fastForward(MINUTE);
    await expect(timer(page)).toHaveText('24:00');
  });
}

for (const [pomodoros, target] of [
  ['0', 1],
  ['-2', 1],
  ['99', 24],
] as const) {
  test(`[T9] pomodoros=${pomodoros} means ${target}`, async ({ page }) => {
    await openRaid(page, `/pomodoro?quest=read&pomodoros=${pomodoros}`, [questDeed('read')]);
    await expect(figure(page, 'Sessions')).toHaveText(`0 / ${target}`);
  });
}

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

for (const width of [320, 390, 768, 1440]) {
  test(`[S4] nothing is wider than ${width} px, and no target is too small for a thumb`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
    const subtasks = [{ id: 's9', title: 'n'.repeat(200) }, ...STEPS];
    const quest = questDeed('read', {
      title: 'W'.repeat(120),
      description: 'x'.repeat(900),
      subtasks,
    });
    await openRaid(page, '/pomodoro?quest=read&pomodoros=24', [quest]);
    await press(page, 'Start');
    await page.clock.fastForward(7 * MINUTE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const small = await page
      .getByRole('main')
      .locator('button:visible, a:visible, label:visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
  });
}

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
