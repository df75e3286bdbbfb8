import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import type { Deed } from './hunter.ts';
import { button, doneDeed, loginDeed, openBoard, stampOf } from './quest-board.ts';

test.use({ timezoneId: 'UTC' });

const history = (page: Page) => page.getByRole('region', { name: 'Last 30 days' });
const cells = (page: Page) => history(page).getByRole('cell');
const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const longDay = (daysAgo: number) => LONG_DAY.format(Date.parse(stampOf(daysAgo).day));

/** Logins on the last three days and on one before a gap; so many quests on each. */
const PAST: readonly Deed[] = [
  ...[0, 1, 2, 4].map(loginDeed),
  ...[1, 2, 3].map((at) => doneDeed(`three-${at}`, 1)),
  ...[1, 2, 3, 4].map((at) => doneDeed(`four-${at}`, 2)),
  doneDeed('one', 4),
  doneDeed('too-old', 30),
];

async function openHistory(page: Page): Promise<void> {
  await openBoard(page, PAST);
  await button(page, 'History').click();
  await expect(history(page)).toBeVisible();
}

test('[A7] [S3] History opens and shuts 30 days, Monday first', async ({ page }) => {
  await openHistory(page);

  await expect(history(page).getByRole('columnheader')).toHaveText([
    /Monday/,
    /Tuesday/,
    /Wednesday/,
    /Thursday/,
    /Friday/,
    /Saturday/,
    /Sunday/,
  ]);
  await expect(cells(page).filter({ hasText: /\d/ })).toHaveCount(30);
  await expect(button(page, 'History')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'History').click();
  await expect(history(page)).toHaveCount(0);
});

test('[A7] every day stands under its weekday, with its date and its quests', async ({ page }) => {
  await openHistory(page);

  for (const daysAgo of [0, 1, 2, 3, 29]) {
    const cell = cells(page).filter({ hasText: `${longDay(daysAgo)}:` });
    await expect(cell).toHaveCount(1);
    const column = await cell.evaluate((td: HTMLTableCellElement) => {
      const heads = td.closest('table')?.querySelectorAll('th') ?? [];
      return heads[td.cellIndex]?.textContent;
    });
    const [weekday = '?'] = longDay(daysAgo).split(/[ ,]/);
    expect(column).toContain(weekday);
  }
});

test('[A5] a cell says in words what its colour means', async ({ page }) => {
  await openHistory(page);

  const words = (text: string) => cells(page).filter({ hasText: text });
  await expect(words(`Today, ${longDay(0)}: 0 quests`)).toHaveAttribute('aria-current', 'date');
  await expect(words(`${longDay(1)}: 3 quests, 75 XP`).locator('[data-heat="3"]')).toHaveCount(1);
  await expect(words(`${longDay(2)}: 4 quests, 100 XP`).locator('[data-heat="4"]')).toHaveCount(1);
  await expect(words(`${longDay(3)}: no login`).locator('[data-heat="0"]')).toContainText('–');
  await expect(words(`${longDay(4)}: 1 quest, 25 XP`).locator('[data-heat="2"]')).toHaveCount(1);
  await expect(history(page).getByRole('list').getByRole('listitem')).toHaveText([
    'No login',
    '0 quests',
    '1-2 quests',
    '3 quests',
    '4+ quests',
  ]);
});

test('[A6] [A7] four figures sum the days up', async ({ page }) => {
  await openHistory(page);

  await expect(history(page).getByRole('term')).toHaveText([
    'Login streak',
    'Quests cleared',
    'Best day',
    'Days hunted',
  ]);
  await expect(history(page).getByRole('definition')).toHaveText([
    '3 days',
    '8',
    '4 quests',
    '4 of 30',
  ]);
});

test('[S3] axe finds no barrier in the history', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHistory(page);

  expect(await barriersOn(page)).toEqual([]);
});
