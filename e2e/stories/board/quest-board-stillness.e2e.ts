import { expect, type Locator, type Page, test } from '@playwright/test';
import { doneDraft, FIRST_CLEARED, questDraft, stampOf } from '#e2e/kit/command-drafts.ts';
import { type CommandDraft, openBoard } from '#e2e/kit/hunter.ts';
import {
  button,
  cardOf,
  cards,
  clearControl,
  dragCode,
  opened,
  titleOf,
  undoControl,
} from '#e2e/kit/quest-board.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Cleared the day before yesterday: it can be renewed. */
const RIVER: readonly CommandDraft[] = [
  { ...questDraft('river', { title: 'Run to the river' }), key: 'add:river', ...stampOf(3) },
  { ...doneDraft('river', 2), title: 'Run to the river', frequency: 'daily' },
];
/** Open since then: yesterday was missed. */
const WOOD: CommandDraft = {
  ...questDraft('wood', { title: 'Walk around the wood', xpReward: 100 }),
  key: 'add:wood',
  ...stampOf(3),
};
const ASKED: CommandDraft = {
  kind: 'quest.ask',
  id: 'a',
  questId: 'wood',
  question: 'How?',
  answer: 'Go.',
};

const ROLES = { roles: ['developer', 'student', 'fitness'], fitnessTypes: ['Gym', 'Yoga'] };

const MENU = ['Edit', 'Ask the mentor · 1 kept', 'Rest today', 'Archive', 'Remove'];

/** How far what was seen was pushed about since the page was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const values = observer.takeRecords().map((entry) => ('value' in entry ? entry.value : 0));
    observer.disconnect();
    return values.reduce<number>((sum, value) => sum + Number(value), 0);
  });
}

async function expectStill(page: Page, path: string, ...shown: readonly Locator[]): Promise<void> {
  await page.goto(path);
  for (const one of shown) await expect(one).toBeVisible();
  await expect(dragCode(page)).toBeAttached(); // the code that comes after the first paint
  expect(await shiftOf(page), `${path} at ${page.viewportSize()?.width} px`).toBeLessThan(0.005);
}

/** Names and boxes of the buttons at the foot of an opened row, its menu open. */
async function footOf(card: Locator) {
  return card.getByRole('button').evaluateAll((buttons) =>
    buttons
      .map((one) => {
        const { top, width, height } = one.getBoundingClientRect();
        const name = one.getAttribute('aria-label') ?? one.textContent;
        return { name, top, isThumbWide: width >= 44 && height >= 44 };
      })
      .slice(buttons.findIndex((one) => one.getAttribute('aria-label') === 'Move')),
  );
}

test('[S3] the morning board stands still while it opens, and every row opens to one quiet menu in one order @proof', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, ...RIVER, WOOD, ASKED], ROLES);
  const region = (name: string) => page.getByRole('region', { name });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const above = [region('One quest from earlier'), region('Your roles'), region('Missed days')];
    await expectStill(page, '/habits', ...above, cards(page).first());

    for (const [title, names] of [
      ['Walk around the wood', MENU],
      ['Run to the river', ['Edit', 'Rest today', 'Archive', 'Remove from board']],
    ] as const) {
      const card = await opened(cardOf(page, title));
      await button(card, 'More').click();
      const foot = await footOf(card);
      expect(foot.map(({ name }) => name)).toEqual(['Move', 'More', ...names]);
      expect(foot[0]?.top, `${title} at ${screen.width} px`).toBe(foot[1]?.top);
      expect(foot.every(({ isThumbWide }) => isThumbWide)).toBe(true);
    }
    await expectStill(page, '/', page.getByRole('heading', { level: 1, name: 'Command Center' }));
  }

  await page.goto('/habits');
  const card = cardOf(page, 'Walk around the wood');
  await opened(card);
  await titleOf(card).focus();
  for (const one of [
    clearControl(card),
    button(card, 'Start Quest'),
    button(card, 'Mark Complete'),
    button(card, 'Move'),
    card.getByLabel('A line about today'),
    button(card, 'More'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(one).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const [edit = '', ask = '', ...others] = MENU;
  const itsPage = card.getByRole('link', { name: 'Its page' });
  for (const one of [button(card, edit), button(card, ask), itsPage]) {
    await page.keyboard.press('Tab');
    await expect(one).toBeFocused();
  }
  for (const name of others) {
    await page.keyboard.press('Tab');
    await expect(button(card, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button(card, 'More')).toBeFocused();
});

test('[S3] [B5] sixty quests in three columns: no row changes its column while the rest is drawn @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const many = Array.from({ length: 60 }, (_, rank) => ({
    ...questDraft(`n${rank}`, { title: `Number ${rank}` }),
    rank,
  }));
  await openBoard(page, [...FIRST_CLEARED, ...many]);
  // A row that changes its column is another element: the browser counts no shift for it.
  await page.addInitScript(() => {
    const columns: string[] = [];
    Object.assign(window, { columns });
    new MutationObserver(() => {
      const left = document.querySelector('[data-quest="n8"]')?.getBoundingClientRect().left;
      if (left !== undefined && columns.at(-1) !== String(left)) columns.push(String(left));
    }).observe(document, { childList: true, subtree: true });
  });
  await expectStill(page, '/habits', cardOf(page, 'Number 59'));
  expect(await page.evaluate(() => Reflect.get(window, 'columns'))).toHaveLength(1);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[B5] [B8] clearing the opened row moves nothing for 0 px: its steps and its foot keep their room, the first clear of the day is told in full, and the keyboard is on the Undo', async ({
    page,
  }) => {
    const subtasks = [
      { id: 's1', title: 'Warm up', description: 'Ten minutes.' },
      { id: 's2', title: 'Lift' },
    ];
    await openBoard(page, [
      ...FIRST_CLEARED,
      { ...questDraft('gym', { title: 'Iron hour', subtasks }), rank: 0 },
      ...[1, 2, 3].map((rank) => ({
        ...questDraft(`n${rank}`, { title: `Number ${rank}` }),
        rank,
      })),
    ]);
    for (const screen of SCREENS.slice(0, 2)) {
      await page.setViewportSize(screen);
      await page.goto('/habits');
      await expect(dragCode(page)).toBeAttached();
      const card = await opened(cardOf(page, 'Iron hour'));
      await watchMoved(page);
      await button(card, 'All 2 steps done').focus();
      await page.keyboard.press('Enter');
      await expect(undoControl(card)).toBeFocused();
      const win = card.getByText('First of the day');
      expect(await win.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
      await page.waitForTimeout(1_000); // what moves by itself has moved
      expect(await moved(page), `${screen.width} px`).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(clearControl(card)).toBeVisible();
    }
  });
});

/** Remembers what was pushed about in the page from now on; the figures of its header may move. */
async function watchMoved(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Shift = { readonly sources: readonly { readonly node: Node | null }[] };
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as readonly Shift[]; // the library has no type for it
      const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
      const elements = nodes.map((node) => (node instanceof Element ? node : node?.parentElement));
      const inside = elements.filter((element) => !element?.closest('header'));
      moved.push(...inside.map((element) => element?.className || (element?.tagName ?? 'gone')));
    }).observe({ type: 'layout-shift' });
  });
}

function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'moved'));
}

test('[W9] the question of the morning covers none of its own words, at any width, on both screens @proof', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, ...RIVER], ROLES);
  for (const width of [1440, 1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/habits']) {
      await page.goto(path);
      const question = page.getByRole('region', { name: 'One quest from earlier' });
      await expect(question).toBeVisible();
      const covered = await question.evaluate(
        (section) =>
          [...section.querySelectorAll('h2, p, button')].filter((part) => {
            part.scrollIntoView({ block: 'center' });
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return !part.contains(seen) || right > section.getBoundingClientRect().right;
          }).length,
      );
      expect(covered, `${path} at ${width} px`).toBe(0);
    }
  }
});
