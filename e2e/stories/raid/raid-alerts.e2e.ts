import { expect, type Page, test } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf } from '#e2e/kit/hunter.ts';
import { toasts } from '#e2e/kit/quest-board.ts';
import { completed, figure, MINUTE, openRaid, press, timer } from '#e2e/kit/raid.ts';
import { barriersOn, overflowOf, WIDTHS } from '#e2e/kit/screen-checks.ts';

declare global {
  interface Window {
    readonly told: { readonly asked: number; readonly strokes: number; readonly notes: string[] };
    readonly screens: string[];
  }
}

/** What the page asks of the machine around it. */
async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = { asked: 0, strokes: 0, notes: [] as string[] };
    const screens: string[] = [];
    class Notification {
      static permission = 'default';
      static requestPermission = async () => {
        told.asked += 1;
        Notification.permission = 'granted';
        return 'granted';
      };
      constructor(title: string, { body }: NotificationOptions) {
        told.notes.push(`${title}: ${body}`);
      }
    }
    Object.assign(globalThis, { told, screens, Notification });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      told.notes.push(`${title}: ${options?.body}`);
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function strike(at) {
      told.strokes += 1;
      start.call(this, at);
    };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          screens.push('on');
          return { release: async () => screens.push('off') };
        },
      },
    });
  });
}

const told = (page: Page) => page.evaluate(() => window.told);
const screens = (page: Page) => page.evaluate(() => window.screens);
const bar = (page: Page) => page.getByRole('link', { name: /Raid under way|Quest Completed/ });

/** A screen that comes later is shown after a moment, for which the clock has to run. */
async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.clock.runFor(500);
}

test('[T8] [T16] the end of a phase is heard and shown as the settings say, asked for from Start and never before @proof', async ({
  page,
}) => {
  await listenTo(page);
  await openRaid(page);
  expect(await told(page)).toEqual({ asked: 0, strokes: 0, notes: [] });
  expect(await screens(page)).toEqual([]);
  await press(page, 'Start');
  await expect.poll(() => told(page)).toMatchObject({ asked: 1 });
  await expect.poll(() => screens(page)).toEqual(['on']);
  await page.clock.runFor(2_000);
  await expect
    .poll(async () => (await documentOf(page)).document.settings)
    .toMatchObject({ hasNotifications: true });

  await page.clock.fastForward(25 * MINUTE);
  await expect
    .poll(() => told(page))
    .toMatchObject({ notes: ['Focus block cleared: +50 XP. Five minutes to breathe.'] });
  await expect.poll(async () => (await told(page)).strokes).toBeGreaterThan(0);
  await press(page, 'Pause');
  await expect.poll(() => screens(page)).toEqual(['on', 'off']);
  await press(page, 'Start');

  await go(page, 'Welcome, Ash Vale');
  const panel = page.getByRole('region', { name: 'Raids, sound and keys' });
  const { strokes } = await told(page);
  await expect(panel.getByLabel('Wait for Start after each phase')).not.toBeChecked();
  await panel.getByLabel('Wait for Start after each phase').check();
  await panel.getByLabel('Sound at the end of a phase').uncheck();
  await panel.getByLabel('Notification at the end of a phase').uncheck();
  await page.clock.fastForward(5 * MINUTE);
  await expect(toasts(page)).toContainText('Break over Focus waits for Start.');
  expect(await told(page)).toMatchObject({ asked: 1, strokes, notes: { length: 1 } });
  await go(page, 'Dungeon Raids');
  await expect(timer(page)).toHaveText('25:00');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('[T17] a raid under way shows on every screen, on a phone too, and is one click away @proof', async ({
  page,
}) => {
  await openRaid(page, '/pomodoro?quest=read&pomodoros=1', [
    questDraft('read', { title: `Read ${'W'.repeat(110)}` }),
  ]);
  await expect(bar(page)).toBeHidden();
  await press(page, 'Start');
  await page.clock.fastForward(10 * MINUTE);
  for (const name of ['Command Center', 'Quest Log', 'Hunter Profile', 'Hall of Fame']) {
    await go(page, name);
    await expect(bar(page)).toContainText('Focus');
    await expect(bar(page)).toContainText(/Read W+1[45]:\d\d left$/);
  }
  await page.clock.fastForward(MINUTE);
  await expect(bar(page)).toContainText('13:5');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect((await bar(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect.poll(() => overflowOf(page)).toBe(0);
  }
  await page.clock.resume();
  expect(await barriersOn(page)).toEqual([]);
  await bar(page).click();
  await expect(timer(page)).toHaveText(/^13:/);

  await go(page, 'Quest Log');
  await page.clock.fastForward(14 * MINUTE);
  await expect(toasts(page)).toContainText('Quest Completed');
  await expect(completed(page)).toBeHidden();
  await bar(page).click();
  await expect(completed(page)).toContainText('+75 XP');
});

test('[T2] [T19] Space and R run the timer unless something else has the focus, and can be switched off @proof', async ({
  page,
}) => {
  await openRaid(page);
  await expect(page.getByText('Space starts, R resets')).toBeVisible();
  await page.keyboard.press('Space');
  await page.clock.fastForward(MINUTE);
  await expect(timer(page)).toHaveText('24:00');
  await page.keyboard.press('Space');
  await page.clock.fastForward(MINUTE);
  await expect(timer(page)).toHaveText('24:00');

  await page.keyboard.press('r');
  await expect(timer(page)).toHaveText('25:00');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(timer(page)).toHaveText('24:00');
  const reset = page.getByRole('button', { name: 'Reset' });
  await reset.focus();
  await page.keyboard.press('r');
  await expect(timer(page)).toHaveText('24:00');
  await page.keyboard.press('Enter');
  await expect(timer(page)).toHaveText('25:00');

  await go(page, 'Welcome, Ash Vale');
  await page.getByLabel('Keys without Ctrl').uncheck();
  await go(page, 'Dungeon Raids');
  await expect(timer(page)).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('R resets')).toBeHidden();
  await expect(figure(page, 'Sessions today')).toHaveText('0');
});
