import { expect, type Page, test } from '@playwright/test';
import { documentOf, newHunter } from '#e2e/kit/hunter.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { expectSynced } from '#e2e/kit/sync-devices.ts';
import { NIGHT_ZONE } from '#e2e/kit/time-zone.ts';

test.use({ serviceWorkers: 'block', timezoneId: NIGHT_ZONE });

const panel = (page: Page) => page.getByRole('region', { name: 'Day and week', exact: true });

test('[A2] [A12] [W3] dawn and week are chosen once, hold on every device, and a dawn changed at night takes no day @proof', async ({
  page,
}) => {
  await newHunter(page);
  await page.goto('/settings');
  await expect(panel(page)).toContainText(`${NIGHT_ZONE}, UTC`);
  const first = (await panel(page).getByRole('strong').textContent()) ?? '';

  await panel(page).getByLabel('A new day begins at').selectOption('04:00');
  await panel(page).getByText('Sunday', { exact: true }).click();
  await expect(panel(page).getByRole('strong')).toHaveText(first);
  await expectNoOverflow(page, [320, 1440]);
  expect(await barriersOn(page)).toEqual([]);
  await page.reload();
  await expect(panel(page).getByLabel('A new day begins at')).toHaveValue('4');
  await expect(panel(page).getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await expect(panel(page).getByRole('strong')).toHaveText(first);
  await page.getByRole('link', { name: 'Quest Log' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('columnheader').first()).toContainText('Sunday');
  await expectSynced(page);
  const { document } = await documentOf(page);
  expect(document.settings).toMatchObject({ dawnHour: 4, weekStart: 'sunday' });
  expect(document.dailyActivities).toHaveLength(1);
});
