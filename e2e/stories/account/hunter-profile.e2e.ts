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

test.use({ timezoneId: 'UTC' });

const main = (page: Page) => page.getByRole('main');
const hunterName = (page: Page) =>
  page.getByRole('region', { name: 'Your hunter' }).getByRole('heading', { level: 2 });
const pencil = (page: Page) => page.getByRole('button', { name: 'Rename your hunter' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Hunter name' });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stats = (page: Page) => page.getByRole('region', { name: 'Stats' });
const isOn = (page: Page, name: string) =>
  expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
const isOff = (page: Page, name: string) =>
  expect(chip(page, name)).toHaveAttribute('aria-pressed', 'false');

test('[S5] [S6] [H1] a new hunter is a Shadow Hunter, an Assassin of level 1 with five stats, drawn and told in words; Shadow Arts are one step away', async ({
  page,
}) => {
  await arrive(page, '/character');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunter Profile');
  await expect(page).toHaveTitle('Hunter Profile · Duskgate');
  await expect(hunterName(page)).toHaveText('Shadow Hunter');
  await expect(main(page).getByText('Assassin')).toBeVisible();
  await expect(main(page).getByText('Level 1 · Novice Seeker')).toBeVisible();
  await expect(main(page).getByText('0 / 100 XP')).toBeVisible();
  for (const [name, points] of Object.entries({
    Intelligence: 10,
    Strength: 10,
    Dexterity: 12,
    Charisma: 8,
    Wisdom: 10,
  })) {
    await expect(meter(stats(page), name)).toHaveAttribute('aria-valuenow', String(points));
    await expect(stats(page).getByText(`${points} / 20`).first()).toBeVisible();
    expect(await drawnShareOf(meter(stats(page), name))).toBeCloseTo(points / 20, 1);
  }

  await expect(
    page.getByRole('img', {
      name: 'Stat radar: Intelligence 10, Strength 10, Dexterity 12, Charisma 8, Wisdom 10',
    }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Shadow Arts' }).click();
  await expect(page).toHaveURL('/skills');
});

test('[H10] a stat bar is full at 20; above that it stays full and the figure goes on', async ({
  page,
}) => {
  await arrive(page, '/character', pastClears(32, 'Fitness'));

  await expect(stats(page).getByText('21', { exact: true })).toBeVisible();
  const bar = meter(stats(page), 'Strength');
  await expect(bar).toHaveAttribute('aria-valuenow', '20');
  await expect(bar).toHaveAttribute('aria-valuetext', '21');
  expect(await drawnShareOf(bar)).toBeCloseTo(1, 2);
});

test('[H8] [H9] [A7] total XP of the board and lifetime XP stand apart, each with its own name; the last 30 days are a chart and a table', async ({
  page,
}) => {
  await arrive(page, '/character', [
    ...pastClears(2),
    ...streakOf('water', 3, { xpReward: 15 }),
    questDeed('open', { xpReward: 80 }),
  ]);

  const sums = main(page).locator('dl > div');
  await expect(sums.filter({ hasText: 'Total XP on the board' })).toContainText('45 XP');
  await expect(sums.filter({ hasText: 'Lifetime XP' })).toContainText('245 XP');

  await expect(
    page.getByRole('img', {
      name: 'XP per day over the last 30 days: 245 in all, 245 on the best day.',
    }),
  ).toBeVisible();
  await page.getByText('Read it as a table').click();
  const days = page.getByRole('table').getByRole('row');
  await expect(days).toHaveCount(31);
  await expect(days.nth(1).getByRole('cell')).toHaveText('245');
  await expect(days.nth(2).getByRole('cell')).toHaveText('0');
});

test('[H11] the hunter is renamed in place by keyboard, Escape and Cancel change nothing, and a blank name is refused', async ({
  page,
}) => {
  await arrive(page, '/character');

  await pencil(page).click();
  await field(page).fill('Somebody else');
  await page.keyboard.press('Escape');
  await expect(hunterName(page)).toHaveText('Shadow Hunter');
  await expect(pencil(page)).toBeFocused();

  await pencil(page).click();
  await field(page).fill('Somebody else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(hunterName(page)).toHaveText('Shadow Hunter');

  await pencil(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('  Nyx of the Ninth Stair  ');
  await page.keyboard.press('Enter');
  await expect(hunterName(page)).toHaveText('Nyx of the Ninth Stair');
  await expect(pencil(page)).toBeFocused();
  await expect
    .poll(async () => (await documentOf(page)).document.character.name, { timeout: 15_000 })
    .toBe('Nyx of the Ninth Stair');

  await page.reload();
  await expect(hunterName(page)).toHaveText('Nyx of the Ninth Stair');
  await page.getByRole('link', { name: 'Command Center' }).click();
  await expect(page.getByText('Welcome, Nyx of the Ninth Stair')).toBeVisible();

  await page.getByRole('link', { name: 'Hunter Profile' }).click();
  await pencil(page).click();
  await field(page).fill('   ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(field(page)).toHaveAccessibleDescription('A hunter needs a name.');
  await expect(field(page)).toBeFocused();

  await field(page).fill('');
  await page.keyboard.type('x'.repeat(50));
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(hunterName(page)).toHaveText('x'.repeat(40));
});

test('[R1] [R2] roles are put on and off and outlive a reload, the last one stays and says why, fitness types are asked of one role only', async ({
  page,
}) => {
  await arrive(page, '/character');
  await expect(chip(page, 'Code Hunter')).toBeDisabled();
  await expect(chip(page, 'Code Hunter')).toHaveAccessibleDescription(/One stays at least/);
  await chip(page, 'Code Hunter').focus();
  await page.keyboard.press('Enter');
  await isOn(page, 'Code Hunter');
  await isOff(page, 'Knowledge Seeker');

  await chip(page, 'Knowledge Seeker').click();
  await chip(page, 'Code Hunter').focus();
  await page.keyboard.press('Space');
  await isOn(page, 'Knowledge Seeker');
  await isOff(page, 'Code Hunter');
  await expect
    .poll(async () => (await documentOf(page)).document.userRoles.roles, { timeout: 15_000 })
    .toEqual(['student']);

  await page.reload();
  await isOn(page, 'Knowledge Seeker');
  await page.getByRole('link', { name: 'Command Center' }).click();
  await expect(page.getByRole('list', { name: 'Your roles' })).toHaveText('Knowledge Seeker');

  await page.getByRole('link', { name: 'Hunter Profile' }).click();
  await expect(page.getByRole('group', { name: 'Fitness types' })).toBeHidden();

  await chip(page, 'Physical Ascendant').click();
  await expect(page.getByRole('group', { name: 'Fitness types' }).getByRole('button')).toHaveText([
    'Gym',
    'Calisthenics',
    'Home Workout',
    'Yoga',
  ]);
  await chip(page, 'Yoga').click();
  await chip(page, 'Gym').click();
  await expect
    .poll(async () => (await documentOf(page)).document.userRoles.fitnessTypes, {
      timeout: 15_000,
    })
    .toEqual(['Gym', 'Yoga']);

  await page.reload();
  await isOn(page, 'Yoga');
  await chip(page, 'Physical Ascendant').click();
  await expect(page.getByRole('group', { name: 'Fitness types' })).toBeHidden();
});

test('[N4] a rename and a reward from another device show without a reload', async ({ page }) => {
  const hunter = await arrive(page, '/character');

  await doElsewhere(page, hunter, [
    { kind: 'hunter.rename', key: 'set:far', id: 'far', name: 'Far Walker' },
    clearedDeed('one', { xpReward: 60 }),
  ]);
  await expect(hunterName(page)).toHaveText('Far Walker');
  await expect(main(page).getByText('60 / 100 XP')).toBeVisible();
});

test('[S5] nothing bars the way of a screen reader, while renaming neither', async ({ page }) => {
  await arrive(page, '/character', [], { roles: ['fitness'], fitnessTypes: ['Gym'] });
  expect(await barriersOn(page)).toEqual([]);

  await pencil(page).click();
  await page.getByText('Read it as a table').click();
  expect(await barriersOn(page)).toEqual([]);
});

test('[S5] on every screen the longest words fit, and every target takes a thumb', async ({
  page,
}) => {
  const fitEverywhere = async () => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `${width} px`).toBe(0);
      expect(await troubleSpotsOn(page), `${width} px`).toEqual([]);
    }
  };
  await arrive(
    page,
    '/character',
    [{ kind: 'hunter.rename', key: 'set:name', id: 'name', name: 'W'.repeat(40) }],
    { roles: ['fitness', 'developer'], fitnessTypes: [] },
  );
  await fitEverywhere();

  await pencil(page).click();
  await page.getByText('Read it as a table').click();
  await fitEverywhere();
});
