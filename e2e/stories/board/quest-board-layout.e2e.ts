import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { openBoard } from '#e2e/kit/hunter.ts';
import {
  button,
  cardOf,
  cards,
  clearControl,
  expectCleared,
  opened,
} from '#e2e/kit/quest-board.ts';
import {
  barriersOn,
  consoleProblemsOf,
  expectFit,
  expectNoOverflow,
  overflowOf,
  WIDTHS,
} from '#e2e/kit/screen-checks.ts';

const HOSTILE = '<img src=x onerror=alert(1)> \u202e{{7*7}}';
const QUESTS = [
  questDraft('wide', { title: 'W'.repeat(200), description: 'x'.repeat(2_000) }),
  questDraft('evil', { title: HOSTILE, description: `${HOSTILE}\n\n\n\n\n\nlast line` }),
  questDraft('steps', {
    title: 'Steps',
    difficulty: 'elite',
    tier: 3,
    subtasks: Array.from({ length: 50 }, (_, at) => ({ id: `s${at}`, title: 'z'.repeat(100) })),
  }),
];

/** What stands outside of the screen while a window is open; it does not open any more. */
function spillsOf(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate(async (dialog) => {
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    return [...dialog.querySelectorAll('*')]
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });
}

test('[S3] [SEC43] whatever the texts are: text and never markup, nothing overflows, every control takes a thumb @proof', async ({
  page,
}) => {
  const problems = await consoleProblemsOf(page);
  await openBoard(page, QUESTS, {
    roles: ['developer', 'student', 'entrepreneur', 'influencer', 'fitness'],
    fitnessTypes: ['Gym', 'Calisthenics', 'Home Workout', 'Yoga'],
  });
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).getByText('<img src=x').first()).toBeVisible();
  await expect(cards(page).locator('img[src="x"]')).toHaveCount(0);
  await button(page, 'History').click();
  await expect(page.getByRole('region', { name: 'Last 30 days' })).toBeVisible();

  await expectFit(page, [390], 844);
  expect(await page.getByRole('main').evaluate(smallTexts)).toEqual([]);

  for (const card of await cards(page).all()) {
    await opened(card);
    await button(card, 'More').click();
    await expectFit(page, [390, 1440]);
  }
  await button(await opened(cardOf(page, 'Steps')), 'Show all 50 steps').click();
  await expectNoOverflow(page);
  await button(page, 'History').click();

  for (const opener of ['Add', 'Suggestions', 'Custom Quest', 'Start Quest']) {
    await page.setViewportSize({ width: opener === 'Add' ? 390 : 1440, height: 700 });
    await button(page, opener).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => spillsOf(page), `${opener} at ${width} px`).toEqual([]);
      await expect.poll(() => overflowOf(page), `${opener} at ${width} px`).toBe(0);
    }
    expect(await barriersOn(page), opener).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(problems).toEqual([]);
});

test('[S3] axe finds no barrier on the board, open, cleared, elite and empty, and nothing moves for who asked for stillness', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, ...QUESTS, questDraft('pages')]);
  await clearControl(cardOf(page, 'Read ten pages')).click();
  await expectCleared(cardOf(page, 'Read ten pages'));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByText('No quests available for this category.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

for (const [count, tag] of [
  [60, ''],
  [1_000, ' @proof'],
] as const) {
  test(`[Q12] on a board of ${count} quests one command repaints one row, by the next frame${tag} @proof`, async ({
    page,
  }) => {
    const many = Array.from({ length: count }, (_, at) =>
      questDraft(`q${at}`, { title: `Quest ${at}` }),
    );
    await openBoard(page, [...FIRST_CLEARED, ...many]);
    await expect(cards(page)).toHaveCount(count, { timeout: 60_000 }); // painted in the background

    await expect(button(page, 'Custom Quest')).toBeInViewport({ ratio: 1 }); // no group out of sight is wider than the page
    expect(await cardsTouchedByOneCommand(page)).toEqual(['Quest 0']);
    if (count < 1_000) return;
    await button(page, 'Custom Quest').click();
    await page.getByLabel('Title').fill('One too many');
    await button(page.getByRole('dialog'), 'Add Quest').click();
    await expect(page.getByRole('alert')).toContainText('The board is full');
  });
}

/** Clears the first quest; a slow machine changes nothing about what had to be painted for it. */
function cardsTouchedByOneCommand(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => {
    const touched = new Set<Element | null | undefined>();
    const watcher = new MutationObserver((changes) => {
      for (const { target } of changes) touched.add(target.parentElement?.closest('article'));
      for (const { target } of changes) {
        if (target instanceof Element) touched.add(target.closest('article'));
      }
      touched.delete(null);
      touched.delete(undefined);
    });
    const panel = document.querySelector('[role=tabpanel]');
    if (panel) {
      watcher.observe(panel, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    const card = panel?.querySelector('article');
    card?.querySelector<HTMLElement>('[data-control]')?.click();
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    if (!card?.hasAttribute('data-cleared')) throw new Error('the quest is still open');
    return [...touched].map((one) => one?.querySelector('h2')?.textContent);
  });
}

function smallTexts(main: Element): string[] {
  return [...main.querySelectorAll('*')]
    .filter((one) => one.children.length === 0 && one.textContent !== '')
    .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 12)
    .map((one) => one.textContent);
}
