import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { documentOf, doElsewhere, questDeed } from './hunter.ts';
import {
  arrive,
  clearedDeed,
  drawnShareOf,
  meter,
  overflowOf,
  pastClears,
  streakOf,
  troubleSpotsOn,
} from './hunter-screens.ts';

const ENDLESS = `An errand ${'without a blank'.replaceAll(' ', '').repeat(12)}`;
const steps = ['a', 'b', 'c'].map((id) => ({ id, title: `Step ${id}` }));

const quest = (id: string, stated = {}) => ({ ...questDeed(id, stated), key: `add:${id}` });
const status = (page: Page) => page.getByRole('region', { name: 'Hunter Status' });
const active = (page: Page) => page.getByRole('region', { name: 'Active quests' });
const rows = (page: Page) => active(page).getByRole('listitem');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const complete = (page: Page, title: string) =>
  row(page, title).getByRole('button', { name: 'Mark Complete' });
const card = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition');

test('[S2] [H7] [R1] name, level, rank title, every role, the XP of this level and four cards', async ({
  page,
}) => {
  await arrive(
    page,
    '/',
    [
      ...pastClears(10),
      ...streakOf('water', 3),
      quest('open'),
      quest('hard', { difficulty: 'elite', tier: 3 }),
      quest('harder', { difficulty: 'elite', tier: 3 }),
    ],
    {
      roles: ['developer', 'student', 'entrepreneur', 'influencer', 'fitness'],
      fitnessTypes: ['Gym'],
    },
  );

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center');
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

  await expect(card(page, 'Quests completed')).toHaveText('1 / 4');
  await expect(card(page, 'Hunter level')).toHaveText('7');
  await expect(card(page, 'Max streak')).toHaveText('3 clears');
  await expect(card(page, 'Elite quests')).toHaveText('2');
});

test('[S2] at most five quests are active, open ones only', async ({ page }) => {
  const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  await arrive(page, '/', [
    ...ids.map((id, rank) => ({ ...quest(id, { title: `Quest ${id}` }), rank })),
    clearedDeed('two', { title: 'Quest two' }),
  ]);

  await expect(rows(page).getByRole('heading', { level: 3 })).toHaveText([
    'Quest one',
    'Quest three',
    'Quest four',
    'Quest five',
    'Quest six',
  ]);
  await page.getByRole('link', { name: 'Quest Board' }).click();
  await expect(page).toHaveURL('/habits');
});

test('[S2] [Q1] [S10] Mark Complete pays at once by mouse or key, Undo takes it back, and what stays outlives a reload', async ({
  page,
}) => {
  await arrive(page, '/', [clearedDeed('old'), quest('pages'), quest('code', { title: 'Code' })]);
  await expect(status(page).getByText('25 / 100 XP')).toBeVisible();
  await expect(status(page).getByText('75 XP to level 2')).toBeVisible();

  await complete(page, 'Read ten pages').click();
  await expect(row(page, 'Read ten pages')).toHaveCount(0);
  await expect(status(page).getByText('50 / 100 XP')).toBeVisible();
  await expect(card(page, 'Quests completed')).toHaveText('2 / 3');
  const bar = meter(status(page), 'Experience');
  await expect(bar).toHaveAttribute('aria-valuenow', '50');
  await expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(await drawnShareOf(bar)).toBeCloseTo(0.5, 1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(complete(page, 'Read ten pages')).toBeEnabled();
  await expect(status(page).getByText('25 / 100 XP')).toBeVisible();

  await complete(page, 'Read ten pages').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(complete(page, 'Code')).toBeFocused();

  await page.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(async () => (await documentOf(page)).document.character.xp, { timeout: 15_000 })
    .toBe(50);
  await page.reload();
  await expect(status(page).getByText('50 / 100 XP')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('[S11] [Q2] with open steps Mark Complete says why it does nothing', async ({ page }) => {
  await arrive(page, '/', [
    quest('steps', { title: 'Long road', subtasks: steps }),
    { kind: 'quest.subtask', key: 'sub:steps:a', questId: 'steps', subtaskId: 'a' },
  ]);

  const button = complete(page, 'Long road');
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    'Long road 1 of 3 steps. Finish them on the board first.',
  );
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Long road')).toBeVisible();
  await expect(status(page).getByText('0 / 100 XP')).toBeVisible();
});

test('[S7] [N4] a hunter without any quest is invited; "All quests completed for today!" needs a quest and none open; both live', async ({
  page,
}) => {
  const allDone = page.getByText('All quests completed for today!');
  const hunter = await arrive(page, '/');
  await expect(active(page).getByText('Your board is empty')).toBeVisible();
  await expect(allDone).toBeHidden();
  await page.getByRole('link', { name: 'Choose your first quest' }).click();
  await expect(page).toHaveURL('/habits');
  await page.goBack();

  await doElsewhere(page, hunter, [quest('pages')]);
  await expect(row(page, 'Read ten pages')).toBeVisible();
  await expect(allDone).toBeHidden();

  await doElsewhere(page, hunter, [clearedDeed('pages', { xpReward: 60 })]);
  await expect(allDone).toBeVisible();
  await expect(status(page).getByText('60 / 100 XP')).toBeVisible();
  await expect(card(page, 'Quests completed')).toHaveText('1 / 1');

  await doElsewhere(page, hunter, [quest('fresh', { title: 'A fresh one' })]);
  await expect(row(page, 'A fresh one')).toBeVisible();
  await expect(allDone).toBeHidden();
});

test('[S2] on every screen the longest words fit, every target takes a thumb, and nothing bars a screen reader', async ({
  page,
}) => {
  await arrive(page, '/', [
    ...pastClears(3),
    quest('endless', { title: ENDLESS, subtasks: steps, difficulty: 'elite', tier: 3 }),
    quest('pages'),
    { kind: 'hunter.rename', key: 'set:name', id: 'name', name: 'W'.repeat(40) },
  ]);
  await expect(rows(page)).toHaveCount(2);
  expect(await barriersOn(page)).toEqual([]);

  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
    expect(await troubleSpotsOn(page), `${width} px`).toEqual([]);
  }
});
