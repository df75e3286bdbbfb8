import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { documentOf, questDeed } from './hunter.ts';
import { button, cardOf, cards, openBoard } from './quest-board.ts';

test.use({ timezoneId: 'UTC' });

const suggestions = (page: Page) => page.getByRole('dialog', { name: 'Suggested Quests' });
const begin = (page: Page) => page.getByRole('dialog', { name: 'Begin Quest' });
const custom = (page: Page) => page.getByRole('dialog', { name: 'Custom Quest' });
const title = (page: Page) => custom(page).getByLabel('Title');
const reward = (page: Page) => custom(page).getByLabel('XP reward');

for (const [opener, name] of [
  ['Suggestions', 'Suggested Quests'],
  ['Custom Quest', 'Custom Quest'],
  ['Start Quest', 'Begin Quest'],
] as const) {
  for (const way of ['Escape', 'Close'] as const) {
    test(`[S3] ${way} shuts ${name} and gives the focus back`, async ({ page }) => {
      await openBoard(page, [questDeed('pages')]);
      const window = page.getByRole('dialog', { name });
      await button(page, opener).focus();
      await page.keyboard.press('Enter');
      await expect(window).toBeVisible();

      if (way === 'Escape') await page.keyboard.press('Escape');
      else await button(window, 'Close').click();

      await expect(window).toBeHidden();
      await expect(button(page, opener)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(window).toBeVisible();
    });
  }

  test(`[S3] axe finds no barrier in ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBoard(page, [questDeed('pages')]);
    await button(page, opener).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();

    expect(await barriersOn(page)).toEqual([]);
  });
}

test('[C3] [C6] a suggestion for the hunter’s role is added to the board and offered no more', async ({
  page,
}) => {
  await openBoard(page);
  await button(page, 'Suggestions').click();
  const row = suggestions(page).getByRole('listitem').filter({ hasText: 'Fix one bug' });
  await expect(row).toBeVisible();
  await expect(suggestions(page).getByText('Lift at the gym')).toHaveCount(0);
  await button(row, 'Add Quest').click();

  await expect(suggestions(page).getByRole('status')).toHaveText(/Fix one bug .* is on your board/);
  await expect(row).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('article', { name: 'Fix one bug' })).toContainText(
    '+45 XP',
  );
});

test('[C5] a quest still locked by level or streak is not offered', async ({ page }) => {
  await openBoard(page);
  await button(page, 'Suggestions').click();

  await expect(suggestions(page).getByRole('heading', { name: 'Write code' })).toBeVisible();
  await expect(suggestions(page).getByText('Code marathon')).toHaveCount(0);
});

test('[S7] without a role there is nothing to suggest', async ({ page }) => {
  await openBoard(page, [], { roles: [], fitnessTypes: [] });
  await expect(page.getByText('The Warden could not tell your role.')).toBeVisible();
  await button(page, 'Suggestions').click();

  await expect(suggestions(page)).toContainText('No new quest suggestions available.');
  await expect(suggestions(page).getByRole('listitem')).toHaveCount(0);
});

test('[S7] all suggestions taken: the same words', async ({ page }) => {
  await openBoard(page);
  await button(page, 'Suggestions').click();
  const adds = button(suggestions(page), 'Add Quest');
  await expect(adds.first()).toBeVisible();
  for (let left = await adds.count(); left > 0; left -= 1) {
    await adds.first().click();
    await expect(adds).toHaveCount(left - 1);
  }

  await expect(suggestions(page)).toContainText('No new quest suggestions available.');
});

test('[S8] [Q11] Begin Quest proposes the blocks, and goes where they are fought', async ({
  page,
}) => {
  await openBoard(page, [questDeed('pr', { title: 'Ship it', estimatedPomodoros: 4 })]);
  await button(cardOf(page, 'Ship it'), 'Start Quest').click();

  await expect(begin(page)).toContainText('Ship it');
  await expect(begin(page).getByRole('status')).toHaveText('Focus blocks: 4');
  await expect(begin(page)).toContainText('+200 XP');
  await button(begin(page), 'One block less').click();
  await expect(begin(page).getByRole('status')).toHaveText('Focus blocks: 3');
  await button(begin(page), 'Begin Quest').click();

  await expect(page).toHaveURL('/pomodoro?quest=pr&pomodoros=3');
  await expect(page.getByRole('heading', { level: 1, name: 'Dungeon Raids' })).toBeVisible();
});

test('[Q11] a duration in the description is the proposal, 1 and 24 are its ends', async ({
  page,
}) => {
  await openBoard(page, [questDeed('half', { title: 'Walk', description: '30 minutes outside' })]);
  await button(cardOf(page, 'Walk'), 'Start Quest').click();
  const count = begin(page).getByRole('status');
  const less = button(begin(page), 'One block less');
  const more = button(begin(page), 'One block more');

  await expect(count).toHaveText('Focus blocks: 2');
  await less.click();
  await expect(less).toBeDisabled();
  for (let blocks = 2; blocks <= 24; blocks += 1) {
    await more.click();
    await expect(count).toHaveText(`Focus blocks: ${blocks}`);
  }
  await expect(more).toBeDisabled();
});

test('[S8] Not yet begins nothing', async ({ page }) => {
  await openBoard(page, [questDeed('pages')]);
  await button(page, 'Start Quest').click();
  await button(begin(page), 'Not yet').click();

  await expect(begin(page)).toBeHidden();
  await expect(page).toHaveURL('/habits');
  await expect(button(page, 'Start Quest')).toBeFocused();
});

test('[Q8] [Q9] a custom quest has the contract’s defaults', async ({ page }) => {
  await openBoard(page);
  await button(page, 'Custom Quest').click();

  await expect(title(page)).toBeFocused();
  await expect(reward(page)).toHaveValue('25');
  await expect(reward(page)).toHaveAttribute('min', '10');
  await expect(reward(page)).toHaveAttribute('max', '100');
  for (const chosen of ['Personal', 'daily', 'basic']) {
    await expect(custom(page).getByRole('radio', { name: chosen })).toBeChecked();
  }
  await page.keyboard.type('Call an old friend');
  await page.keyboard.press('Enter');

  await expect(custom(page)).toBeHidden();
  const card = cardOf(page, 'Call an old friend');
  await expect(card).toContainText('Personal · daily');
  await expect(card).toContainText('basic · tier 1');
  await expect(card).toContainText('+25 XP');
});

test('[Q9] every field of the form reaches the board and the server', async ({ page }) => {
  await openBoard(page);
  await button(page, 'Custom Quest').click();
  await title(page).fill('  Run the long loop  ');
  await custom(page).getByLabel('Description').fill('Past the mill.');
  for (const wanted of ['Fitness', 'weekly', 'elite']) {
    await custom(page).getByText(wanted, { exact: true }).click();
  }
  await reward(page).fill('80');
  await button(custom(page), 'Add Quest').click();

  const card = cardOf(page, 'Run the long loop');
  for (const words of ['Past the mill.', 'Fitness · weekly', 'elite · tier 3', '+80 XP']) {
    await expect(card).toContainText(words);
  }
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ title: 'Run the long loop', tier: 3, isCustom: true, xpReward: 80 }]);
  await button(page, 'Custom Quest').click();
  await expect(title(page)).toHaveValue('');
});

for (const blank of ['', '   ', '\u200b\u3164']) {
  test(`[Q7] a title of ${JSON.stringify(blank)} does nothing and says nothing`, async ({
    page,
  }) => {
    await openBoard(page);
    await button(page, 'Custom Quest').click();
    await title(page).fill(blank);
    await button(custom(page), 'Add Quest').click();

    await expect(title(page)).toBeFocused();
    await expect(custom(page).getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Notices' })).toBeEmpty();
    await expect(cards(page)).toHaveCount(0);
  });
}

for (const wrong of ['', '9', '101', '12.5']) {
  test(`[Q8] a reward of "${wrong}" is refused beside its field`, async ({ page }) => {
    await openBoard(page);
    await button(page, 'Custom Quest').click();
    await title(page).fill('A quest');
    await reward(page).fill(wrong);
    await button(custom(page), 'Add Quest').click();

    await expect(reward(page)).toBeFocused();
    await expect(reward(page)).toHaveAccessibleDescription('Enter a whole number from 10 to 100.');
    await expect(cards(page)).toHaveCount(0);
    await reward(page).fill('40');
    await button(custom(page), 'Add Quest').click();
    await expect(cardOf(page, 'A quest')).toContainText('+40 XP');
  });
}

test('[S3] a form shut by accident keeps its words', async ({ page }) => {
  await openBoard(page);
  await button(page, 'Custom Quest').click();
  await title(page).fill('Half a thought');
  await page.keyboard.press('Escape');
  await button(page, 'Custom Quest').click();

  await expect(title(page)).toHaveValue('Half a thought');
});

test('[S3] AI Quests opens the generator', async ({ page }) => {
  await openBoard(page);
  await button(page, 'AI Quests').click();

  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'AI Quests')).toBeFocused();
});
