import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft, stampOf } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard } from '#e2e/kit/hunter.ts';
import { button, cardOf, clearControl, doneGroup, toasts } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import {
  anotherDevice,
  closeOtherDevices,
  expectSynced,
  goOffline,
  goOnline,
  paidXp,
} from '#e2e/kit/sync-devices.ts';

test.afterEach(closeOtherDevices);

const PAGES = 'Read ten pages';
const FIRST_XP = 25; // of the quest that FIRST_CLEARED cleared

/** A daily that has been open on the board for a week. */
const OPEN = { ...questDraft('read'), key: 'add:read', ...stampOf(7) };

const strip = (page: Page) => page.getByRole('region', { name: 'Missed days' });
const missed = (page: Page) => page.getByRole('dialog', { name: 'Record a missed day' });

async function openMissed(page: Page): Promise<void> {
  await button(strip(page), 'Record yesterday').click();
  await expect(missed(page)).toBeVisible();
}

const dayOf = async (page: Page, daysAgo: number) => {
  const { document } = await documentOf(page);
  const { day } = stampOf(daysAgo);
  return document.dailyActivities.find(({ date }: { readonly date: string }) => date === day);
};

test('[A10] a missed daily is recorded on its own day, marked as late, free to take back, and is no login', async ({
  page,
}) => {
  await openBoard(page, [...FIRST_CLEARED, OPEN]);
  await expect(strip(page)).toContainText('One daily quest was not marked yesterday.');
  await openMissed(page);
  await expect(missed(page).getByRole('heading', { level: 3 })).toHaveCount(2);
  await expectNoOverflow(page, [320, 1440]);
  expect(await barriersOn(page)).toEqual([]);

  const record = missed(page).getByRole('button', { name: 'Record' });
  await record.first().press('Enter');
  await expect(record).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cardOf(page, PAGES)).toContainText('1 clear');
  await button(toasts(page), 'Undo').click();
  await expect(cardOf(page, PAGES)).not.toContainText('1 clear');

  await openMissed(page);
  await record.first().click();
  await record.first().click();
  await expect(missed(page)).toContainText('No day before today misses anything.');
  await button(missed(page), 'Close').last().click();
  await expect(strip(page)).toBeHidden();
  await expect(cardOf(page, PAGES)).toContainText('2 clears');
  await expect(clearControl(cardOf(page, PAGES))).toBeVisible();
  await button(toasts(page), 'Close').first().click();
  await expectSynced(page);
  expect(await paidXp(page)).toBe(FIRST_XP + 50);
  for (const daysAgo of [1, 2]) {
    expect(await dayOf(page, daysAgo)).toMatchObject({ questsCompleted: 1, hasLogin: false });
  }

  await page.goto('/chronicle');
  await expect(page.getByText(/^Marked as late: recorded on/)).toHaveCount(2);
});

test('[A10] [D2] recorded late on one device and cleared that day on another, it is paid once @proof', async ({
  page,
  browser,
}) => {
  const hunter = await openBoard(page, [
    ...FIRST_CLEARED,
    OPEN,
    { kind: 'hunter.settings', key: 'set:n', id: 'n', settings: { renewal: 'never' } },
  ]);
  const other = await anotherDevice(browser, page, hunter);
  await goOffline(page, other);
  for (const device of [page, other]) {
    await openMissed(device);
    await missed(device).getByRole('button', { name: 'Record' }).first().click();
    await device.keyboard.press('Escape');
    await doneGroup(device, 'Cleared earlier').click();
    await expect(cardOf(device, PAGES)).toContainText('Cleared yesterday, late');
    await button(toasts(device), 'Close').first().click();
  }
  await goOnline(page, other);
  await expectSynced(page, other);
  expect(await paidXp(page)).toBe(FIRST_XP + 25);
});
