import { expect, type Page, test } from '@playwright/test';
import { clearedDraft, pastClears, questDraft, streakOf } from '#e2e/kit/command-drafts.ts';
import { documentOf, doElsewhere, openScreen } from '#e2e/kit/hunter.ts';
import {
  cardOf,
  clearControl,
  doneGroup,
  expectCleared,
  lookAway,
  titleOf,
  undoControl,
} from '#e2e/kit/quest-board.ts';
import { barriersOn, expectDrawnShare, expectFit, meter } from '#e2e/kit/screen-checks.ts';

const ENDLESS = `An errand ${'without a blank'.replaceAll(' ', '').repeat(12)}`;
const steps = ['a', 'b', 'c'].map((id) => ({ id, title: `Step ${id}` }));

const status = (page: Page) => page.getByRole('region', { name: 'Hunter Status' });
const today = (page: Page) => page.getByRole('region', { name: /^Today/ });
const rows = (page: Page) => today(page).getByRole('article');
const card = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition');

test('[S2] [H7] [R1] name, level, rank title, every role, four cards and at most five quests, open ones only; the longest words fit every screen, every target takes a thumb, and nothing bars a screen reader', async ({
  page,
}) => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
  const elite = { difficulty: 'elite', tier: 3 };
  const hunter = await openScreen(
    page,
    '/',
    [
      ...pastClears(10),
      ...streakOf('water', 3),
      ...ids.map((id, rank) => ({
        ...questDraft(id, { title: `Quest ${id}`, ...(rank % 2 === 0 && rank < 4 && elite) }),
        rank,
      })),
      clearedDraft('two', { title: 'Quest two' }),
    ],
    {
      roles: ['developer', 'student', 'entrepreneur', 'influencer', 'fitness'],
      fitnessTypes: ['Gym'],
    },
  );

  await expect(page).toHaveTitle('Command Center · Duskgate');
  await expect(page.getByText('Welcome, Shadow Hunter')).toBeVisible();
  await expect(page.getByRole('main').getByText('Level 7 · Dark Knight').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your roles' }).getByRole('listitem')).toHaveText([
    'Code Hunter',
    'Knowledge Seeker',
    'Business Demon',
    'Digital Sovereign',
    'Physical Ascendant',
  ]);
  await expect(card(page, 'Quests completed')).toHaveText('2 / 7');
  await expect(card(page, 'Hunter level')).toHaveText('7');
  await expect(card(page, 'Max streak')).toHaveText('3 clears');
  await expect(card(page, 'Elite quests')).toHaveText('2');
  await expect(today(page)).toHaveAccessibleName('Today 2 / 7');
  await expect(doneGroup(page, 'Done today')).toHaveText(/^Done today \(2\)/);
  await expect(rows(page).getByRole('heading', { level: 2 })).toHaveText([
    'Quest one',
    'Quest three',
    'Quest four',
    'Quest five',
    'Quest six',
  ]);

  await doElsewhere(page, hunter, [
    clearedDraft('six', { title: 'Quest six' }),
    { ...questDraft('endless', { title: ENDLESS, subtasks: steps, ...elite }), rank: -1 },
    { kind: 'hunter.rename', key: 'set:name', id: 'name', name: 'W'.repeat(40) },
  ]);
  await expect(cardOf(page, ENDLESS)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await expectFit(page);

  await page.getByRole('link', { name: 'Quest Board' }).click();
  await expect(page).toHaveURL('/habits');
});

test('[S2] [Q1] [Q2] [S10] [S11] [B1] [B2] [B5] one tap pays at once by mouse or key, its row stays with an Undo, what stays outlives a reload; with open steps it ticks them as the same act', async ({
  page,
}) => {
  await openScreen(page, '/', [
    clearedDraft('old'),
    { ...questDraft('pages'), rank: 0 },
    { ...questDraft('code', { title: 'Code' }), rank: 1 },
    { ...questDraft('steps', { title: 'Long road', subtasks: steps }), rank: 2 },
    { kind: 'quest.subtask', key: 'sub:steps:a', questId: 'steps', subtaskId: 'a' },
  ]);
  await expect(status(page).getByText('25 / 100 XP')).toBeVisible();
  await expect(status(page).getByText('75 XP to level 2')).toBeVisible();

  const pages = cardOf(page, 'Read ten pages');
  await clearControl(pages).click();
  await expectCleared(pages);
  await expect(rows(page)).toHaveCount(3);
  await expect(status(page).getByText('50 / 100 XP')).toBeVisible();
  await expect(card(page, 'Quests completed')).toHaveText('2 / 4');
  const bar = meter(status(page), 'Experience');
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expect(bar).toHaveAttribute('aria-valuemax', '100');
  await expectDrawnShare(bar, 0.5);

  await undoControl(pages).click();
  await expect(clearControl(pages)).toBeVisible();
  await expect(status(page).getByText('25 / 100 XP')).toBeVisible();

  await clearControl(pages).focus();
  await page.keyboard.press('Enter');
  await expect(undoControl(pages)).toBeFocused();
  await lookAway(page);
  await expect(undoControl(pages)).toHaveCount(0);
  await expect(titleOf(pages)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(titleOf(cardOf(page, 'Code'))).toBeFocused();

  await expect.poll(async () => (await documentOf(page)).document.character.xp).toBe(50);
  await page.reload();
  await expect(status(page).getByText('50 / 100 XP')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(doneGroup(page, 'Done today')).toHaveText(/^Done today \(2\)/);

  const road = cardOf(page, 'Long road');
  await expect(road).toContainText('1/3 steps');
  await expect(clearControl(road)).toHaveAccessibleName('All 3 steps done: Long road, 25 XP');
  await clearControl(road).click();
  await expect(status(page).getByText('75 / 100 XP')).toBeVisible();
  await undoControl(road).click();
  await expect(road).toContainText('1/3 steps');
  await expect(status(page).getByText('50 / 100 XP')).toBeVisible();
});

test('[S7] [N4] [B4] a hunter without any quest is invited; "All quests completed for today!" needs a quest and none open; both live', async ({
  page,
}) => {
  const allDone = page.getByText('All quests completed for today!');
  const hunter = await openScreen(page, '/');
  await expect(today(page).getByText('Your board is empty')).toBeVisible();
  await expect(allDone).toBeHidden();
  await page.getByRole('link', { name: 'Choose your first quest' }).click();
  await expect(page).toHaveURL('/habits');
  await page.goBack();

  await doElsewhere(page, hunter, [questDraft('pages')]);
  await expect(cardOf(page, 'Read ten pages')).toBeVisible();
  await expect(allDone).toBeHidden();

  await doElsewhere(page, hunter, [clearedDraft('pages', { xpReward: 60 })]);
  await expect(allDone).toBeVisible();
  await expect(status(page).getByText('60 / 100 XP')).toBeVisible();
  await expect(card(page, 'Quests completed')).toHaveText('1 / 1');

  await doElsewhere(page, hunter, [questDraft('fresh', { title: 'A fresh one' })]);
  await expect(cardOf(page, 'A fresh one')).toBeVisible();
  await expect(allDone).toBeHidden();
});
