import { expect, type Page, test } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard } from '#e2e/kit/hunter.ts';
import { button, cardOf, cards, opened, toasts } from '#e2e/kit/quest-board.ts';
import { barriersOn } from '#e2e/kit/screen-checks.ts';

const suggestions = (page: Page) => page.getByRole('dialog', { name: 'Suggested Quests' });
const begin = (page: Page) => page.getByRole('dialog', { name: 'Begin Quest' });
const custom = (page: Page) => page.getByRole('dialog', { name: 'Custom Quest' });
const title = (page: Page) => custom(page).getByLabel('Title');
const reward = (page: Page) => custom(page).getByLabel('XP reward');

test('[S3] every window opens by key, gives the focus back by Escape and by Close, and has no barrier', async ({
  page,
}) => {
  await openBoard(page, [questDraft('pages')]);
  for (const [opener, name] of [
    ['Suggestions', 'Suggested Quests'],
    ['Custom Quest', 'Custom Quest'],
    ['Start Quest', 'Begin Quest'],
    ['AI Quests', 'AI Quest Generator'],
  ] as const) {
    const window = page.getByRole('dialog', { name });
    await button(page, opener).focus();
    for (const way of ['Escape', 'Close'] as const) {
      await page.keyboard.press('Enter');
      await expect(window).toBeVisible();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else {
        expect(await barriersOn(page), name).toEqual([]);
        await button(window, 'Close').click();
      }
      await expect(window).toBeHidden();
      await expect(button(page, opener)).toBeFocused();
    }
  }

  await button(page, 'Start Quest').click();
  await button(begin(page), 'Not yet').click();
  await expect(begin(page)).toBeHidden();
  await expect(page).toHaveURL('/habits');
  await expect(button(page, 'Start Quest')).toBeFocused();
});

test('[R4] [S7] where no path was found the board and the suggestions ask for one, and the suggestions follow @proof', async ({
  page,
}) => {
  await openBoard(page, [], { roles: [], fitnessTypes: [] });
  const strip = page.getByRole('region', { name: 'Your roles' });
  const paths = strip.getByRole('group', { name: 'Choose at least one path' });
  await expect(paths.getByRole('button')).toHaveCount(5);
  await button(page, 'Suggestions').click();
  const window = suggestions(page);
  await expect(window.getByText('No new quest suggestions available.')).toBeVisible();
  await window.getByRole('button', { name: 'Code Hunter' }).click();
  await expect(window.getByText('No new quest suggestions available.')).toBeHidden();
  await expect(window.getByRole('listitem').first()).toBeVisible();
  await window.getByRole('button', { name: 'Knowledge Seeker' }).click();
  await page.keyboard.press('Escape');
  await expect(strip.getByRole('button', { pressed: true })).toHaveText([
    'Code Hunter',
    'Knowledge Seeker',
  ]);
});

test('[C3] [C5] [C6] suggestions for the hunter’s role, none still locked, each offered until it is taken', async ({
  page,
}) => {
  await openBoard(page);
  await button(page, 'Suggestions').click();
  const row = suggestions(page).getByRole('listitem').filter({ hasText: 'Fix one bug' });
  await expect(row).toBeVisible();
  await expect(suggestions(page).getByRole('heading', { name: 'Write code' })).toBeVisible();
  await expect(suggestions(page).getByText('Lift at the gym')).toHaveCount(0);
  await expect(suggestions(page).getByText('Code marathon')).toHaveCount(0);
  await button(row, 'Add Quest').click();
  await expect(suggestions(page).getByRole('status')).toHaveText(/Fix one bug .* is on your board/);
  await expect(row).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('article', { name: 'Fix one bug' })).toContainText(
    '+45 XP',
  );
});

test('[S8] [Q11] Begin Quest proposes the blocks between 1 and 24, and goes where they are fought @proof', async ({
  page,
}) => {
  await openBoard(page, [
    questDraft('pr', { title: 'Ship it', estimatedPomodoros: 4 }),
    questDraft('half', { title: 'Walk', description: '30 minutes outside' }),
  ]);
  const count = begin(page).getByRole('status');
  const less = button(begin(page), 'One block less');
  const more = button(begin(page), 'One block more');

  await button(await opened(cardOf(page, 'Walk')), 'Start Quest').click();
  await expect(count).toHaveText('Focus blocks: 2');
  await less.click();
  await expect(less).toBeDisabled();
  for (let blocks = 2; blocks <= 24; blocks += 1) {
    await more.click();
    await expect(count).toHaveText(`Focus blocks: ${blocks}`);
  }
  await expect(more).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(begin(page)).toBeHidden();

  await button(await opened(cardOf(page, 'Ship it')), 'Start Quest').click();
  await expect(begin(page)).toContainText('Ship it');
  await expect(count).toHaveText('Focus blocks: 4');
  await expect(begin(page)).toContainText('+200 XP');
  await less.click();
  await expect(count).toHaveText('Focus blocks: 3');
  await button(begin(page), 'Begin Quest').click();
  await expect(page).toHaveURL('/pomodoro?quest=pr&pomodoros=3');
  await expect(page.getByRole('heading', { level: 1, name: 'Dungeon Raids' })).toBeVisible();
});

test('[Q7] [Q8] [Q9] [S3] a custom quest: defaults, a blank title does nothing, a wrong reward is refused, every field arrives', async ({
  page,
}) => {
  await openBoard(page);
  await button(page, 'Custom Quest').click();
  await expect(title(page)).toBeFocused();
  await expect(reward(page)).toHaveValue('25');
  await expect(reward(page)).toHaveAttribute('min', '10');
  await expect(reward(page)).toHaveAttribute('max', '100');
  for (const chosen of ['Personal', 'daily', 'basic']) {
    await expect(custom(page).getByRole('radio', { name: chosen })).toBeChecked();
  }

  for (const blank of ['', '   ', '\u200b\u3164']) {
    await title(page).fill(blank);
    await button(custom(page), 'Add Quest').click();
    await expect(title(page)).toBeFocused();
    await expect(custom(page).getByRole('alert')).toHaveCount(0);
    await expect(toasts(page)).toBeEmpty();
    await expect(cards(page)).toHaveCount(0);
  }

  await title(page).fill('Call an old friend');
  for (const wrong of ['', '9', '101', '12.5']) {
    await reward(page).fill(wrong);
    await button(custom(page), 'Add Quest').click();
    await expect(reward(page)).toBeFocused();
    await expect(reward(page)).toHaveAccessibleDescription('Enter a whole number from 10 to 100.');
    await expect(cards(page)).toHaveCount(0);
  }

  await page.keyboard.press('Escape'); // by accident: its words are kept
  await button(page, 'Custom Quest').click();
  await expect(title(page)).toHaveValue('Call an old friend');
  await reward(page).fill('25');
  await title(page).press('Enter');
  await expect(custom(page)).toBeHidden();
  const friend = await opened(cardOf(page, 'Call an old friend'));
  for (const words of ['Personal · daily', 'basic · tier 1', '+25 XP']) {
    await expect(friend).toContainText(words);
  }

  await button(page, 'Custom Quest').click();
  await expect(title(page)).toHaveValue('');
  await title(page).fill('  Run the long loop  ');
  await custom(page).getByLabel('Description').fill('Past the mill.');
  for (const wanted of ['Fitness', 'weekly', 'elite']) {
    await custom(page).getByText(wanted, { exact: true }).click();
  }
  await reward(page).fill('80');
  await button(custom(page), 'Add Quest').click();
  const loop = await opened(cardOf(page, 'Run the long loop'));
  for (const words of ['Past the mill.', 'Fitness · weekly', 'elite · tier 3', '+80 XP']) {
    await expect(loop).toContainText(words);
  }
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([
      { title: 'Call an old friend', tier: 1, isCustom: true, xpReward: 25 },
      { title: 'Run the long loop', tier: 3, isCustom: true, xpReward: 80 },
    ]);
});
