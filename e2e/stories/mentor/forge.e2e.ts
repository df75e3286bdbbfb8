import { expect, type Locator, type Page, test } from '@playwright/test';
import { documentOf, newHunter } from '#e2e/kit/hunter.ts';
import { chooseIn } from '#e2e/kit/quest-board.ts';
import { barriersOn, consoleProblemsOf } from '#e2e/kit/screen-checks.ts';
import { keptOffline } from '#e2e/kit/sync-devices.ts';

const forge = (page: Page) => page.getByRole('dialog', { name: 'AI Quest Generator' });
const goalField = (page: Page) => forge(page).getByRole('textbox', { name: 'Goals' });
const goals = (page: Page) => forge(page).getByRole('list', { name: 'Your goals' });
const cards = (page: Page) => forge(page).getByRole('article');
const press = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

async function openForge(page: Page): Promise<void> {
  await newHunter(page);
  await page.goto('/habits');
  await page.getByRole('button', { name: 'AI Quests' }).click();
  await expect(goalField(page)).toBeFocused();
}

async function addGoal(page: Page, goal: string): Promise<void> {
  await goalField(page).fill(goal);
  await goalField(page).press('Enter');
}

test('[E5] [M17] goals come by Enter, trimmed, never blank or twice, and stay while the page lives; the options have their defaults; the window fits every size whatever the goals are, and says kindly what is no goal @proof', async ({
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

  for (let more = 2; more <= 9; more += 1) await press(forge(page), `Remove Goal ${more}`);
  await addGoal(page, 'w'.repeat(200));
  await addGoal(page, '<img src=x onerror=alert(1)>');
  await press(forge(page), 'Generate Quests');
  await expect(cards(page).first()).toBeVisible();
  await expect(forge(page).getByRole('list', { name: 'About your goals' })).toContainText(
    'That is nothing I can lay out steps for.', // markup is not said back
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
      .evaluateAll((all) => {
        const seen = all.filter((one) => one.checkVisibility()); // on a phone the quests hide the form
        return seen.filter((one) => one.getBoundingClientRect().height < 44).length;
      });
    expect(small).toBe(0);
  }
});

test('[E10] [E16] [M5] [M11] [M17] [FG14] [N22] without a key the dungeon’s own forge makes quests: all taken, one left, one renamed, the rest added with one tap and saved as generated; again it makes others, and a goal can be read in another way', async ({
  page,
}) => {
  await openForge(page);
  await goalField(page).fill('Learn Italian'); // and no Enter
  await press(forge(page), 'Generate Quests');
  await expect(goals(page).getByRole('listitem')).toHaveText(['Learn Italian']);
  await expect(goalField(page)).toHaveValue('');
  await expect(forge(page).getByRole('status')).toContainText('Forged in the dungeon’s own forge.');
  await expect(cards(page).first()).toBeVisible();
  const made = await cards(page).count();
  expect(made).toBeGreaterThanOrEqual(3);
  expect(made).toBeLessThanOrEqual(5);
  await expect(forge(page).getByRole('button', { name: `Add all ${made}` })).toBeEnabled();
  const firstBoard = await cards(page).locator('.forged-title').allTextContents();
  const reading = forge(page).getByRole('region', { name: 'How I read this' });
  await expect(reading).toContainText('Languages');

  const first = cards(page).first();
  await expect(first).toContainText(/(a week|day|[A-Z][a-z]{2}) · .*(minutes|hour).*\+\d+ XP/);
  const row = first.getByRole('button', { expanded: false });
  await row.click();
  expect(await first.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect(first).toContainText(/(Easy|Moderate|Hard) · \d focus block/);
  await expect(first).toContainText('because: languages');
  const title = first.getByRole('textbox', { name: 'Quest title' });
  await title.fill('never mind');
  await title.press('Escape');
  await expect(forge(page)).toBeVisible();
  await expect(title).toBeHidden();
  await expect(first).toContainText('Italian');
  await row.click();
  await title.fill('  Ten words a day  ');
  await title.press('Enter');
  await expect(page.getByRole('article', { name: 'Ten words a day' })).toBeVisible();
  await first.getByLabel('How often').selectOption('Weekly');

  const last = cards(page)
    .last()
    .getByRole('button', { name: /^Take / });
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'false');
  await press(forge(page), `Add ${made - 1}`);
  await expect(forge(page)).toBeHidden();
  await expect(page.getByText(`${made - 1} quests are on your board`)).toBeVisible();

  await expect.poll(async () => (await documentOf(page)).document.habits.length).toBe(made - 1);
  const { document } = await documentOf(page);
  expect(new Set(document.habits.map(({ id }: { id: string }) => id)).size).toBe(made - 1);
  expect(document.habits).toContainEqual(
    expect.objectContaining({ title: 'Ten words a day', frequency: 'weekly', streak: 0 }),
  );
  const path = `/api/users/${await uidOf(page)}/quests/generated`;
  await expect
    .poll(async () => (await (await page.request.get(path)).json())?.quests?.length)
    .toBe(made - 1);

  await page.getByRole('button', { name: 'AI Quests' }).click();
  await press(forge(page), 'Generate Quests');
  await expect(cards(page).first()).toBeVisible();
  const secondBoard = await cards(page).locator('.forged-title').allTextContents();
  expect(secondBoard.filter((title) => firstBoard.includes(title))).toEqual([]);

  await reading.getByRole('button', { name: 'Languages' }).click();
  await reading.getByRole('button', { name: 'Something else' }).click();
  await reading.getByRole('button', { name: 'Finish a project' }).click();
  await expect(reading).toContainText('Finish a project');
  await expect(cards(page).filter({ hasText: 'List every step that is left' })).toHaveCount(1);
  await press(forge(page), 'Forge again');
  await expect(goalField(page)).toBeFocused();
});

async function uidOf(page: Page): Promise<string> {
  return (await (await page.request.get('/api/auth/session')).json()).user.uid;
}

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[E10] [O14] the forge and the mentor’s advice work offline, by keyboard, without a barrier @proof', async ({
    page,
    context,
  }) => {
    await newHunter(page);
    await page.goto('/');
    await keptOffline(page);
    await context.setOffline(true);
    await page.goto('/habits');
    await page.getByRole('button', { name: 'AI Quests' }).click();
    await expect(goalField(page)).toBeFocused();
    const problems = await consoleProblemsOf(page);
    await page.keyboard.type('Read more');
    await page.keyboard.press('Enter');
    await press(forge(page), 'Generate Quests');
    await expect(cards(page).filter({ hasText: 'pages' }).first()).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    for (const take of await forge(page).getByRole('button', { name: /^Take/ }).all()) {
      await take.focus();
      await page.keyboard.press('Space');
    }
    await expect(forge(page).getByRole('button', { name: 'Take a quest first' })).toBeDisabled();
    await page.keyboard.press('Space');
    await forge(page).getByRole('button', { name: 'Add 1', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(forge(page)).toBeHidden();

    await chooseIn(page.getByRole('main').getByRole('article'), 'Ask the mentor');
    const asking = page.getByRole('dialog', { name: 'Ask the Mentor' });
    await expect(asking.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('I missed a week');
    await page.keyboard.press('Enter');
    await expect(asking.getByRole('status')).toHaveText('Answered from the dungeon’s own book.');
    await expect(asking.getByRole('list', { name: 'Answers so far' })).toContainText(
      'I missed a week',
    );
    expect(await barriersOn(page)).toEqual([]);
    const isOffline = /ERR_INTERNET_DISCONNECTED|network-request-failed|the stream failed/;
    expect(problems.filter((problem) => !isOffline.test(problem))).toEqual([]);
    await context.setOffline(false);
  });
});

test('[M27] [M22] "Heavy day?" opens by keyboard under the forge, and speaks the language of the browser', async ({
  browser,
}) => {
  for (const [locale, words] of [
    ['en-GB', 'crisis line'],
    ['de-DE', 'Krisentelefon'],
  ] as const) {
    const page = await browser.newPage({ locale });
    await openForge(page);
    await forge(page).getByText('Heavy day?').focus();
    await page.keyboard.press('Enter');
    await expect(forge(page).getByText(words)).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await page.close();
  }
});
