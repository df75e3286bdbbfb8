import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { type Deed, doElsewhere, questDeed } from './hunter.ts';
import { arrive, clearedDeed, focusDeeds, overflowOf, troubleSpotsOn } from './hunter-screens.ts';
import { button, cardOf, stampOf } from './quest-board.ts';
import { expectSynced, goOffline, goOnline } from './sync-devices.ts';

test.use({ timezoneId: 'UTC', serviceWorkers: 'allow' });

const days = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const deeds = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the Chronicle' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const YEAR = stampOf(0).day.slice(0, 4);

/** A quest cleared once a day, on the last so many days, today included. */
function clearedDaily(questId: string, count: number, stated: Record<string, unknown>): Deed[] {
  return Array.from({ length: count }, (_, index) => {
    const stamp = stampOf(count - 1 - index);
    return { ...clearedDeed(`${questId}@${stamp.day}`, stated), ...stamp };
  });
}

const PAST = [
  ...clearedDaily('run', 3, { title: 'Run to the river', category: 'Fitness', xpReward: 60 }),
  ...clearedDaily('sketch', 2, { title: 'Café sketch', category: 'Content', xpReward: 20 }),
  ...focusDeeds(1).map((deed) => ({ ...deed, ...stampOf(2) })),
];

test('[CH1] [CH2] [CH3] every figure of the profile opens to the deeds behind it, each with its pay and its reason', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/character', PAST);
  await page.getByRole('link', { name: '270 XP' }).click();
  await expect(title(page)).toHaveText('Chronicle');
  await expect(days(page)).toHaveCount(3);
  await expect(days(page).first()).toContainText(YEAR);
  const newest = deeds(page, 'Run to the river').first();
  await expect(newest).toContainText('+60 XP');
  await expect(newest).toContainText('reward of a basic daily quest, Fitness trains Strength');
  await expect(deeds(page, 'Focus block')).toContainText('25 minutes of focus, trains Wisdom');
  await expect(deeds(page, 'Brought level 2')).toHaveCount(1);

  await search(page).fill('CAFE');
  await expect(page.getByText('2 deeds found')).toBeVisible();
  await expect(deeds(page, 'Run to the river')).toHaveCount(0);
  await search(page).fill('nobody did this');
  await expect(page.getByText('Nothing of that kind stands in the Chronicle.')).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'Strength' }).click();
  await expect(page.getByRole('region', { name: /^Strength 1\d$/ })).toContainText('began at 10');
  await expect(deeds(page, 'Café sketch')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Level 3' }).click();
  await expect(page.getByText(/^Brought level/)).toHaveCount(2);
  await page.goBack();
  await page.getByRole('link', { name: '3 clears' }).click();
  await expect(page.getByRole('region', { name: 'Streak 3' })).toContainText('Run to the river');
  await expect(page.getByText('3 deeds found')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('[CH4] a year of days and XP per week are drawn and told in words, and fit every screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const long = 'W'.repeat(180);
  await arrive(page, '/character', [...PAST, clearedDeed('long', { title: long })]);
  await page.getByRole('link', { name: 'Chronicle' }).click();
  await expect(
    page.getByRole('img', { name: /^The last year: a login on 1 day, 6 quests/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^XP per week over the last 52 weeks: 295 in all/ }),
  ).toBeVisible();
  await expect(deeds(page, long)).toBeVisible();
  await page.getByText('Read it by month').click();
  await expect(page.getByRole('table').first().getByRole('row').nth(1)).toContainText(YEAR);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
    expect(await troubleSpotsOn(page), `${width} px`).toEqual([]);
  }
  expect(await barriersOn(page)).toEqual([]);
});

test('[CH5] [N9] offline it shows what was read and what waits, live it follows other devices, and signing out erases it', async ({
  page,
}) => {
  const hunter = await arrive(page, '/character', [...PAST, questDeed('open')]);
  await page.getByRole('link', { name: 'Chronicle' }).click();
  await expect(days(page)).toHaveCount(3);
  await doElsewhere(page, hunter, [clearedDeed('far', { title: 'Done far away' })]);
  await expect(deeds(page, 'Done far away')).toBeVisible();

  await goOffline(page);
  await page.getByRole('link', { name: 'Quest Log' }).click();
  await button(cardOf(page, 'Read ten pages'), 'Mark Complete').click();
  await page.goto('/chronicle');
  await expect(page.getByRole('alert')).toContainText('What this device has read before is here.');
  await expect(deeds(page, 'Read ten pages')).toContainText('Waits to be sent');
  await expect(deeds(page, 'Done far away')).toBeVisible();

  await goOnline(page);
  await expectSynced(page);
  await expect(page.getByText('Waits to be sent')).toBeHidden();
  await button(page, 'Log out').click();
  await expect(page.getByRole('button', { name: 'Enter the Dungeon' })).toBeVisible();
  const kept = await page.evaluate(async () => JSON.stringify(await indexedDB.databases()));
  expect(kept).not.toContain(hunter.uid);
});
