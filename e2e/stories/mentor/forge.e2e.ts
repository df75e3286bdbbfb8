import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { documentOf, newHunter } from './hunter.ts';
import { keptOffline } from './kept-offline.ts';
import { troublesOf } from './troubles.ts';

const forge = (page: Page) => page.getByRole('dialog', { name: 'AI Quest Generator' });
const goalField = (page: Page) => forge(page).getByRole('textbox', { name: 'Goals' });
const goals = (page: Page) => forge(page).getByRole('list', { name: 'Your goals' });
const cards = (page: Page) => forge(page).getByRole('article');
const press = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

async function openForge(page: Page): Promise<void> {
  await newHunter(page, { isLoreRead: true });
  await page.goto('/habits');
  await page.getByRole('button', { name: 'AI Quests' }).click();
  await expect(goalField(page)).toBeFocused();
}

async function addGoal(page: Page, goal: string): Promise<void> {
  await goalField(page).fill(goal);
  await goalField(page).press('Enter');
}

test('[E5] goals come by Enter, trimmed, never blank or twice, and stay while the page lives; the options have their defaults', async ({
  page,
}) => {
  await openForge(page);
  await press(forge(page), 'Generate Quests');
  await expect(forge(page).getByRole('alert')).toHaveText('Please add at least one goal');
  await expect(cards(page)).toHaveCount(0);
  await addGoal(page, '   ');
  await expect(goals(page)).toBeHidden();
  await addGoal(page, '  Ship my side project ');
  await expect(forge(page).getByRole('alert')).toBeHidden();
  await addGoal(page, 'Ship my side project');
  await addGoal(page, 'Train');
  await expect(goals(page).getByRole('listitem')).toHaveText(['Ship my side project', 'Train']);
  await expect(goalField(page)).toHaveValue('');
  await press(forge(page), 'Remove Ship my side project');
  await expect(goals(page).getByRole('listitem')).toHaveText(['Train']);
  await expect(goalField(page)).toBeFocused();

  const skill = forge(page).getByLabel('Skill level');
  const time = forge(page).getByLabel('Time commitment');
  await expect(skill).toHaveValue('Intermediate');
  await expect(skill.locator('option')).toHaveText(['Beginner', 'Intermediate', 'Advanced']);
  await expect(time).toHaveValue('1-2 hours daily');
  await expect(time.locator('option')).toHaveText([
    '30 minutes daily',
    '1-2 hours daily',
    '3-4 hours daily',
    'Weekend warrior',
    'Flexible schedule',
  ]);

  await skill.selectOption('Advanced');
  await time.selectOption('Weekend warrior');
  for (let more = 2; more <= 10; more += 1) await addGoal(page, `Goal ${more}`);
  await addGoal(page, 'One more');
  await expect(goals(page).getByRole('listitem')).toHaveCount(10);
  await expect(forge(page).getByRole('alert')).toHaveText('Ten goals are enough.');
  await expect(goalField(page)).toHaveValue('One more');
  await press(forge(page), 'Remove Goal 10');
  await expect(forge(page).getByRole('alert')).toBeHidden();
  await goalField(page).press('Enter');
  await expect(goals(page)).toContainText('One more');

  await page.keyboard.press('Escape');
  await expect(forge(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'AI Quests' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(goals(page)).toContainText('Train');
  await expect(skill).toHaveValue('Intermediate');
  await expect(time).toHaveValue('1-2 hours daily');
});

test('[E10] [M5] [M11] without a key the built-in forge says so; a quest is renamed, chosen and added once', async ({
  page,
}) => {
  await openForge(page);
  await goalField(page).fill('Learn Italian'); // and no Enter
  await press(forge(page), 'Generate Quests');
  await expect(goals(page).getByRole('listitem')).toHaveText(['Learn Italian']);
  await expect(goalField(page)).toHaveValue('');
  await expect(forge(page).getByRole('status')).toHaveText(
    'Forged by the built-in forge: no model was asked.',
  );
  await expect(cards(page)).toHaveCount(4);
  const first = cards(page).first();
  await expect(first).toContainText(/\+\d+ XP/);
  await expect(first).toContainText(/(minutes|hour) · \d focus block/);
  expect(await first.getByRole('listitem').count()).toBeGreaterThan(2);

  await first.getByRole('button', { name: /^Edit the title/ }).click();
  const title = first.getByRole('textbox', { name: 'Quest title' });
  await title.fill('never mind');
  await title.press('Escape');
  await expect(forge(page)).toBeVisible();
  await expect(first.getByRole('heading')).toContainText('Italian');
  await first.getByRole('button', { name: /^Edit the title/ }).click();
  await title.fill('  Ten words a day  ');
  await title.press('Enter');
  await expect(first.getByRole('heading')).toHaveText('Ten words a day');
  await expect(first.getByRole('button', { name: /^Edit the title/ })).toBeFocused();

  await press(first, 'Add Quest');
  await expect(first).toContainText('On your board');
  const shown = await cards(page).getByRole('heading').allTextContents();
  const step = (await cards(page).nth(2).getByRole('listitem').first().textContent()) ?? '';
  await press(forge(page), 'Add all');
  await expect(forge(page).getByRole('button', { name: 'Add Quest' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const board = page.getByRole('main').getByRole('article');
  await expect(board).toHaveCount(4);
  expect(await board.getByRole('heading').allTextContents()).toEqual(shown);
  await expect(board.getByText(step)).toHaveCount(1); // not once more in the description

  await expect.poll(async () => (await documentOf(page)).document.habits.length).toBe(4);
  const { document } = await documentOf(page);
  expect(new Set(document.habits.map(({ id }: { id: string }) => id)).size).toBe(4);
  expect(document.habits).toContainEqual(
    expect.objectContaining({ title: 'Ten words a day', frequency: 'daily', streak: 0 }),
  );
});

test('[E5] [M17] the window fits every size whatever the goals are, and says kindly what is no goal', async ({
  page,
}) => {
  await openForge(page);
  await addGoal(page, 'w'.repeat(200));
  await addGoal(page, '<img src=x onerror=alert(1)>');
  await press(forge(page), 'Generate Quests');
  await expect(cards(page).first()).toBeVisible();
  await expect(forge(page).getByRole('list', { name: 'About your goals' })).toContainText(
    '“<img src=x onerror=alert(1)>” is nothing I can lay out steps for.',
  );
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const outside = await forge(page).evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*')].filter((part) => {
          const { left, right, width: partWidth } = part.getBoundingClientRect();
          return partWidth > 0 && (left < 0 || right > innerWidth);
        }).length,
    );
    expect(outside).toBe(0);
    const small = await forge(page)
      .locator('button, input, select')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
  }
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[E10] [O14] the forge and the mentor’s advice work offline, by keyboard, without a barrier', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await newHunter(page, { isLoreRead: true });
    await page.goto('/');
    await keptOffline(page);
    await context.setOffline(true);
    await page.goto('/habits');
    await page.getByRole('button', { name: 'AI Quests' }).click();
    await expect(goalField(page)).toBeFocused();
    const troubles = await troublesOf(page);
    await page.keyboard.type('Read more');
    await page.keyboard.press('Enter');
    await press(forge(page), 'Generate Quests');
    await expect(cards(page)).toHaveCount(4);
    expect(await barriersOn(page)).toEqual([]);
    await forge(page).getByRole('button', { name: 'Add Quest' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(forge(page).getByText('On your board')).toHaveCount(1);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Ask the mentor' }).click();
    const asking = page.getByRole('dialog', { name: 'Ask the Mentor' });
    await expect(asking.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('I missed a week');
    await page.keyboard.press('Enter');
    await expect(asking.getByRole('status')).toHaveText(
      'Answered from the built-in advice: no model was asked.',
    );
    await expect(asking.getByRole('list', { name: 'Answers so far' })).toContainText(
      'I missed a week',
    );
    expect(await barriersOn(page)).toEqual([]);
    const isOffline = /ERR_INTERNET_DISCONNECTED|network-request-failed/;
    expect(troubles.filter((trouble) => !isOffline.test(trouble))).toEqual([]);
  });
});
