import { expect, type Page, test } from '@playwright/test';
import { doneDraft, loginDraft, stampOf } from '#e2e/kit/command-drafts.ts';
import { type CommandDraft, openBoard } from '#e2e/kit/hunter.ts';
import { button } from '#e2e/kit/quest-board.ts';
import { barriersOn } from '#e2e/kit/screen-checks.ts';

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
const PAST: readonly CommandDraft[] = [
  ...[0, 1, 2, 4].map(loginDraft),
  ...[1, 2, 3].map((at) => doneDraft(`three-${at}`, 1)),
  ...[1, 2, 3, 4].map((at) => doneDraft(`four-${at}`, 2)),
  doneDraft('one', 4),
  doneDraft('too-old', 30),
];

test('[A5] [A6] [A7] [S3] History opens and shuts 30 days, Monday first, each under its weekday with its date and quests, says in words what its colours mean, sums up four figures, and has no barrier', async ({
  page,
}) => {
  await openBoard(page, PAST);
  await button(page, 'History').click();
  await expect(history(page)).toBeVisible();

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
  expect(await barriersOn(page)).toEqual([]);

  await expect(button(page, 'History')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'History').click();
  await expect(history(page)).toHaveCount(0);
});
