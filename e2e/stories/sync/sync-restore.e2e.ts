import { expect } from '@playwright/test';
import { PASSWORD, questDeed } from './hunter.ts';
import { test } from './own-server.ts';
import { button, cardOf, openBoard, SEASONED } from './quest-board.ts';
import { addQuest, complete, expectSynced, paidXp, titlesOnServer } from './sync-devices.ts';

test.use({ timezoneId: 'UTC', serviceWorkers: 'block' });

test('[D5] [N4] a server restored from an old backup is given back what it had acknowledged since', async ({
  page,
  server,
}) => {
  test.slow(); // the server starts twice
  const { email } = await openBoard(page, [...SEASONED, questDeed('pages')]);
  await expectSynced(page);
  server.backUp();
  await addQuest(page, 'After the backup');
  await complete(page, 'Read ten pages');
  await expectSynced(page);
  expect(await paidXp(page)).toBe(50);

  await server.restore();
  await page.request.post('/api/auth/sign-in', { data: { email, password: PASSWORD } });
  await page.reload();
  await expect(cardOf(page, 'After the backup')).toBeVisible();
  await expect.poll(() => titlesOnServer(page)).toContain('After the backup');
  await expect.poll(() => paidXp(page)).toBe(50);
  await expectSynced(page);
  await expect(button(cardOf(page, 'Read ten pages'), 'Remove from board')).toBeVisible();
});
