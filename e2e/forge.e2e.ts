import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { documentOf, newHunter } from './hunter.ts';
import { troublesOf } from './troubles.ts';

const BUILT_IN = [
  ['Shadow Code Training', '+45 XP', '1 hour', '3 focus blocks'],
  ['Skill Mastery Quest', '+50 XP', '1 hour 15 minutes', '3 focus blocks'],
  ['Weekly Reflection Ritual', '+75 XP', '1 hour 30 minutes', '4 focus blocks'],
] as const;

const forge = (page: Page) => page.getByRole('dialog', { name: 'AI Quest Generator' });
const goalField = (page: Page) => forge(page).getByRole('textbox', { name: 'Goals' });
const goals = (page: Page) => forge(page).getByRole('list', { name: 'Your goals' });
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

test('[E5] without a goal: "Please add at least one goal"', async ({ page }) => {
  await openForge(page);
  await press(forge(page), 'Generate Quests');
  await expect(forge(page).getByRole('alert')).toHaveText('Please add at least one goal');
  await expect(forge(page).getByRole('article')).toHaveCount(0);

  await addGoal(page, 'Sleep before midnight');
  await expect(forge(page).getByRole('alert')).toBeHidden();
});

test('[E5] goals are added with Enter, trimmed, never blank or twice, and can be removed', async ({
  page,
}) => {
  await openForge(page);
  await addGoal(page, '   ');
  await expect(goals(page)).toBeHidden();
  await addGoal(page, '  Ship my side project ');
  await addGoal(page, 'Ship my side project');
  await addGoal(page, 'Train');
  await expect(goals(page).getByRole('listitem')).toHaveText(['Ship my side project', 'Train']);
  await expect(goalField(page)).toHaveValue('');

  await press(forge(page), 'Remove Ship my side project');
  await expect(goals(page).getByRole('listitem')).toHaveText(['Train']);
  await expect(goalField(page)).toBeFocused();
});

test('[E5] the options and their defaults', async ({ page }) => {
  await openForge(page);
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
});

test('[M9] [M11] the three built-in quests come with steps and figures, and say what they are', async ({
  page,
}) => {
  await openForge(page);
  await addGoal(page, 'Ship my side project');
  await press(forge(page), 'Generate Quests');
  await expect(forge(page).getByRole('status')).toContainText('no model was asked');
  for (const [name, ...figures] of BUILT_IN) {
    const card = forge(page).getByRole('article', { name });
    for (const figure of figures) await expect(card).toContainText(figure);
    expect(await card.getByRole('listitem').count()).toBeGreaterThan(2);
  }
});

test('[M5] [M11] chosen quests are added to the board, each once, with their steps', async ({
  page,
}) => {
  await openForge(page);
  await addGoal(page, 'Ship my side project');
  await press(forge(page), 'Generate Quests');
  const card = forge(page).getByRole('article', { name: 'Skill Mastery Quest' });
  await press(card, 'Add Quest');
  await expect(card).toContainText('On your board');
  await press(forge(page), 'Add all');
  await expect(forge(page).getByRole('button', { name: 'Add Quest' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);

  await expect.poll(async () => (await documentOf(page)).document.habits.length).toBe(3);
  const { document } = await documentOf(page);
  expect(document.habits.map(({ id }: { id: string }) => id)).toHaveLength(
    new Set(document.habits.map(({ id }: { id: string }) => id)).size,
  );
  expect(document.habits).toContainEqual(
    expect.objectContaining({
      title: 'Weekly Reflection Ritual',
      frequency: 'weekly',
      difficulty: 'elite',
      tier: 3,
      xpReward: 75,
      estimatedPomodoros: 4,
    }),
  );
});

test('[E5] the wish is still there when the window is opened again', async ({ page }) => {
  await openForge(page);
  await addGoal(page, 'Sleep before midnight');
  await page.keyboard.press('Escape');
  await expect(forge(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'AI Quests' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(goals(page)).toContainText('Sleep before midnight');
});

for (const width of [320, 390, 1440]) {
  test(`[E5] the window fits ${width} px, whatever the goals are`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openForge(page);
    await addGoal(page, 'w'.repeat(200));
    await addGoal(page, '<img src=x onerror=alert(1)>');
    await press(forge(page), 'Generate Quests');
    await expect(forge(page).getByRole('article')).toHaveCount(3);
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
  });
}

test('[E5] axe finds no barrier, the keyboard does it all, and nothing goes wrong', async ({
  page,
}) => {
  const troubles = await troublesOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForge(page);
  await page.keyboard.type('Read more');
  await page.keyboard.press('Enter');
  await press(forge(page), 'Generate Quests');
  await expect(forge(page).getByRole('article')).toHaveCount(3);
  expect(await barriersOn(page)).toEqual([]);
  await forge(page).getByRole('button', { name: 'Add Quest' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(forge(page).getByText('On your board')).toHaveCount(1);
  expect(troubles).toEqual([]);
});
