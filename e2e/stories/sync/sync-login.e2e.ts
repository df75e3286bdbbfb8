import { expect, test } from '@playwright/test';
import { FIRST_CLEARED, loginDraft, stampOf } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard } from '#e2e/kit/hunter.ts';
import { expectSynced } from '#e2e/kit/sync-devices.ts';

type Day = { readonly date: string; readonly hasLogin: boolean };

test('[N8] opening the app records the login of the day, once', async ({ page }) => {
  await openBoard(page, [...FIRST_CLEARED, loginDraft(1)]);
  await expectSynced(page);
  await page.reload();
  await expectSynced(page);

  const { document, rev } = await documentOf(page);
  const logins = document.dailyActivities.filter(({ hasLogin }: Day) => hasLogin);
  expect(logins.map(({ date }: Day) => date)).toEqual([stampOf(1).day, stampOf(0).day]);
  expect(rev).toBe(FIRST_CLEARED.length + 3);
});

test('[N12] the login counts before the server has heard of it: nobody sees a broken streak in the morning @proof', async ({
  page,
}) => {
  await page.route('**/api/sync/push', (route) => route.abort());
  await openBoard(page, [...FIRST_CLEARED, loginDraft(1)]);
  await page.getByRole('button', { name: 'History' }).click();

  await expect(page.getByRole('term').filter({ hasText: 'Login streak' })).toBeVisible();
  await expect(page.getByText('2 days', { exact: true })).toBeVisible();
});
