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

test('[S2] [H7] the Command Center welcomes the hunter by name, level and rank title', async ({
  page,
}) => {
  await arrive(page, '/', pastClears(10));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center');
  await expect(page).toHaveTitle('Command Center · Duskgate');
  await expect(page.getByText('Welcome, Shadow Hunter')).toBeVisible();
  await expect(page.getByRole('main').getByText('Level 7 · Dark Knight').first()).toBeVisible();
});

test('[S2] [R1] every role has its badge, under its own name', async ({ page }) => {
  await arrive(page, '/', [], {
    roles: ['developer', 'student', 'entrepreneur', 'influencer', 'fitness'],
    fitnessTypes: ['Gym'],
  });

  await expect(page.getByRole('list', { name: 'Your roles' }).getByRole('listitem')).toHaveText([
    'Code Hunter',
    'Knowledge Seeker',
    'Business Demon',
    'Digital Sovereign',
    'Physical Ascendant',
  ]);
});

test('[S2] Hunter Status shows the XP of this level as a bar and in figures', async ({ page }) => {
  await arrive(page, '/', [clearedDeed('one', { xpReward: 60 })]);

  await expect(status(page).getByText('60 / 100 XP')).toBeVisible();
  await expect(status(page).getByText('40 XP to level 2')).toBeVisible();
  const bar = meter(status(page), 'Experience');
  await expect(bar).toHaveAttribute('aria-valuenow', '60');
  await expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(await drawnShareOf(bar)).toBeCloseTo(0.6, 1);
});

test('[S2] four cards count quests, level, the highest streak and elite quests', async ({
  page,
}) => {
  await arrive(page, '/', [
    ...streakOf('water', 3),
    quest('open'),
    quest('hard', { difficulty: 'elite', tier: 3 }),
    quest('harder', { difficulty: 'elite', tier: 3 }),
  ]);

  await expect(card(page, 'Quests completed')).toHaveText('1 / 4');
  await expect(card(page, 'Hunter level')).toHaveText('1');
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
});

test('[Q1] [S10] Mark Complete pays at once, and Undo takes it back', async ({ page }) => {
  await arrive(page, '/', [clearedDeed('old'), quest('pages'), quest('code', { title: 'Code' })]);

  await complete(page, 'Read ten pages').click();
  await expect(row(page, 'Read ten pages')).toHaveCount(0);
  await expect(status(page).getByText('50 / 100 XP')).toBeVisible();
  await expect(card(page, 'Quests completed')).toHaveText('2 / 3');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(complete(page, 'Read ten pages')).toBeEnabled();
  await expect(status(page).getByText('25 / 100 XP')).toBeVisible();
});

test('[Q1] what was completed here reaches the server and outlives a reload', async ({ page }) => {
  await arrive(page, '/', [clearedDeed('old'), quest('pages'), quest('code', { title: 'Code' })]);

  await complete(page, 'Read ten pages').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(async () => (await documentOf(page)).document.character.xp, { timeout: 15_000 })
    .toBe(50);

  await page.reload();
  await expect(status(page).getByText('50 / 100 XP')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('[S2] the keyboard completes a quest, and the focus stays at the list', async ({ page }) => {
  await arrive(page, '/', [clearedDeed('old'), quest('pages'), quest('code', { title: 'Code' })]);

  await complete(page, 'Read ten pages').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(complete(page, 'Code')).toBeFocused();
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

test('[S7] "All quests completed for today!" needs a quest, and none of them open', async ({
  page,
}) => {
  const hunter = await arrive(page, '/', [clearedDeed('done')]);
  await expect(page.getByText('All quests completed for today!')).toBeVisible();

  await doElsewhere(page, hunter, [quest('fresh', { title: 'A fresh one' })]);
  await expect(row(page, 'A fresh one')).toBeVisible();
  await expect(page.getByText('All quests completed for today!')).toBeHidden();
});

test('[S7] a hunter without any quest is invited to the board', async ({ page }) => {
  await arrive(page, '/');

  await expect(active(page).getByText('Your board is empty')).toBeVisible();
  await expect(page.getByText('All quests completed for today!')).toBeHidden();
  await page.getByRole('link', { name: 'Choose your first quest' }).click();
  await expect(page).toHaveURL('/habits');
});

test('[S2] the way to the Quest Board stands beside the active quests', async ({ page }) => {
  await arrive(page, '/', [quest('pages')]);

  await page.getByRole('link', { name: 'Quest Board' }).click();
  await expect(page).toHaveURL('/habits');
});

test('[N4] what another device does shows without a reload', async ({ page }) => {
  const hunter = await arrive(page, '/', [quest('pages')]);

  await doElsewhere(page, hunter, [clearedDeed('pages', { xpReward: 60 })]);
  await expect(status(page).getByText('60 / 100 XP')).toBeVisible();
  await expect(card(page, 'Quests completed')).toHaveText('1 / 1');
});

test('[S2] nothing bars the way of a screen reader', async ({ page }) => {
  await arrive(page, '/', [...pastClears(3), quest('steps', { subtasks: steps }), quest('pages')]);
  await expect(rows(page)).toHaveCount(2);

  expect(await barriersOn(page)).toEqual([]);
});

test('[S2] on every screen the longest words fit, and every target takes a thumb', async ({
  page,
}) => {
  await arrive(page, '/', [
    quest('endless', { title: ENDLESS, subtasks: steps, difficulty: 'elite', tier: 3 }),
    { kind: 'hunter.rename', key: 'set:name', id: 'name', name: 'W'.repeat(40) },
  ]);
  await expect(rows(page)).toHaveCount(1);

  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
    expect(await troubleSpotsOn(page), `${width} px`).toEqual([]);
  }
});
