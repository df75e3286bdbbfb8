import { expect, test } from '@playwright/test';
import { documentOf, doElsewhere, questDeed } from './hunter.ts';
import { button, cardOf, openBoard, SEASONED } from './quest-board.ts';
import {
  addQuest,
  anotherDevice,
  complete,
  expectSynced,
  goOffline,
  goOnline,
  paidXp,
  remove,
  titlesOnServer,
} from './sync-devices.ts';

test.use({ timezoneId: 'UTC', serviceWorkers: 'allow' });

const PAGES = 'Read ten pages';
const FIRST_XP = 25; // of the quest that SEASONED cleared

test('[D2] [N4] both devices complete the same quest offline: it is cleared on both and paid once', async ({
  page,
  browser,
}) => {
  const hunter = await openBoard(page, [...SEASONED, questDeed('pages')]);
  const other = await anotherDevice(browser, page, hunter);
  await goOffline(page, other);
  for (const device of [page, other]) {
    await complete(device, PAGES);
    await expect(device.getByText(/Offline, \d+ waiting/)).toBeVisible();
  }

  await goOnline(page, other);
  await expectSynced(page, other);
  for (const device of [page, other]) {
    await expect(button(cardOf(device, PAGES), 'Remove from board')).toBeVisible();
  }
  expect(await paidXp(page)).toBe(FIRST_XP + 25);
});

test('[D2] one device removes while the other completes: it stays removed, and pays once', async ({
  page,
  browser,
}) => {
  const hunter = await openBoard(page, [...SEASONED, questDeed('pages')]);
  const other = await anotherDevice(browser, page, hunter);
  await goOffline(page, other);
  await remove(page, PAGES);
  await complete(other, PAGES);

  await goOnline(page, other);
  await expectSynced(page, other);
  for (const device of [page, other]) await expect(cardOf(device, PAGES)).toBeHidden();
  expect(await paidXp(page)).toBe(FIRST_XP + 25);
});

test('[D6] both devices level up offline: the level is what all the XP together reach', async ({
  page,
  browser,
}) => {
  const quests = ['one', 'two'].map((id) =>
    questDeed(id, { title: `Quest ${id}`, xpReward: 100, difficulty: 'elite', tier: 3 }),
  );
  const hunter = await openBoard(page, [...SEASONED, ...quests]);
  const other = await anotherDevice(browser, page, hunter);
  await goOffline(page, other);
  for (const [device, title] of [
    [page, 'Quest one'],
    [other, 'Quest two'],
  ] as const) {
    await button(cardOf(device, title), 'Mark Complete').click();
    const window = device.getByRole('dialog', { name: /Level/i });
    await expect(window).toBeVisible();
    await device.keyboard.press('Escape');
    await expect(window).toBeHidden();
  }

  await goOnline(page, other);
  await expect.poll(() => paidXp(page), { timeout: 15_000 }).toBe(FIRST_XP + 200);
  const { document } = await documentOf(page);
  expect(document.character).toMatchObject({ level: 3, xp: 5 }); // 225 = 100 + 120 + 5
  for (const device of [page, other]) {
    await expect(device.getByText(/^Level 3\b/).first()).toBeAttached();
  }
});

test('[N4] a change from elsewhere inside the second before a push: both stand, on the screen and on the server', async ({
  page,
}) => {
  const hunter = await openBoard(page, SEASONED);
  await expectSynced(page);
  await addQuest(page, 'Mine');
  await doElsewhere(page, hunter, [questDeed('theirs', { title: 'Theirs' })]);

  for (const title of ['Mine', 'Theirs']) await expect(cardOf(page, title)).toBeVisible();
  await expectSynced(page);
  expect([...(await titlesOnServer(page))].sort()).toEqual(['Mine', 'Theirs']);
});

for (const [skew, ms] of [
  ['three hours behind', -3 * 3_600_000],
  ['a year ahead', 365 * 86_400_000],
] as const) {
  test(`[D14] a device whose clock is ${skew} has its deeds taken, on the day they were done`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + ms });
    await openBoard(page, [...SEASONED, questDeed('pages')]);
    await complete(page, PAGES);
    await expectSynced(page);

    const { document } = await documentOf(page);
    const last = document.habits[0].lastCompleted;
    expect(Math.abs(Date.parse(last) - Date.now())).toBeLessThan(60_000);
    expect(document.dailyActivities.at(-1).date).toBe(last.match(/^[\d-]+/)?.[0]);
    expect(await paidXp(page)).toBe(FIRST_XP + 25);
  });
}
