import { expect, type Page, test } from '@playwright/test';
import { doneDraft, FIRST_CLEARED, questDraft, stampOf } from '#e2e/kit/command-drafts.ts';
import { type CommandDraft, documentOf, doElsewhere, openBoard } from '#e2e/kit/hunter.ts';
import {
  button,
  cardOf,
  cards,
  chooseIn,
  clearControl,
  doneGroup,
  expectCleared,
  lookAway,
  undoControl,
} from '#e2e/kit/quest-board.ts';
import { barriersOn, expectFit } from '#e2e/kit/screen-checks.ts';
import {
  anotherDevice,
  anotherTab,
  closeOtherDevices,
  expectSynced,
  goOffline,
  goOnline,
  keptOffline,
  titlesOnServer,
} from '#e2e/kit/sync-devices.ts';

test.afterEach(closeOtherDevices);

const PAGES = 'Read ten pages';
const RUN = 'Run to the river';

/** A daily that was cleared so many days ago. */
function cleared(questId: string, title: string, daysAgo: number): readonly CommandDraft[] {
  return [
    { ...questDraft(questId, { title, xpReward: 10 }), ...stampOf(daysAgo) },
    { ...doneDraft(questId, daysAgo), title, frequency: 'daily', xpReward: 10 },
  ];
}

const CHOSEN = (renewal: string): CommandDraft => ({
  kind: 'hunter.settings',
  key: 'set:renewal',
  id: 'renewal',
  settings: { renewal },
});

const banner = (page: Page) =>
  page.getByRole('region', { name: /quests? from (yesterday|earlier)$/ });
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });
/** A quest of an earlier day says when it was cleared; one of today how often it is due. */
const isOpen = (page: Page, title: string) =>
  clearControl(cardOf(page, title).filter({ hasText: 'Every day' }));
const idsOnServer = async (page: Page): Promise<readonly string[]> => {
  const { document } = await documentOf(page);
  return document.habits.map(({ id }: { readonly id: string }) => id);
};

test('[W7] [W9] [W2] [S7] [B4] the first morning: one banner asks, one click brings the quests back, and the day can be cleared again', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    ...cleared('read', PAGES, 1),
    ...cleared('run', RUN, 1),
  ]);
  await expect(banner(page)).toContainText('Two quests from yesterday');
  await expect(banner(page)).toContainText('When should they come back?');
  await expect(banner(page).getByRole('button')).toHaveText([
    /^Every dawn/,
    /^Only today/,
    'Not now',
  ]);
  await expectFit(page, [320, 390, 1440]);
  expect(await barriersOn(page)).toEqual([]);
  await expectSynced(page);
  expect(await idsOnServer(page)).toEqual(['read', 'run']);

  await page.getByRole('link', { name: 'Command Center' }).click();
  await expect(page.getByRole('region', { name: 'Today 0 / 2' })).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('All quests completed for today!')).toBeHidden();
  await page.getByRole('link', { name: 'Quest Board' }).click();
  await answer(page, 'Only today').press('Enter');

  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await expect(page.getByText('2 quests are back')).toBeVisible();
  for (const title of [PAGES, RUN]) {
    await expect(isOpen(page, title)).toBeVisible();
    await expect(cardOf(page, title)).toContainText('1 clear');
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

test('[W7] [B3] "Not now" asks no more today, a tap brings back and clears one quest alone, "Never" asks no more at all, a single quest may say otherwise and take it back @proof', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    ...cleared('read', PAGES, 1),
    ...cleared('run', RUN, 3),
  ]);
  await expect(banner(page)).toContainText('Two quests from earlier');
  await button(banner(page), 'Not now').click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  const earlier = page.getByRole('region', { name: 'From earlier' });
  await expect(earlier.getByRole('article')).toHaveCount(2);
  await expect(banner(page)).toBeHidden();
  await clearControl(cardOf(page, RUN)).click();
  await expectCleared(cardOf(page, RUN));
  await expect(cardOf(page, PAGES)).toContainText('Cleared yesterday');
  await undoControl(cardOf(page, RUN)).click();
  await expect(cardOf(page, RUN)).toContainText('1 clear');
  await expectSynced(page);
  expect(await idsOnServer(page)).toEqual(['run', 'read']);

  await page.getByRole('link', { name: 'Welcome, Ash Vale' }).click();
  const renewal = page.getByRole('region', { name: 'Renewal', exact: true });
  await expect(renewal).toContainText('Not chosen yet');
  await renewal.getByText('Never').first().click();
  await expect(renewal.getByRole('radio', { name: 'Never' })).toBeChecked();
  await renewal.getByText('Choose for single quests').click();
  await renewal.getByLabel(`${RUN} (daily)`).selectOption('At dawn');
  await page.getByRole('link', { name: 'Quest Log' }).click();

  await expect(isOpen(page, RUN)).toBeVisible();
  await doneGroup(page, 'Cleared earlier').click();
  await expect(cardOf(page, PAGES)).toContainText('Cleared yesterday');
  await expectSynced(page);
  expect(await idsOnServer(page)).toEqual([`run@${stampOf(0).day}`, 'read'].sort().reverse());

  await chooseIn(cardOf(page, RUN), 'Edit');
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

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[W5] [D3] one device renews on Tuesday, the other days later: the board shows the later one, and the clear of Tuesday counts @proof', async ({
    page,
    browser,
  }) => {
    const hunter = await openBoard(page, [
      ...FIRST_CLEARED,
      ...cleared('read', PAGES, 3),
      CHOSEN('ask'),
    ]);
    const other = await anotherDevice(browser, page, hunter);
    await expect(banner(page)).toBeVisible();
    await keptOffline(page);
    await goOffline(page, other);
    await page.clock.setSystemTime(stampOf(2).at);
    await page.reload();
    await page.getByRole('button', { name: 'Enter the day' }).click(); // the lore of that day
    await answer(page, 'Only today').click();
    await isOpen(page, PAGES).click();
    await expectCleared(cardOf(page, PAGES));
    await lookAway(page);
    await answer(other, 'Only today').click();
    await expect(isOpen(other, PAGES)).toBeVisible();

    await goOnline(page, other);
    await expectSynced(other);
    await expect.poll(() => idsOnServer(page)).toEqual([`read@${stampOf(0).day}`]);
    await expect(cardOf(other, PAGES)).toContainText('2 clears');
    await expect(isOpen(other, PAGES)).toBeVisible();
    await expect(isOpen(page, PAGES)).toBeVisible();
  });

  test('[W8] [W9] one device removes, the other renews at dawn: the quest stays removed @proof', async ({
    page,
    browser,
  }) => {
    const today = stampOf(0).day;
    const hunter = await openBoard(page, [
      ...FIRST_CLEARED,
      ...cleared('read', PAGES, 0),
      CHOSEN('dawn'),
    ]);
    const other = await anotherDevice(browser, page, hunter, 'allow');
    await expect(doneGroup(other, 'Done today')).toBeVisible();
    await keptOffline(other);
    await goOffline(page, other);
    await doneGroup(page, 'Done today').click();
    await chooseIn(cardOf(page, PAGES), 'Remove from board');
    await lookAway(page);
    await other.clock.setSystemTime(Date.parse(`${today}T12:00:00Z`) + 86_400_000);
    await other.reload();
    await expect(isOpen(other, PAGES)).toBeVisible();

    await goOnline(page, other);
    await expectSynced(page);
    await expect.poll(() => titlesOnServer(page)).toEqual([]);
    await expect(cards(other)).toHaveCount(0);
  });
});

test('[W9] two tabs at dawn make one successor, and another device sees it @proof', async ({
  page,
}) => {
  const hunter = await openBoard(page, [...FIRST_CLEARED, ...cleared('read', PAGES, 1)]);
  const tab = await anotherTab(page);
  await expect(banner(tab)).toBeVisible();
  await doElsewhere(page, hunter, [CHOSEN('dawn')]);
  for (const one of [page, tab]) await expect(isOpen(one, PAGES)).toBeVisible();
  await expectSynced(page, tab);
  expect(await idsOnServer(page)).toEqual([`read@${stampOf(0).day}`]);
});
