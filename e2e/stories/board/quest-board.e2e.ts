import { expect, type Page, test } from '@playwright/test';
import { documentOf, questDeed } from './hunter.ts';
import { button, cardOf, openBoard, SEASONED } from './quest-board.ts';

test.use({ timezoneId: 'UTC' });

const PAGES = 'Read ten pages';
const steps = [
  { id: 'warm', title: 'Warm up' },
  { id: 'lift', title: 'Three lifts', description: 'Squat, press, row.' },
];
const gym = questDeed('gym', { title: 'Iron hour', category: 'Fitness', subtasks: steps });

const notices = (page: Page) => page.getByRole('status', { name: 'Notices' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('[S3] a quest card says what the quest is, asks and pays', async ({ page }) => {
  await openBoard(page, [
    questDeed('pr', {
      title: 'Ship the pull request',
      description: 'Small, reviewed and green.',
      category: 'Tech',
      frequency: 'weekly',
      difficulty: 'elite',
      tier: 3,
      xpReward: 75,
    }),
  ]);

  const card = cardOf(page, 'Ship the pull request');
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Ship the pull request');
  for (const words of ['Small, reviewed and green.', 'Tech · weekly', 'elite · tier 3', '+75 XP']) {
    await expect(card.getByText(words)).toBeVisible();
  }
  await expect(card.getByText('No streak yet')).toBeVisible();
  await expect(page).toHaveTitle('Quest Board · Duskgate');
  await expect(button(card, 'Start Quest')).toBeEnabled();
  await expect(button(card, 'Mark Complete')).toBeEnabled();
  await expect(button(card, 'Remove')).toBeEnabled();
});

test('[S3] the tabs are All and the six categories, each with its count', async ({ page }) => {
  await openBoard(page, [
    questDeed('pages'),
    questDeed('code', { category: 'Tech', title: 'Code' }),
  ]);

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
  await tab(page, 'Tech').click();
  await expect(page.getByRole('tabpanel', { name: 'Tech' }).getByRole('article')).toHaveCount(1);
  await expect(cardOf(page, 'Code')).toBeVisible();
});

test('[S3] arrows, Home and End walk the tabs; Tab passes them by', async ({ page }) => {
  await openBoard(page, [questDeed('code', { category: 'Tech', title: 'Code' })]);
  await expect(cardOf(page, 'Code')).toBeVisible();

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
  await page.keyboard.press('Home');
  await expect(cardOf(page, 'Code')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(cardOf(page, 'Code'), 'Start Quest')).toBeFocused();
});

test('[S7] a tab without quests says so, and invites to fill it', async ({ page }) => {
  await openBoard(page, [questDeed('pages')]);
  await tab(page, 'Content').click();

  await expect(page.getByText('No quests available for this category.')).toBeVisible();
  await button(page, 'Write your own').click();
  await expect(page.getByRole('radio', { name: 'Content' })).toBeChecked();
});

test('[S7] so does an empty board', async ({ page }) => {
  await openBoard(page);

  await expect(page.getByText('No quests available for this category.')).toBeVisible();
  await button(page, 'Ask the Warden').click();
  await expect(page.getByRole('dialog', { name: 'Suggested Quests' })).toBeVisible();
});

test('[Q1] [S3] Mark Complete clears the card, pays at once and says so', async ({ page }) => {
  await openBoard(page, [...SEASONED, questDeed('pages')]);
  const card = cardOf(page, PAGES);
  await button(card, 'Mark Complete').click();

  await expect(card.getByText('Cleared today')).toBeVisible();
  await expect(card.getByText('Streak 1')).toBeVisible();
  await expect(card).toBeFocused(); // the button went, the place did not
  await expect(button(card, 'Start Quest')).toHaveCount(0);
  await expect(notices(page)).toContainText(`${PAGES} cleared`);
  await expect(notices(page)).toContainText('+25 XP');
  await expect(button(card, 'Remove from board')).toBeVisible();
});

test('[F1] the first quest cleared is a moment, and the card has the focus after it', async ({
  page,
}) => {
  await openBoard(page, [questDeed('pages')]);
  await button(cardOf(page, PAGES), 'Mark Complete').focus();
  await page.keyboard.press('Enter');
  const moment = page.getByRole('dialog', { name: 'Shadow Awakening' });
  await expect(moment).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(moment).toBeHidden();
  await expect(cardOf(page, PAGES)).toBeFocused();
});

test('[Q1] a completion reaches the server once the notice is closed', async ({ page }) => {
  await openBoard(page, [...SEASONED, questDeed('pages')]);
  await button(cardOf(page, PAGES), 'Mark Complete').click();
  await button(notices(page), 'Close').click();

  await expect
    .poll(async () => (await documentOf(page)).document.character)
    .toMatchObject({ xp: 50, level: 1 });
});

test('[S10] a completion can be taken back before it was ever recorded', async ({ page }) => {
  await openBoard(page, [...SEASONED, questDeed('pages')]);
  const card = cardOf(page, PAGES);
  await button(card, 'Mark Complete').click();
  await button(notices(page), 'Undo').click();

  await expect(button(card, 'Mark Complete')).toBeVisible();
  await expect(card.getByText('No streak yet')).toBeVisible();
  await page.reload();
  await expect(button(card, 'Mark Complete')).toBeVisible();
  expect((await documentOf(page)).document.character.xp).toBe(25);
});

test('[Q5] [S10] a quest is removed without a question, and Undo puts it back', async ({
  page,
}) => {
  await openBoard(page, [questDeed('pages'), questDeed('code', { title: 'Code' })]);
  await button(cardOf(page, PAGES), 'Remove').click();

  await expect(cardOf(page, PAGES)).toHaveCount(0);
  await expect(cardOf(page, 'Code')).toBeFocused();
  await expect(notices(page)).toContainText(`${PAGES} removed`);
  await button(notices(page), 'Undo').click();
  await expect(cardOf(page, PAGES)).toBeVisible();
});

test('[Q5] a cleared quest leaves the board, and its XP stays', async ({ page }) => {
  await openBoard(page, [...SEASONED, questDeed('pages')]);
  const card = cardOf(page, PAGES);
  await button(card, 'Mark Complete').click();
  await button(card, 'Remove from board').click();

  await expect(page.getByText('No quests available for this category.')).toBeVisible();
  await button(notices(page).getByRole('article', { name: 'removed' }), 'Close').click();
  await expect.poll(async () => (await documentOf(page)).document.habits).toEqual([]);
  expect((await documentOf(page)).document.character.xp).toBe(50);
});

test('[S11] Mark Complete with open steps is disabled and says why', async ({ page }) => {
  await openBoard(page, [gym]);
  const card = cardOf(page, 'Iron hour');
  const markComplete = button(card, 'Mark Complete');

  await expect(markComplete).toBeDisabled();
  await expect(markComplete).toHaveAccessibleDescription(/2 steps are still open/);
  await markComplete.focus(); // in reach of the keyboard all the same
  await expect(markComplete).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByText('2 steps are still open', { exact: false })).toBeVisible();
  await expect(card.getByText('Cleared today')).toHaveCount(0);
});

test('[Q4] [S11] steps are ticked on the card, and the last one frees Mark Complete', async ({
  page,
}) => {
  await openBoard(page, [...SEASONED, gym]);
  const card = cardOf(page, 'Iron hour');
  const warm = card.getByRole('checkbox', { name: 'Warm up' });
  const lift = card.getByRole('checkbox', { name: 'Three lifts' });
  await expect(card.locator('[aria-current=step]')).toHaveText('Warm up');

  await warm.focus();
  await page.keyboard.press('Space');
  await expect(warm).toBeChecked();
  await expect(warm).toBeFocused();
  await expect(card.locator('[aria-current=step]')).toContainText('Squat, press, row.');
  await expect(card.getByText('1 of 2 steps done')).toBeVisible();
  await page.keyboard.press('Space'); // what is done stays done
  await expect(warm).toBeChecked();

  await lift.click();
  await expect(card.getByText('2 of 2 steps done')).toBeVisible();
  await button(card, 'Mark Complete').click();
  await expect(card.getByText('Cleared today')).toBeVisible();
});

test('[S3] a long description and a long list of steps open on demand', async ({ page }) => {
  const many = Array.from({ length: 12 }, (_, at) => ({ id: `s${at}`, title: `Step ${at + 1}` }));
  const description = `${'Nobody reads all of this. '.repeat(12)}The end.`;
  await openBoard(page, [questDeed('long', { title: 'Long', description, subtasks: many })]);
  const card = cardOf(page, 'Long');

  await expect(card.getByRole('checkbox')).toHaveCount(5);
  await button(card, 'Show all 12 steps').click();
  await expect(card.getByRole('checkbox')).toHaveCount(12);
  const text = card.getByText('Nobody reads');
  const cut = (await text.boundingBox())?.height ?? 0;
  await button(card, 'Show more').click();
  await expect(button(card, 'Show less')).toHaveAttribute('aria-expanded', 'true');
  expect((await text.boundingBox())?.height).toBeGreaterThan(cut);
});

test('[M16] what was understood of the roles is shown once and can be changed', async ({
  page,
}) => {
  await openBoard(page, [], { roles: ['developer', 'fitness'], fitnessTypes: ['Yoga'] });
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
  await expect(page.getByRole('heading', { level: 1, name: 'Quest Board' })).toBeVisible();
  await expect(strip).toHaveCount(0);
});
