import { expect, type Page, test } from '@playwright/test';
import { clearedDraft, loginDraft, questDraft, stampOf } from '#e2e/kit/command-drafts.ts';
import { type CommandDraft, doElsewhere, newHunter } from '#e2e/kit/hunter.ts';
import { barriersOn, expectFit } from '#e2e/kit/screen-checks.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** A daily quest of so many days, cleared on those of the last days that fit. */
function lived(
  questId: string,
  quest: { readonly title: string; readonly [field: string]: unknown },
  days: number,
  isCleared: (daysAgo: number) => boolean,
): CommandDraft[] {
  const added = { ...questDraft(questId, { renewal: 'dawn', ...quest }), ...stampOf(days) };
  const stated = { title: quest.title, category: 'Fitness' };
  const clears = Array.from({ length: days }, (_, index) => days - index)
    .filter(isCleared)
    .map((ago) => ({ ...clearedDraft(`${questId}@${stampOf(ago).day}`, stated), ...stampOf(ago) }));
  return ['schedule' in quest ? { ...added, v: 2 } : added, ...clears];
}

const WATER = {
  title: 'Drink eight glasses of water',
  category: 'Fitness',
  schedule: { per: 'day' },
  goal: { kind: 'atLeast', target: 800, unit: 'glasses' },
};

/** Cleared on three of seven days. */
const SPARSE = lived('lift', { title: 'Lift for an hour' }, 40, (ago) =>
  [1, 3, 5].includes(ago % 7),
);

const NOTE_DAY = stampOf(2).day;
const GAME: readonly CommandDraft[] = [
  ...Array.from({ length: 40 }, (_, index) => loginDraft(index + 1)),
  ...lived('water', WATER, 40, (ago) => ago > 12 || (ago < 11 && ago !== 5)),
  ...lived('read', { title: 'Read twenty pages', category: 'Academics' }, 35, (ago) => ago > 0),
  ...lived('run', { title: 'Run to the river' }, 60, (ago) => ago > 25),
  ...lived('sketch', { title: 'Sketch one idea' }, 9, (ago) => ago % 3 === 0),
  {
    kind: 'quest.note',
    key: 'set:note-1',
    id: 'note-1',
    questId: 'water',
    forDay: NOTE_DAY,
    text: 'Easier with a lemon.',
    ...stampOf(2),
  },
];

test('[HB31] [HB25] a quest has a page that tells its run slot by slot, its strength, its days and its notes, which are kept, undone and found in the Chronicle; it fits every screen', async ({
  page,
}) => {
  const hunter = await newHunter(page, { drafts: GAME });
  await page.goto('/quests/water');
  await expect(title(page)).toHaveText('Drink eight glasses of water');
  await expect(page).toHaveTitle('Drink eight glasses of water · Duskgate');
  const main = page.getByRole('main');
  await expect(main).toContainText('Every day · at least 8 glasses');
  const strength = panel(page, 'Strength');
  await expect(strength.getByRole('definition')).toHaveText(['78 %', '4', '33', '0 of 2', '37']);
  await expect(
    page.getByRole('img', { name: /^Strength over the last 41 days: from / }),
  ).toBeVisible();
  await strength.getByText('Read it as a table').click();
  await expect(strength.getByRole('row').nth(1)).toContainText('Today');
  const slots = panel(page, 'Why this run').getByRole('listitem');
  await expect(slots.nth(0)).toContainText('Still open.');
  await expect(slots.nth(1)).toContainText('Met');
  await expect(slots.nth(5)).toContainText('A new run begins after it.');
  const times = panel(page, 'When it was cleared');
  await expect(times.getByRole('table', { name: 'Clears by part of the day' })).toContainText('37');

  const notes = panel(page, 'Notes');
  await expect(notes).toContainText('Easier with a lemon.');
  await notes.getByRole('button', { name: /^Change: / }).click();
  await page.getByRole('textbox', { name: /^Note of/ }).fill('Warm, with ginger.');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(notes).toContainText('Warm, with ginger.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes).toContainText('Easier with a lemon.');
  await notes
    .getByRole('button', { name: /^Add a note: / })
    .first()
    .click();
  await page.keyboard.type('A long run before it');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(notes.getByRole('button', { name: /^Change: / })).toHaveCount(2);
  await expect(notes.getByRole('button', { name: /^Change: / }).first()).toBeFocused();
  await expectFit(page, [320, 390, 1440]);
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Every clear of it in the Chronicle' }).click();
  await page.getByRole('searchbox', { name: 'Search the Chronicle' }).fill('LONG run before');
  await expect(page.getByText('1 deed found')).toBeVisible();
  await expect(main.getByText('A long run before it')).toBeVisible();
  await page.getByRole('link', { name: 'The page of this quest' }).click();

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(main).toContainText('Archived: nothing is asked of you');
  await page.getByRole('button', { name: 'Revive' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await doElsewhere(page, hunter, [{ kind: 'quest.remove', key: 'del:water', questId: 'water' }]);
  await expect(title(page)).toHaveText('A quest that was removed');
  await page.goto('/quests/nobody');
  await expect(title(page)).toHaveText('No such quest');
});

test('[HB32] insights tell a newcomer where they come from, then what held and slipped, and one suggestion is taken, undone and refused @proof', async ({
  page,
}) => {
  const hunter = await newHunter(page);
  await page.goto('/');
  await expect(title(page)).toHaveText('Command Center');
  await page.keyboard.press('i');
  await expect(title(page)).toHaveText('Insights');
  await expect(page.getByText('Nothing to tell yet')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);

  await doElsewhere(page, hunter, [...GAME, ...SPARSE]);
  await expect(panel(page, 'What held').getByRole('listitem')).toHaveCount(3);
  const slipped = panel(page, 'What slipped');
  await expect(slipped).toContainText('Run to the river');
  const offer = panel(page, 'One suggestion');
  await expect(offer).toContainText('You clear Lift for an hour about 3 times a week.');
  await expectFit(page, [320, 390, 1440]);
  expect(await barriersOn(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Ask 3 times a week' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(slipped).toBeVisible();
  await expect(offer).toBeHidden();
  await slipped.getByRole('link', { name: 'Run to the river' }).click();
  await expect(title(page)).toHaveText('Run to the river');
  await expect(panel(page, 'Why this run')).toContainText('The next clear begins a run');
});
