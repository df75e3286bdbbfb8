import { expect, type Page, test } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, goTo } from '#e2e/kit/hunter.ts';
import {
  completed,
  expectPaidBlocks,
  figure,
  MINUTE,
  openAt,
  openRaid,
  press,
  questPanel,
  STEPS,
  timer,
} from '#e2e/kit/raid.ts';
import { barriersOn, expectFit } from '#e2e/kit/screen-checks.ts';

const PHONE = { width: 390, height: 844 };
const STEPPED = questDraft('read', { subtasks: [...STEPS, { id: 's3', title: 'Ask for review' }] });
const asking = (page: Page) => page.getByRole('dialog', { name: 'Is the rest done too?' });
const heading = (page: Page) => page.getByRole('dialog').getByRole('heading');

test('[T10] [T21] after the last floor 1 tap ticks the open steps and completes; the same window names what was paid and the next quest', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openRaid(page, '/pomodoro?quest=read&pomodoros=1', [
    STEPPED,
    questDraft('solve', { title: 'Solve one algorithm in the dark' }),
  ]);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(asking(page)).toContainText('25 minutes held · +50 XP');
  await expect(asking(page)).toContainText('3 of 3 steps are still open');
  await expect(heading(page)).toBeFocused();
  await expect(completed(page)).toBeHidden();
  await asking(page).evaluate((dialog) => void Object.assign(dialog, { isTheSame: true }));

  await press(page, 'All 3 done, complete it');
  await expect(completed(page)).toContainText('1 floor cleared+50 XP');
  await expect(completed(page)).toContainText('Total+75 XP');
  await expect(completed(page)).toContainText('Next: Solve one algorithm in the dark');
  await expect(heading(page)).toBeFocused();
  expect(await completed(page).evaluate((dialog) => 'isTheSame' in dialog)).toBe(true);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expectPaidBlocks(page, 1);
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ id: 'read', completed: true, streak: 1 }, { id: 'solve' }]);
});

test('[T17] [T21] the question stands on every screen until it is answered; steps can be ticked in it; another floor pays and asks again; left open, nothing is lost @proof', async ({
  page,
}) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=1', [STEPPED]);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(asking(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await goTo(page, '/habits');
  await page.getByRole('link', { name: 'Is the rest done too?' }).click();
  await expect(asking(page)).toBeVisible();
  await openAt(page, page.url());
  await asking(page).getByRole('checkbox', { name: 'Write the failing test' }).check();
  await expect(asking(page)).toContainText('2 of 3 steps are still open');

  await press(page, 'Another floor');
  await expect(asking(page)).toBeHidden();
  await expect(timer(page)).toHaveText('25:00');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(figure(page, 'Sessions')).toHaveText('1 / 2');
  await page.clock.fastForward(25 * MINUTE);
  await expect(asking(page)).toContainText('50 minutes held · +100 XP');

  await press(page, 'Leave it open');
  await expect(asking(page)).toBeHidden();
  await expect(questPanel(page)).toContainText(
    '2 floors cleared, the quest is not: 2 steps left before it can be completed.',
  );
  await expectPaidBlocks(page, 2);
  await openAt(page, page.url());
  await expect(asking(page)).toBeHidden();
  const complete = page.getByRole('button', { name: 'Complete Quest' });
  await expect(complete).toHaveAttribute('aria-disabled', 'true');
  await expect(complete).toHaveAccessibleDescription(/2 steps left/);
  await complete.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const title of ['Make it pass', 'Ask for review']) {
    await page.getByRole('checkbox', { name: title }).check();
  }
  await complete.click();
  await expect(completed(page)).toContainText('Total+125 XP');
});

test('[T22] at 390x844 the quest and its steps are in sight while the timer runs; at 844x390 the digits and the controls are', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openRaid(page, '/pomodoro?quest=read&pomodoros=2', [STEPPED]);
  await press(page, 'Start');
  await page.clock.fastForward(MINUTE);
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox();
  const steps = questPanel(page).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  const inSight = [
    timer(page),
    page.getByRole('button', { name: 'Pause' }),
    questPanel(page).getByRole('heading'),
    ...(await steps.all()),
  ];
  for (const part of inSight) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }

  await page.setViewportSize({ width: 844, height: 390 });
  for (const part of [
    timer(page),
    ...['Pause', 'Reset'].map((name) => page.getByRole('button', { name })),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('[T21] the window fits every screen, its buttons stay in sight however many steps there are, and axe finds no barrier @proof', async ({
  page,
}) => {
  const subtasks = Array.from({ length: 12 }, (_, at) => ({ id: `s${at}`, title: 'n'.repeat(90) }));
  await openRaid(page, '/pomodoro?quest=read&pomodoros=1', [
    questDraft('read', { title: 'W'.repeat(120), subtasks }),
  ]);
  await press(page, 'Start');
  await page.clock.fastForward(25 * MINUTE);
  await expect(asking(page)).toBeVisible();
  await page.clock.resume(); // axe waits for timers
  expect(await barriersOn(page)).toEqual([]);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await expectFit(page, [width], height);
    for (const name of ['All 12 done, complete it', 'Another floor', 'Leave it open']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});
