import { expect, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, doElsewhere, openBoard } from '#e2e/kit/hunter.ts';
import { cardOf, clearControl, expectCleared, lookAway } from '#e2e/kit/quest-board.ts';
import {
  addQuest,
  anotherDevice,
  closeOtherDevices,
  complete,
  expectSynced,
  goOffline,
  goOnline,
  paidXp,
  remove,
  titlesOnServer,
} from '#e2e/kit/sync-devices.ts';
import { dayAt } from '#e2e/kit/time-zone.ts';

test.afterEach(closeOtherDevices);

const PAGES = 'Read ten pages';
const FIRST_XP = 25; // of the quest that FIRST_CLEARED cleared

test('[D2] [N4] both devices complete the same quest offline: it is cleared on both and paid once; one removes what the other completes: it stays removed, and pays once', async ({
  page,
  browser,
}) => {
  const run = questDraft('run', { title: 'Run', xpReward: 10 });
  const hunter = await openBoard(page, [...FIRST_CLEARED, questDraft('pages'), run]);
  const other = await anotherDevice(browser, page, hunter);
  await goOffline(page, other);
  for (const device of [page, other]) {
    await complete(device, PAGES);
    await expect(device.getByText(/Offline, \d+ waiting/)).toBeVisible();
  }
  await remove(page, 'Run');
  await complete(other, 'Run');

  await goOnline(page, other);
  await expectSynced(page, other);
  for (const device of [page, other]) {
    await expectCleared(cardOf(device, PAGES));
    await expect(cardOf(device, 'Run')).toBeHidden();
  }
  expect(await paidXp(page)).toBe(FIRST_XP + 35);
});

test('[D6] both devices level up offline: the level is what all the XP together reach @proof', async ({
  page,
  browser,
}) => {
  const quests = ['one', 'two'].map((id) =>
    questDraft(id, { title: `Quest ${id}`, xpReward: 100, difficulty: 'elite', tier: 3 }),
  );
  const hunter = await openBoard(page, [...FIRST_CLEARED, ...quests]);
  const other = await anotherDevice(browser, page, hunter);
  await goOffline(page, other);
  for (const [device, title] of [
    [page, 'Quest one'],
    [other, 'Quest two'],
  ] as const) {
    await clearControl(cardOf(device, title)).click();
    await expectCleared(cardOf(device, title));
    await lookAway(device);
    const window = device.getByRole('dialog', { name: /Level/i });
    await expect(window).toBeVisible();
    await device.keyboard.press('Escape');
    await expect(window).toBeHidden();
  }

  await goOnline(page, other);
  await expect.poll(() => paidXp(page)).toBe(FIRST_XP + 200);
  const { document } = await documentOf(page);
  expect(document.character).toMatchObject({ level: 3, xp: 5 }); // 225 = 100 + 120 + 5
  for (const device of [page, other]) {
    await expect(device.getByText(/^Level 3\b/).first()).toBeAttached();
  }
});

test('[N4] a change from elsewhere inside the second before a push: both stand, on the screen and on the server @proof', async ({
  page,
}) => {
  const hunter = await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await addQuest(page, 'Mine');
  await doElsewhere(page, hunter, [questDraft('theirs', { title: 'Theirs' })]);

  for (const title of ['Mine', 'Theirs']) await expect(cardOf(page, title)).toBeVisible();
  await expectSynced(page);
  expect([...(await titlesOnServer(page))].sort()).toEqual(['Mine', 'Theirs']);
});

for (const [skew, ms] of [
  ['three hours behind', -3 * 3_600_000],
  ['a year ahead', 365 * 86_400_000],
] as const) {
  test(`[D14] a device whose clock is ${skew} has its commands taken, on the day they were done @proof`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + ms });
    await openBoard(page, [...FIRST_CLEARED, questDraft('pages')]);
    await complete(page, PAGES);
    await expectSynced(page);

    const { document } = await documentOf(page);
    const last = document.habits[0].lastCompleted;
    expect(Math.abs(Date.parse(last) - Date.now())).toBeLessThan(60_000);
    expect(document.dailyActivities.at(-1).date).toBe(dayAt(Date.parse(last)));
    expect(await paidXp(page)).toBe(FIRST_XP + 25);
  });
}
