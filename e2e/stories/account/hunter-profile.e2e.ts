import { expect, type Page, test } from '@playwright/test';
import { clearedDraft, pastClears, questDraft, streakOf } from '#e2e/kit/command-drafts.ts';
import { documentOf, doElsewhere, openScreen } from '#e2e/kit/hunter.ts';
import { barriersOn, expectDrawnShare, expectFit, meter } from '#e2e/kit/screen-checks.ts';

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

test('[S5] [S6] [H1] [N4] a new hunter is a Shadow Hunter, an Assassin of level 1 with five stats, drawn and told in words; what another device does shows at once; Shadow Arts are one step away', async ({
  page,
}) => {
  const hunter = await openScreen(page, '/character');

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
    await expectDrawnShare(meter(stats(page), name), points / 20);
  }

  await expect(
    page.getByRole('img', {
      name: 'Stat radar: Intelligence 10, Strength 10, Dexterity 12, Charisma 8, Wisdom 10',
    }),
  ).toBeVisible();

  await doElsewhere(page, hunter, [
    { kind: 'hunter.rename', key: 'set:far', id: 'far', name: 'Far Walker' },
    clearedDraft('one', { xpReward: 60 }),
  ]);
  await expect(hunterName(page)).toHaveText('Far Walker');
  await expect(main(page).getByText('60 / 100 XP')).toBeVisible();

  await page.getByRole('link', { name: 'Shadow Arts' }).click();
  await expect(page).toHaveURL('/skills');
});

test('[R1] [R2] roles are put on and off and outlive a reload, the last one stays and says why, fitness types are asked of one role only', async ({
  page,
}) => {
  await openScreen(page, '/character');
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
    .poll(async () => (await documentOf(page)).document.userRoles.roles)
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
    .poll(async () => (await documentOf(page)).document.userRoles.fitnessTypes)
    .toEqual(['Gym', 'Yoga']);

  await page.reload();
  await isOn(page, 'Yoga');
  await chip(page, 'Physical Ascendant').click();
  await expect(page.getByRole('group', { name: 'Fitness types' })).toBeHidden();
});

test('[H8] [H9] [H10] [A7] a stat bar stays full above 20; total XP of the board and lifetime XP stand apart; the last 30 days are a chart and a table', async ({
  page,
}) => {
  await openScreen(page, '/character', [
    ...pastClears(32, 'Fitness'),
    ...streakOf('water', 3, { xpReward: 15 }),
    questDraft('open', { xpReward: 80 }),
  ]);

  await expect(stats(page).getByText('21', { exact: true })).toBeVisible();
  const bar = meter(stats(page), 'Strength');
  await expect(bar).toHaveAttribute('aria-valuenow', '20');
  await expect(bar).toHaveAttribute('aria-valuetext', '21');
  await expectDrawnShare(bar, 1);

  const sums = main(page).locator('dl > div');
  await expect(sums.filter({ hasText: 'Total XP on the board' })).toContainText('45 XP');
  await expect(sums.filter({ hasText: 'Lifetime XP' })).toContainText('3,245 XP');

  await expect(
    page.getByRole('img', {
      name: /^XP per day over the last 30 days: 3,?245 in all, 3,?245 on the best day\.$/,
    }),
  ).toBeVisible();
  await page.getByText('Read it as a table').click();
  const days = page.getByRole('table').getByRole('row');
  await expect(days).toHaveCount(31);
  await expect(days.nth(1).getByRole('cell')).toHaveText(/^3,?245$/);
  await expect(days.nth(2).getByRole('cell')).toHaveText('0');
});

test('[H11] [S5] the hunter is renamed in place by keyboard, Escape and Cancel change nothing, a blank name is refused, and the longest fits every screen without a barrier @proof', async ({
  page,
}) => {
  await openScreen(page, '/character', [], { roles: ['fitness', 'developer'], fitnessTypes: [] });
  expect(await barriersOn(page)).toEqual([]);

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
    .poll(async () => (await documentOf(page)).document.character.name)
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
  await page.keyboard.type('W'.repeat(50));
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(hunterName(page)).toHaveText('W'.repeat(40));
  await expectFit(page);
  await pencil(page).click();
  await page.getByText('Read it as a table').click();
  await expectFit(page);
  expect(await barriersOn(page)).toEqual([]);
});
