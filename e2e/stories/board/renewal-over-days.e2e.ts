import { expect } from '@playwright/test';
import { documentOf, questDeed } from './hunter.ts';
import { test } from './moved-days.ts';
import { button, cardOf, openBoard, SEASONED } from './quest-board.ts';
import { complete, expectSynced } from './sync-devices.ts';

test.use({ timezoneId: 'UTC', serviceWorkers: 'block' });

const PAGES = 'Read ten pages';

test('[W9] [W4] [N12] a tab that stays open for days: chosen once, the quest is there every morning and its streak goes on', async ({
  page,
  server,
}) => {
  test.slow();
  await page.clock.install({ time: Date.now() });
  await openBoard(page, [...SEASONED, questDeed('read', { xpReward: 10 })]);
  await complete(page, PAGES);
  await expectSynced(page);

  await server.sleep(page);
  const banner = page.getByRole('region', { name: '1 daily quest can be renewed' });
  await page.reload();
  await page.getByRole('button', { name: 'Enter the day' }).click();
  await expect(button(cardOf(page, PAGES), 'Remove from board')).toBeVisible();
  await button(banner, 'Renew every dawn').click();
  await complete(page, PAGES);
  await expectSynced(page);

  await server.sleep(page);
  await expect(button(cardOf(page, PAGES), 'Mark Complete')).toBeVisible({ timeout: 20_000 });
  await expect(cardOf(page, PAGES)).toContainText('Streak 2');
  await complete(page, PAGES);
  await expect(cardOf(page, PAGES)).toContainText('Streak 3');
  await expect
    .poll(async () => (await documentOf(page)).document.habits[0].streak, { timeout: 30_000 })
    .toBe(3);
  const { document } = await documentOf(page);
  const cleared = (day: { readonly questsCompleted: number }) => day.questsCompleted;
  expect(document.dailyActivities.map(cleared).slice(-3)).toEqual([1, 1, 1]);
});
