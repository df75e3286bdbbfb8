import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, expectScreen, openBoard } from '#e2e/kit/hunter.ts';
import {
  button,
  cardOf,
  chooseIn,
  clearControl,
  doneGroup,
  expectCleared,
  lookAway,
  opened,
  titleOf,
  toasts,
  undoControl,
} from '#e2e/kit/quest-board.ts';

/** Here everything moves as it does for most hunters. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGES = 'Read ten pages';
const steps = [
  { id: 'warm', title: 'Warm up' },
  { id: 'lift', title: 'Three lifts', description: 'Squat, press, row.' },
];
const gym = questDraft('gym', { title: 'Iron hour', category: 'Fitness', subtasks: steps });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('[S3] [S7] a row says what the quest is and pays, opened what it asks; the tabs are All and the six categories with their counts, walked by keys; an empty one invites to fill it', async ({
  page,
}) => {
  await openBoard(page, [
    questDraft('pr', {
      title: 'Ship the pull request',
      description: 'Small, reviewed and green.',
      category: 'Tech',
      frequency: 'weekly',
      difficulty: 'elite',
      tier: 3,
      xpReward: 75,
    }),
    questDraft('pages'),
  ]);

  const card = cardOf(page, 'Ship the pull request');
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Ship the pull request');
  await expect(card.getByText('Weekly')).toBeVisible();
  await expect(card.getByText('+75 XP')).toBeVisible();
  await expect(card.getByText(/\d clears?/)).toHaveCount(0);
  await opened(card);
  for (const words of ['Small, reviewed and green.', 'Tech · weekly', 'elite · tier 3']) {
    await expect(card.getByText(words)).toBeVisible();
  }
  await expect(page).toHaveTitle('Quest Board · Duskgate');
  await button(card, 'More').click();
  for (const name of ['Start Quest', 'Mark Complete', 'Edit', 'Ask the mentor', 'Remove']) {
    await expect(button(card, name)).toBeEnabled();
  }
  await expect(button(cardOf(page, PAGES), 'More')).toHaveCount(0); // one row is open at a time

  await expect(page.getByRole('tablist', { name: 'Quest categories' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'All 2',
    'Tech 1',
    'Academics 1',
    'Business 0',
    'Content 0',
    'Fitness 0',
    'Personal 0',
  ]);
  await tab(page, 'All').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Tech'],
    ['ArrowLeft', 'All'],
    ['ArrowLeft', 'Personal'],
    ['Home', 'All'],
    ['End', 'Personal'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await button(page, 'Dismiss your roles').click();
  await tab(page, 'Tech').click();
  await expect(page.getByRole('tabpanel', { name: 'Tech' }).getByRole('article')).toHaveCount(1);
  await expect(card).toBeVisible();
  await page.keyboard.press('Tab'); // it passes the other tabs by
  await expect(titleOf(card)).toBeFocused();

  await tab(page, 'Content').click();
  await expect(page.getByText('No quests available for this category.')).toBeVisible();
  await button(page, 'Write your own').click();
  await expect(page.getByRole('radio', { name: 'Content' })).toBeChecked();
});

test('[S7] an empty board invites to fill it; without a role there is nothing to suggest', async ({
  page,
}) => {
  await openBoard(page, [], { roles: [], fitnessTypes: [] });
  await expect(page.getByText('No quests available for this category.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Choose at least one path' })).toBeVisible();
  await button(page, 'Ask the Warden').click();
  const suggestions = page.getByRole('dialog', { name: 'Suggested Quests' });
  await expect(suggestions).toContainText('No new quest suggestions available.');
  await expect(suggestions.getByRole('listitem')).toHaveCount(0);
});

test('[Q1] [Q5] [S3] [S10] [B2] [B5] a tap clears the row in its place and pays at once; Undo takes it back before it was recorded; then it reaches the server; a removed quest comes back by Undo, and a cleared one leaves its XP', async ({
  page,
}) => {
  await openBoard(page, [
    ...FIRST_CLEARED,
    questDraft('pages'),
    questDraft('code', { title: 'Code' }),
    questDraft('run', { title: 'Run' }),
  ]);
  const card = cardOf(page, PAGES);
  const code = cardOf(page, 'Code');
  await clearControl(card).click();
  await expectCleared(card);
  await expect(undoControl(card)).toBeFocused(); // the same button
  await expect(
    page.getByRole('status').filter({ hasText: `${PAGES} cleared. 25 XP.` }),
  ).toBeAttached();
  await expect(toasts(page)).toBeEmpty();
  await clearControl(code).click();
  for (const one of [card, code]) await expect(undoControl(one)).toBeVisible();

  await undoControl(card).click();
  await expect(clearControl(card)).toBeVisible();
  await expect(card.getByText(/\d clears?/)).toHaveCount(0);
  await expectCleared(code);
  await undoControl(code).click();
  await expect(clearControl(code)).toBeVisible(); // it is taken back by then
  await page.reload();
  await expect(clearControl(card)).toBeVisible();
  expect((await documentOf(page)).document.character.xp).toBe(25);

  await clearControl(card).click();
  await lookAway(page);
  await expect(undoControl(card)).toHaveCount(0);
  await expectCleared(card);
  await expect(card.getByText('1 clear', { exact: true })).toBeAttached();
  await expect(button(await opened(card), 'Start Quest')).toHaveCount(0);
  await expect
    .poll(async () => (await documentOf(page)).document.character)
    .toMatchObject({ xp: 50, level: 1 });

  await chooseIn(code, 'Remove');
  await expect(code).toHaveCount(0);
  await expect(titleOf(card)).toBeFocused();
  await expect(toasts(page)).toContainText('Code removed');
  await button(toasts(page), 'Undo').click();
  await expect(code).toBeVisible();

  await page.getByRole('tab', { name: 'Academics' }).click(); // entered again
  await expect(card).toHaveCount(0);
  await doneGroup(page, 'Done today').click();
  await chooseIn(card, 'Remove from board');
  await expect(card).toHaveCount(0);
  await button(toasts(page).getByRole('article', { name: 'removed' }), 'Close').click();
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ id: 'code' }, { id: 'run' }]);
  expect((await documentOf(page)).document.character.xp).toBe(50);
});

test('[F1] [M16] [B6] the roles that were understood are shown once and can be changed; the first quest cleared is celebrated when it can no longer be undone, and its row has the focus after that', async ({
  page,
}) => {
  await openBoard(page, [questDraft('pages')], {
    roles: ['developer', 'fitness'],
    fitnessTypes: ['Yoga'],
  });
  const strip = page.getByRole('region', { name: 'Your roles' });
  await expect(strip.getByRole('listitem')).toHaveText([
    'Code Hunter',
    'Physical Ascendant',
    'Yoga',
  ]);
  await expect(strip.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/character');
  await button(strip, 'Dismiss your roles').click();
  await expect(strip).toHaveCount(0);
  await page.reload();
  await expectScreen(page, '/habits');
  await expect(cardOf(page, PAGES)).toBeVisible();
  await expect(strip).toHaveCount(0);

  await clearControl(cardOf(page, PAGES)).focus();
  await page.keyboard.press('Enter');
  const celebration = page.getByRole('dialog', { name: 'Shadow Awakening' });
  await expect(undoControl(cardOf(page, PAGES))).toBeFocused();
  await expect(celebration).toHaveCount(0);
  await lookAway(page);
  await expect(celebration).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(celebration).toBeHidden();
  await expect(titleOf(cardOf(page, PAGES))).toBeFocused();
});

test('[Q4] [S3] [S10] [S11] [B1] with open steps no control says Mark Complete; steps are ticked in the opened row, each with an Undo, and the last one brings Mark Complete; one tap ticks what is open and clears, and Undo takes all of it back', async ({
  page,
}) => {
  const many = Array.from({ length: 12 }, (_, at) => ({ id: `s${at}`, title: `Step ${at + 1}` }));
  const description = `${'Nobody reads all of this. '.repeat(12)}The end.`;
  await openBoard(page, [
    ...FIRST_CLEARED,
    gym,
    questDraft('long', { title: 'Long', description, subtasks: many }),
  ]);
  const card = await opened(cardOf(page, 'Iron hour'));
  await expect(clearControl(card)).toHaveAccessibleName('All 2 steps done: Iron hour, 25 XP');
  await expect(button(card, 'All 2 steps done')).toBeVisible();
  await expect(button(card, 'Mark Complete')).toHaveCount(0);

  const warm = card.getByRole('checkbox', { name: 'Warm up' });
  const lift = card.getByRole('checkbox', { name: 'Three lifts' });
  await expect(card.locator('[aria-current=step]')).toHaveText('Warm up');
  await warm.focus();
  await page.keyboard.press('Space');
  await expect(warm).toBeChecked();
  await expect(warm).toBeFocused();
  await expect(card.locator('[aria-current=step]')).toContainText('Squat, press, row.');
  await expect(card.getByText('1/2 steps')).toBeVisible();
  await page.keyboard.press('Space'); // nothing takes a tick back but its Undo
  await expect(warm).toBeChecked();
  await expect(toasts(page)).toContainText('Warm up done');
  await button(toasts(page), 'Undo').click();
  await expect(warm).not.toBeChecked();
  await warm.click();
  await lift.click();
  await expect(card.getByText('2/2 steps')).toBeVisible();
  await expect(clearControl(card)).toHaveAccessibleName('Mark Complete: Iron hour, 25 XP');
  await button(card, 'Mark Complete').click();
  await expectCleared(card);

  const long = await opened(cardOf(page, 'Long'));
  await expect(long.getByText('The end.')).toBeVisible();
  await expect(long.getByRole('checkbox')).toHaveCount(5);
  await button(long, 'Show all 12 steps').click();
  await expect(long.getByRole('checkbox')).toHaveCount(12);
  await clearControl(long).click();
  await expect(long.getByRole('checkbox', { checked: true })).toHaveCount(12);
  await undoControl(long).click();
  await expect(long.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await button(long, 'All 12 steps done').click();
  await expectCleared(long);
  await lookAway(page);
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ completed: true }, { completed: true, currentSubtaskIndex: 12 }]);
});
