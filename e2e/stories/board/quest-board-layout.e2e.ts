import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { questDeed } from './hunter.ts';
import { button, cardOf, cards, openBoard, SEASONED } from './quest-board.ts';
import { troublesOf } from './troubles.ts';

test.use({ timezoneId: 'UTC' });

const WIDTHS = [320, 390, 768, 1440];
const HOSTILE = '<img src=x onerror=alert(1)> \u202e{{7*7}}';
const QUESTS = [
  questDeed('wide', { title: 'W'.repeat(200), description: 'x'.repeat(2_000) }),
  questDeed('evil', { title: HOSTILE, description: `${HOSTILE}\n\n\n\n\n\nlast line` }),
  questDeed('steps', {
    title: 'Steps',
    difficulty: 'elite',
    tier: 3,
    subtasks: Array.from({ length: 50 }, (_, at) => ({ id: `s${at}`, title: 'z'.repeat(100) })),
  }),
];

function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

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

test('[S3] [SEC43] whatever the texts are: text and never markup, nothing overflows, every control takes a thumb', async ({
  page,
}) => {
  test.slow();
  const troubles = await troublesOf(page);
  await openBoard(page, QUESTS, {
    roles: ['developer', 'student', 'entrepreneur', 'influencer', 'fitness'],
    fitnessTypes: ['Gym', 'Calisthenics', 'Home Workout', 'Yoga'],
  });
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).getByText('<img src=x').first()).toBeVisible();
  await expect(cards(page).locator('img[src="x"]')).toHaveCount(0);
  await button(page, 'History').click();
  await expect(page.getByRole('region', { name: 'Last 30 days' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  expect(await main.evaluate(smallTargets)).toEqual([]);
  expect(await main.evaluate(smallTexts)).toEqual([]);

  for (const opener of ['Show more', 'Show all 50 steps']) {
    await button(page, opener).first().click();
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expect(await tooWide(page), `${width} px`).toBe(0);
  }
  await button(page, 'History').click();

  for (const opener of ['Suggestions', 'Custom Quest', 'Start Quest']) {
    await button(page, opener).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect(await spillsOf(page), `${opener} at ${width} px`).toEqual([]);
      expect(await tooWide(page), `${opener} at ${width} px`).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(troubles).toEqual([]);
});

test('[S3] axe finds no barrier on the board, open, cleared, elite and empty, and nothing moves for who asked for stillness', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoard(page, [...SEASONED, ...QUESTS, questDeed('pages')]);
  await button(cardOf(page, 'Read ten pages'), 'Mark Complete').click();
  await expect(page.getByText('Cleared today')).toBeAttached();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByText('No quests available for this category.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('[Q12] on a board of a thousand quests one deed repaints one card, by the next frame', async ({
  page,
}) => {
  test.slow();
  const many = Array.from({ length: 1_000 }, (_, at) =>
    questDeed(`q${at}`, { title: `Quest ${at}` }),
  );
  await openBoard(page, [...SEASONED, ...many]);
  await expect(cards(page)).toHaveCount(1_000, { timeout: 60_000 }); // painted in the background

  await expect(button(page, 'Custom Quest')).toBeInViewport({ ratio: 1 }); // no group out of sight is wider than the page
  expect(await cardsTouchedByOneDeed(page)).toEqual(['Quest 0']);
  await button(page, 'Custom Quest').click();
  await page.getByLabel('Title').fill('One too many');
  await button(page.getByRole('dialog'), 'Add Quest').click();
  await expect(page.getByRole('alert')).toContainText('The board is full');
});

/** Clears the first card; a slow machine changes nothing about what had to be painted for it. */
function cardsTouchedByOneDeed(page: Page): Promise<(string | undefined)[]> {
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
    const press = [...(card?.querySelectorAll('button') ?? [])].find(
      (one) => one.textContent === 'Mark Complete',
    );
    press?.click();
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    if (!card?.hasAttribute('data-cleared')) throw new Error('the card is still open');
    return [...touched].map((one) => one?.querySelector('h2')?.textContent);
  });
}

function smallTargets(main: Element): string[] {
  return [...main.querySelectorAll('button, a, label')]
    .filter((one) => one.getBoundingClientRect().height < 44 && one.checkVisibility())
    .map((one) => one.textContent);
}

function smallTexts(main: Element): string[] {
  return [...main.querySelectorAll('*')]
    .filter((one) => one.children.length === 0 && one.textContent !== '')
    .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 12)
    .map((one) => one.textContent);
}
