import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Deed, questDeed } from './hunter.ts';
import { button, cardOf, cards, doneDeed, openBoard, SEASONED, stampOf } from './quest-board.ts';

test.use({ timezoneId: 'UTC' });

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Cleared the day before yesterday: it can be renewed. */
const RIVER: readonly Deed[] = [
  { ...questDeed('river', { title: 'Run to the river' }), key: 'add:river', ...stampOf(3) },
  { ...doneDeed('river', 2), title: 'Run to the river', frequency: 'daily' },
];
/** Open since then: yesterday was missed. */
const WOOD: Deed = {
  ...questDeed('wood', { title: 'Walk around the wood', xpReward: 100 }),
  key: 'add:wood',
  ...stampOf(3),
};
const ASKED: Deed = {
  kind: 'quest.ask',
  id: 'a',
  questId: 'wood',
  question: 'How?',
  answer: 'Go.',
};

const ROLES = { roles: ['developer', 'student', 'fitness'], fitnessTypes: ['Gym', 'Yoga'] };

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
  await expect(page.locator('.drag-ghost')).toBeAttached(); // the code that comes after the first paint
  expect(await shiftOf(page), `${path} at ${page.viewportSize()?.width} px`).toBeLessThan(0.005);
}

/** Names and boxes of the row at the foot of a card. */
async function rowOf(card: Locator) {
  return card.getByRole('button').evaluateAll((buttons) =>
    buttons.map((one) => {
      const { top, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute('aria-label') ?? one.textContent;
      return { name, top, isThumbWide: width >= 44 && height >= 44 };
    }),
  );
}

test('[S3] the morning board stands still while it opens, and every card has one quiet row in one order', async ({
  page,
}) => {
  test.slow();
  await openBoard(page, [...SEASONED, ...RIVER, WOOD, ASKED], ROLES);
  const region = (name: string) => page.getByRole('region', { name });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const above = [
      region('1 daily quest can be renewed'),
      region('Your roles'),
      region('Missed days'),
    ];
    await expectStill(page, '/habits', ...above, cards(page).first());

    for (const [title, names] of [
      ['Walk around the wood', ['Move', 'Edit', 'Ask the mentor · 1 kept', 'Remove']],
      ['Run to the river', ['Move', 'Edit', 'Remove from board']],
    ] as const) {
      const row = (await rowOf(cardOf(page, title))).slice(-names.length);
      expect(row.map(({ name }) => name)).toEqual(names);
      expect(new Set(row.map(({ top }) => top)).size, `${title} at ${screen.width} px`).toBe(1);
      expect(row.every(({ isThumbWide }) => isThumbWide)).toBe(true);
    }
    await expectStill(page, '/', page.getByRole('heading', { level: 1, name: 'Command Center' }));
  }

  await page.goto('/habits');
  const card = cardOf(page, 'Walk around the wood');
  await button(card, 'Mark Complete').focus();
  for (const name of ['Move', 'Edit', 'Ask the mentor · 1 kept', 'Remove']) {
    await page.keyboard.press('Tab');
    await expect(button(card, name)).toBeFocused();
  }
});
