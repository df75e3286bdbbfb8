import { expect, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard } from '#e2e/kit/hunter.ts';
import { cardOf, clearControl, expectCleared, undoControl } from '#e2e/kit/quest-board.ts';
import { expectPaidBlocks, MINUTE, openRaid, press, timer } from '#e2e/kit/raid.ts';
import {
  addQuest,
  anotherDevice,
  anotherTab,
  closeOtherDevices,
  complete,
  expectSynced,
  goOffline,
  goOnline,
  titlesOnServer,
} from '#e2e/kit/sync-devices.ts';

test.afterEach(closeOtherDevices);

const PAGES = 'Read ten pages';

test("[N4] two tabs of one browser show each other's commands at once, before any push", async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    questDraft('pages'),
    questDraft('run', { title: 'Run' }),
  ]);
  await expectSynced(page);
  const tab = await anotherTab(page);
  await goOffline(page);

  await complete(page, PAGES);
  await expectCleared(cardOf(tab, PAGES));
  await complete(tab, 'Run');
  await expectCleared(cardOf(page, 'Run'));

  await goOnline(page);
  await expectSynced(page, tab);
  const { document } = await documentOf(page);
  expect(document.lifetimeXp).toBe(75);
});

test('[N4] a push by one tab is seen by the other, and only one tab listens to the server @proof', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
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

test('[S10] [B2] Undo in one tab while another pushes: what was held is taken back, the rest arrives @proof', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, questDraft('pages')]);
  await expectSynced(page);
  const tab = await anotherTab(page);
  await clearControl(cardOf(page, PAGES)).press('Enter');
  await expect(undoControl(cardOf(page, PAGES))).toBeFocused(); // its time stands still
  await expectCleared(cardOf(tab, PAGES));
  await addQuest(tab, 'Meanwhile');
  await expect.poll(() => titlesOnServer(page)).toContain('Meanwhile');

  await undoControl(cardOf(page, PAGES)).press('Enter');
  for (const one of [page, tab]) {
    await expect(clearControl(cardOf(one, PAGES))).toBeVisible();
  }
  await expectSynced(page, tab);
  const { document } = await documentOf(page);
  expect(document.habits.some(({ completed }: { completed: boolean }) => completed)).toBe(false);
  expect(document.lifetimeXp).toBe(25);
});

test('[T3] [D6] blocks of two devices are both paid @proof', async ({ page, browser }) => {
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

  await expectPaidBlocks(page, 2);
});
