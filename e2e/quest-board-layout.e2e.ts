import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { questDeed } from './hunter.ts';
import { button, cardOf, cards, openBoard, SEASONED } from './quest-board.ts';
import { troublesOf } from './troubles.ts';

test.use({ timezoneId: 'UTC' });

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

for (const width of [320, 390, 768, 1440]) {
  test(`[S3] nothing overflows at ${width} px, whatever the texts are`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openBoard(page, QUESTS, {
      roles: ['developer', 'student', 'entrepreneur', 'influencer', 'fitness'],
      fitnessTypes: ['Gym', 'Calisthenics', 'Home Workout', 'Yoga'],
    });
    await expect(cardOf(page, 'Steps')).toBeAttached();
    expect(await tooWide(page)).toBe(0);

    await button(page, 'History').click();
    await expect(page.getByRole('region', { name: 'Last 30 days' })).toBeVisible();
    for (const opener of ['Show more', 'Show all 50 steps']) {
      await button(page, opener).first().click();
    }
    expect(await tooWide(page)).toBe(0);

    for (const opener of ['Suggestions', 'Custom Quest', 'Start Quest']) {
      await button(page, opener).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const spills = await page.getByRole('dialog').evaluate((dialog) =>
        [...dialog.querySelectorAll('*')].some((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        }),
      );
      expect(spills, opener).toBe(false);
      await page.keyboard.press('Escape');
    }
  });
}

test('[S3] every control is at least 44 px high and no text smaller than 12 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page, QUESTS);
  await button(page, 'History').click();
  const main = page.getByRole('main');
  await expect(cards(page)).toHaveCount(3);

  expect(await main.evaluate(smallTargets)).toEqual([]);
  expect(await main.evaluate(smallTexts)).toEqual([]);
});

test('[SEC43] a title is text, never markup', async ({ page }) => {
  const troubles = await troublesOf(page);
  await openBoard(page, QUESTS);

  await expect(cards(page).getByText('<img src=x').first()).toBeVisible();
  await expect(cards(page).locator('img[src="x"]')).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('[S3] axe finds no barrier on the board, open, cleared, elite and empty', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoard(page, [...SEASONED, ...QUESTS, questDeed('pages')]);
  await button(cardOf(page, 'Read ten pages'), 'Mark Complete').click();
  await expect(page.getByText('Cleared today')).toBeAttached();
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByText('No quests available for this category.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test('[S3] nothing moves for a hunter who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoard(page, [...SEASONED, questDeed('pages')]);
  await button(page, 'Mark Complete').click();
  await expect(page.getByText('Cleared today')).toBeVisible();

  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
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
