import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { type Deed, documentOf, doElsewhere, questDeed } from './hunter.ts';
import { overflowOf, troubleSpotsOn } from './hunter-screens.ts';
import { button, cardOf, cards, doneDeed, openBoard, SEASONED, stampOf } from './quest-board.ts';
import {
  anotherDevice,
  anotherTab,
  expectSynced,
  goOffline,
  goOnline,
  titlesOnServer,
} from './sync-devices.ts';

test.use({ timezoneId: 'UTC', serviceWorkers: 'allow' });

const PAGES = 'Read ten pages';
const RUN = 'Run to the river';

/** A daily that was cleared so many days ago. */
function cleared(questId: string, title: string, daysAgo: number): readonly Deed[] {
  return [
    { ...questDeed(questId, { title, xpReward: 10 }), key: `add:${questId}`, ...stampOf(daysAgo) },
    { ...doneDeed(questId, daysAgo), title, frequency: 'daily', xpReward: 10 },
  ];
}

const CHOSEN = (renewal: string): Deed => ({
  kind: 'hunter.settings',
  key: 'set:renewal',
  id: 'renewal',
  settings: { renewal },
});

const banner = (page: Page) => page.getByRole('region', { name: /can be renewed$/ });
const isOpen = (page: Page, title: string) => button(cardOf(page, title), 'Mark Complete');
const idsOnServer = async (page: Page): Promise<readonly string[]> => {
  const { document } = await documentOf(page);
  return document.habits.map(({ id }: { readonly id: string }) => id);
};

test('[W7] [W9] [W2] [S7] the first morning: one banner asks, one click brings the quests back, and the day can be cleared again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoard(page, [...SEASONED, ...cleared('read', PAGES, 1), ...cleared('run', RUN, 1)]);
  await expect(banner(page)).toContainText('2 daily quests can be renewed');
  await expect(banner(page)).toContainText('Cleared yesterday. Streaks stay as they are.');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
    const spots = await troubleSpotsOn(page);
    expect(
      spots.filter((spot) => !spot.includes('role="tab"')),
      `${width} px`,
    ).toEqual([]);
  }
  expect(await barriersOn(page)).toEqual([]);
  await expectSynced(page);
  expect(await idsOnServer(page)).toEqual(['read', 'run']);

  await page.getByRole('link', { name: 'Command Center' }).click();
  await expect(page.getByText('A new day has begun')).toBeVisible();
  await expect(page.getByText('All quests completed for today!')).toBeHidden();
  await page.getByRole('link', { name: 'Choose on the Quest Board' }).click();
  await button(banner(page), 'Renew').press('Enter');

  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(page.getByText('2 quests are back')).toBeVisible();
  for (const title of [PAGES, RUN]) {
    await expect(isOpen(page, title)).toBeVisible();
    await expect(cardOf(page, title)).toContainText('Streak 1');
  }
  await expectSynced(page);
  const today = stampOf(0).day;
  expect(await idsOnServer(page)).toEqual([`read@${today}`, `run@${today}`]);
  expect((await documentOf(page)).document.settings.renewal).toBe('ask');

  await page.reload();
  await expect(isOpen(page, PAGES)).toBeVisible();
  await isOpen(page, PAGES).click();
  await isOpen(page, RUN).click();
  await page.getByRole('link', { name: 'Command Center' }).click();
  await expect(page.getByText('All quests completed for today!')).toBeVisible();
});

test('[W7] "Not now" asks no more today, "Never" asks no more at all, a single quest may say otherwise and take it back', async ({
  page,
}) => {
  await openBoard(page, [...SEASONED, ...cleared('read', PAGES, 1), ...cleared('run', RUN, 3)]);
  await expect(banner(page)).toContainText('Cleared earlier.');
  await button(banner(page), 'Not now').click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await expect(banner(page)).toBeHidden();

  await page.getByRole('link', { name: 'Welcome, Ash Vale' }).click();
  const renewal = page.getByRole('region', { name: 'Renewal', exact: true });
  await expect(renewal).toContainText('You have not chosen yet');
  await renewal.getByText('Never').first().click();
  await expect(renewal.getByRole('radio', { name: 'Never' })).toBeChecked();
  await renewal.getByText('Choose for single quests').click();
  await renewal.getByLabel(`${RUN} (daily)`).selectOption('At dawn');
  await page.getByRole('link', { name: 'Quest Log' }).click();

  await expect(isOpen(page, RUN)).toBeVisible();
  await expect(button(cardOf(page, PAGES), 'Remove from board')).toBeVisible();
  await expectSynced(page);
  expect(await idsOnServer(page)).toEqual([`run@${stampOf(0).day}`, 'read'].sort().reverse());

  await button(cardOf(page, RUN), 'Edit').click();
  const editor = page.getByRole('dialog', { name: 'Edit Quest' });
  await expect(editor.getByLabel('Renewal')).toHaveValue('dawn');
  await editor.getByLabel('Renewal').selectOption('As in my settings');
  await button(editor, 'Save').click();
  await expect(editor).toBeHidden();
  await expectSynced(page);
  const { document } = await documentOf(page);
  expect(document.habits.map((quest: object) => 'renewal' in quest)).toEqual([false, false]);
  await page.getByRole('link', { name: 'Welcome, Ash Vale' }).click();
  await renewal.getByText('Choose for single quests').click();
  await expect(renewal.getByLabel(`${RUN} (daily)`)).toHaveValue('default');
  await renewal.getByLabel(`${RUN} (daily)`).selectOption('Ask me');
  await renewal.getByLabel(`${RUN} (daily)`).selectOption('As above');
  await expect(renewal.getByLabel(`${RUN} (daily)`)).toHaveValue('default');
});

test('[W5] [D3] one device renews on Tuesday, the other days later: the board shows the later one, and the clear of Tuesday counts', async ({
  page,
  browser,
}) => {
  const hunter = await openBoard(page, [...SEASONED, ...cleared('read', PAGES, 3), CHOSEN('ask')]);
  const other = await anotherDevice(browser, page, hunter);
  await expect(banner(page)).toBeVisible();
  await goOffline(page, other);
  await page.clock.setSystemTime(stampOf(2).at);
  await page.reload();
  await page.getByRole('button', { name: 'Enter the day' }).click(); // the lore of that day
  await button(banner(page), 'Renew').click();
  await isOpen(page, PAGES).click();
  await button(
    page.getByRole('status', { name: 'Notices' }).getByRole('article').filter({ hasText: 'Undo' }),
    'Close',
  ).click();
  await button(banner(other), 'Renew').click();
  await expect(isOpen(other, PAGES)).toBeVisible();

  await goOnline(page, other);
  await expectSynced(other);
  await expect.poll(() => idsOnServer(page)).toEqual([`read@${stampOf(0).day}`]);
  await expect(cardOf(other, PAGES)).toContainText('Streak 2');
  await expect(isOpen(other, PAGES)).toBeVisible();
  await expect(isOpen(page, PAGES)).toBeVisible();
});

test('[W8] [W9] one device removes, the other renews at dawn: the quest stays removed', async ({
  page,
  browser,
}) => {
  const today = stampOf(0).day;
  const hunter = await openBoard(page, [...SEASONED, ...cleared('read', PAGES, 0), CHOSEN('dawn')]);
  const other = await anotherDevice(browser, page, hunter);
  await expect(cards(other)).toHaveCount(1);
  await goOffline(page, other);
  await button(cardOf(page, PAGES), 'Remove from board').click();
  await button(
    page.getByRole('status', { name: 'Notices' }).getByRole('article').filter({ hasText: 'Undo' }),
    'Close',
  ).click();
  await other.clock.setSystemTime(Date.parse(`${today}T12:00:00Z`) + 86_400_000);
  await other.reload();
  await expect(isOpen(other, PAGES)).toBeVisible();

  await goOnline(page, other);
  await expectSynced(page);
  await expect.poll(() => titlesOnServer(page)).toEqual([]);
  await expect(cards(other)).toHaveCount(0);
});

test('[W9] two tabs at dawn make one successor, and another device sees it', async ({ page }) => {
  const hunter = await openBoard(page, [...SEASONED, ...cleared('read', PAGES, 1)]);
  const tab = await anotherTab(page);
  await expect(banner(tab)).toBeVisible();
  await doElsewhere(page, hunter, [CHOSEN('dawn')]);
  for (const one of [page, tab]) await expect(isOpen(one, PAGES)).toBeVisible();
  await expectSynced(page, tab);
  expect(await idsOnServer(page)).toEqual([`read@${stampOf(0).day}`]);
});
