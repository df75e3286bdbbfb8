import { expect, test } from '@playwright/test';
import { documentOf } from './hunter.ts';
import { loginDeed, openBoard, SEASONED, stampOf } from './quest-board.ts';
import { expectSynced } from './sync-devices.ts';

test.use({ timezoneId: 'UTC', serviceWorkers: 'block' });

type Day = { readonly date: string; readonly hasLogin: boolean };

test('[N8] opening the app records the login of the day, once', async ({ page }) => {
  await openBoard(page, [...SEASONED, loginDeed(1)]);
  await expectSynced(page);
  await page.reload();
  await expectSynced(page);

  const { document, rev } = await documentOf(page);
  const logins = document.dailyActivities.filter(({ hasLogin }: Day) => hasLogin);
  expect(logins.map(({ date }: Day) => date)).toEqual([stampOf(1).day, stampOf(0).day]);
  expect(rev).toBe(SEASONED.length + 3);
});

test('[N12] the login counts before the server has heard of it: nobody sees a broken streak in the morning', async ({
  page,
}) => {
  await page.route('**/api/sync/push', (route) => route.abort());
  await openBoard(page, [...SEASONED, loginDeed(1)]);
  await page.getByRole('button', { name: 'History' }).click();

  await expect(page.getByRole('term').filter({ hasText: 'Login streak' })).toBeVisible();
  await expect(page.getByText('2 days', { exact: true })).toBeVisible();
});

test('[N12] a tab that is open over midnight records the new day when it is seen', async ({
  page,
}) => {
  await page.clock.install({ time: `${stampOf(1).day}T23:59:30.000Z` });
  await openBoard(page, SEASONED);
  await expectSynced(page);
  await page.clock.runFor(120_000);

  await expect
    .poll(async () => {
      const { document } = await documentOf(page);
      return document.dailyActivities.filter(({ hasLogin }: Day) => hasLogin).length;
    })
    .toBe(2);
});
