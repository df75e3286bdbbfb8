import { expect, test } from '@playwright/test';
import { documentOf, questDeed } from './hunter.ts';
import { button, cardOf, openBoard, SEASONED } from './quest-board.ts';
import { MINUTE, openRaid, paidBlocks, press, timer } from './raid.ts';
import {
  addQuest,
  anotherDevice,
  anotherTab,
  complete,
  expectSynced,
  goOffline,
  goOnline,
  notices,
  titlesOnServer,
} from './sync-devices.ts';

test.use({ timezoneId: 'UTC', serviceWorkers: 'allow' });

const PAGES = 'Read ten pages';

test("[N4] two tabs of one browser show each other's deeds at once, before any push", async ({
  page,
}) => {
  await openBoard(page, [...SEASONED, questDeed('pages'), questDeed('run', { title: 'Run' })]);
  await expectSynced(page);
  const tab = await anotherTab(page);
  await goOffline(page);

  await complete(page, PAGES);
  await expect(button(cardOf(tab, PAGES), 'Remove from board')).toBeVisible();
  await complete(tab, 'Run');
  await expect(button(cardOf(page, 'Run'), 'Remove from board')).toBeVisible();

  await goOnline(page);
  await expectSynced(page, tab);
  const { document } = await documentOf(page);
  expect(document.lifetimeXp).toBe(75);
});

test('[N4] a push by one tab is seen by the other, and only one tab listens to the server', async ({
  page,
}) => {
  await openBoard(page, SEASONED);
  await expectSynced(page);
  const streams: string[] = [];
  const tab = await page.context().newPage();
  tab.on('request', (request) => streams.push(request.url()));
  await tab.goto('/habits');
  await addQuest(page, 'Mine');

  await expect(cardOf(tab, 'Mine')).toBeVisible();
  await expectSynced(page, tab);
  expect(streams.filter((url) => url.endsWith('/api/sync/stream'))).toEqual([]);
});

test('[S10] Undo in one tab while another pushes: what was held is taken back, the rest arrives', async ({
  page,
}) => {
  await openBoard(page, [...SEASONED, questDeed('pages')]);
  await expectSynced(page);
  const tab = await anotherTab(page);
  await button(cardOf(page, PAGES), 'Mark Complete').click();
  await button(notices(page), 'Undo').hover(); // its time stands still
  await expect(button(cardOf(tab, PAGES), 'Remove from board')).toBeVisible();
  await addQuest(tab, 'Meanwhile');
  await expect.poll(() => titlesOnServer(page)).toContain('Meanwhile');

  await button(notices(page), 'Undo').click();
  for (const one of [page, tab]) {
    await expect(button(cardOf(one, PAGES), 'Mark Complete')).toBeVisible();
  }
  await expectSynced(page, tab);
  const { document } = await documentOf(page);
  expect(document.habits.some(({ completed }: { completed: boolean }) => completed)).toBe(false);
  expect(document.lifetimeXp).toBe(25);
});

test('[T6] [D5] one block shown in two tabs pays once', async ({ page }) => {
  await openRaid(page);
  const tab = await page.context().newPage();
  await tab.goto('/pomodoro');
  await expect(async () => {
    await page.clock.runFor(500); // the clock of the whole browser
    await expect(timer(tab)).toBeVisible({ timeout: 500 });
  }).toPass();
  await press(page, 'Start');
  await expect(button(tab, 'Pause')).toBeVisible();
  await page.clock.runFor(25 * MINUTE);

  await expect(async () => {
    await page.clock.runFor(1_000); // what waits a second before it is pushed waits for this clock
    for (const one of [page, tab]) {
      await expect(one.getByText('Synced', { exact: true })).toBeVisible({ timeout: 500 });
    }
    expect(await paidBlocks(page)).toBe(1);
  }).toPass();
});

test('[T3] [D6] blocks of two devices are both paid', async ({ page, browser }) => {
  const hunter = await openRaid(page);
  const other = await anotherDevice(browser, page, hunter);
  await other.clock.install({ time: Date.now() });
  await other.goto('/pomodoro');
  await expect(timer(other)).toBeVisible();
  for (const device of [page, other]) {
    await press(device, 'Start');
    await device.clock.runFor(25 * MINUTE);
    await device.clock.runFor(3_000);
  }

  await expect.poll(() => paidBlocks(page)).toBe(2);
});
