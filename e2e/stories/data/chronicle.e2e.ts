import { expect, type Page, test } from '@playwright/test';
import { clearedDraft, focusDrafts, questDraft, stampOf } from '#e2e/kit/command-drafts.ts';
import { type CommandDraft, doElsewhere, openScreen } from '#e2e/kit/hunter.ts';
import { button, cardOf, clearControl, expectCleared } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectFit } from '#e2e/kit/screen-checks.ts';
import { expectSynced, goOffline, goOnline, keptOffline } from '#e2e/kit/sync-devices.ts';

const days = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const drafts = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the Chronicle' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const YEAR = stampOf(0).day.slice(0, 4);

/** A quest cleared once a day, on the last so many days, today included. */
function clearedDaily(
  questId: string,
  count: number,
  stated: Record<string, unknown>,
): CommandDraft[] {
  return Array.from({ length: count }, (_, index) => {
    const stamp = stampOf(count - 1 - index);
    return { ...clearedDraft(`${questId}@${stamp.day}`, stated), ...stamp };
  });
}

const PAST = [
  ...clearedDaily('run', 3, { title: 'Run to the river', category: 'Fitness', xpReward: 60 }),
  ...clearedDaily('sketch', 2, { title: 'Café sketch', category: 'Content', xpReward: 20 }),
  ...focusDrafts(1).map((draft) => ({ ...draft, ...stampOf(2) })),
];

test('[CH1] [CH2] [CH3] [CH4] every figure of the profile opens to the commands behind it, each with its pay and its reason; a year of days and XP per week are drawn and told in words, and fit every screen', async ({
  page,
}) => {
  const long = 'W'.repeat(180);
  await openScreen(page, '/character', [...PAST, clearedDraft('long', { title: long })]);
  await page.getByRole('link', { name: '295 XP' }).click();
  await expect(title(page)).toHaveText('Chronicle');
  await expect(days(page)).toHaveCount(3);
  await expect(days(page).first()).toContainText(YEAR);
  const newest = drafts(page, 'Run to the river').first();
  await expect(newest).toContainText('+60 XP');
  await expect(newest).toContainText('reward of a basic daily quest, Fitness trains Strength');
  await expect(drafts(page, 'Focus block')).toContainText('25 minutes of focus, trains Wisdom');
  await expect(drafts(page, 'Brought level 2')).toHaveCount(1);

  await expect(
    page.getByRole('img', { name: /^The last year: a login on 1 day, 6 quests/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^XP per week over the last 52 weeks: 295 in all/ }),
  ).toBeVisible();
  await expect(drafts(page, long)).toBeVisible();
  await page.getByText('Read it by month').click();
  await expect(page.getByRole('table').first().getByRole('row').nth(1)).toContainText(YEAR);
  await expectFit(page, [320, 390, 1440]);

  await search(page).fill('CAFE');
  await expect(page.getByText('2 deeds found')).toBeVisible();
  await expect(drafts(page, 'Run to the river')).toHaveCount(0);
  await search(page).fill('nobody did this');
  await expect(page.getByText('Nothing of that kind stands in the Chronicle.')).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'Strength' }).click();
  await expect(page.getByRole('region', { name: /^Strength 1\d$/ })).toContainText('began at 10');
  await expect(drafts(page, 'Café sketch')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Level 3' }).click();
  await expect(page.getByText(/^Brought level/)).toHaveCount(2);
  await page.goBack();
  await page.getByRole('link', { name: '3 clears' }).click();
  await expect(page.getByRole('region', { name: 'Streak 3' })).toContainText('Run to the river');
  await expect(page.getByText('3 deeds found')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[CH5] [N9] offline it shows what was read and what waits, live it follows other devices, and signing out erases it @proof', async ({
    page,
  }) => {
    const hunter = await openScreen(page, '/character', [
      ...PAST,
      questDraft('open'),
      questDraft('more', { title: 'Still to do' }),
    ]);
    await page.getByRole('link', { name: 'Chronicle' }).click();
    await expect(days(page)).toHaveCount(3);
    await doElsewhere(page, hunter, [clearedDraft('far', { title: 'Done far away' })]);
    await expect(drafts(page, 'Done far away')).toBeVisible();

    await keptOffline(page);
    await goOffline(page);
    await page.getByRole('link', { name: 'Quest Log' }).click();
    await clearControl(cardOf(page, 'Read ten pages')).click();
    await expectCleared(cardOf(page, 'Read ten pages'));
    await page.goto('/chronicle');
    await expect(page.getByRole('alert')).toContainText(
      'What this device has read before is here.',
    );
    await expect(drafts(page, 'Read ten pages')).toContainText('Waits to be sent');
    await expect(drafts(page, 'Done far away')).toBeVisible();

    await goOnline(page);
    await expectSynced(page);
    await expect(page.getByText('Waits to be sent')).toBeHidden();
    await button(page, 'Log out').click();
    await expect(page.getByRole('button', { name: 'Enter the Dungeon' })).toBeVisible();
    const kept = await page.evaluate(async () => JSON.stringify(await indexedDB.databases()));
    expect(kept).not.toContain(hunter.uid);
  });
});
