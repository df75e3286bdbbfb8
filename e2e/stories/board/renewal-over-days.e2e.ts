import { expect } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, openBoard } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/next-day-server.ts';
import { cardOf, clearControl, lookAway } from '#e2e/kit/quest-board.ts';
import { complete, expectSynced } from '#e2e/kit/sync-devices.ts';

const PAGES = 'Read ten pages';

test('[W9] [W4] [N12] a tab that stays open for days: chosen once, the quest is there every morning and its streak goes on @proof', async ({
  page,
  server,
}) => {
  await page.clock.install({ time: Date.now() });
  // The milestone stays open, so that no day ends with a window over the board.
  const far = questDraft('far', { title: 'Cross the sea', frequency: 'milestone' });
  await openBoard(page, [...FIRST_CLEARED, questDraft('read', { xpReward: 10 }), far]);
  await complete(page, PAGES);
  await expectSynced(page);

  await server.sleep(page);
  const banner = page.getByRole('region', { name: 'One quest from yesterday' });
  await expect(() => page.reload()).toPass(); // it may be loading itself again
  await page.getByRole('button', { name: 'Enter the day' }).click();
  await expect(cardOf(page, PAGES)).toContainText('Cleared yesterday');
  await banner.getByRole('button', { name: 'Every dawn' }).click();
  await complete(page, PAGES);
  await expectSynced(page);

  await server.sleep(page);
  await expect(clearControl(cardOf(page, PAGES))).toBeVisible({ timeout: 20_000 });
  await expect(cardOf(page, PAGES)).toContainText('2 clears');
  await complete(page, PAGES);
  await expect(cardOf(page, PAGES)).toContainText('3 clears');
  const read = async () => {
    const { document } = await documentOf(page);
    return document.habits.find(({ title }: { readonly title: string }) => title === PAGES);
  };
  await expect.poll(async () => (await read()).streak).toBe(3);
  const { document } = await documentOf(page);
  const cleared = (day: { readonly questsCompleted: number }) => day.questsCompleted;
  expect(document.dailyActivities.map(cleared).slice(-3)).toEqual([1, 1, 1]);
});

test('[N12] a tab that is open over midnight records the new day when it is seen @proof', async ({
  page,
  server,
}) => {
  await page.clock.install({ time: Date.now() });
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await server.sleep(page);
  await lookAway(page);

  await expect
    .poll(async () => {
      const { document } = await documentOf(page);
      const days: readonly { readonly hasLogin: boolean }[] = document.dailyActivities;
      return days.filter(({ hasLogin }) => hasLogin).length;
    })
    .toBe(2);
});
