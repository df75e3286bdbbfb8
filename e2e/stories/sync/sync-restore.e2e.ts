import { expect } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { openBoard, PASSWORD } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/own-server.ts';
import { cardOf, expectDoneToday } from '#e2e/kit/quest-board.ts';
import {
  addQuest,
  anotherDevice,
  closeOtherDevices,
  complete,
  expectSynced,
  paidXp,
  titlesOnServer,
} from '#e2e/kit/sync-devices.ts';

test.afterEach(closeOtherDevices);

test('[D5] [N4] a server restored from an old backup is given back what it had acknowledged since @proof', async ({
  page,
  server,
}) => {
  test.slow(); // the server starts twice
  const { email } = await openBoard(page, [...FIRST_CLEARED, questDraft('pages')]);
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
  await expectDoneToday(page, 'Read ten pages');
});

test('[D16] a data folder that was put back is given back what this device did and saw since, in one line of words @proof', async ({
  page,
  browser,
  server,
}) => {
  test.slow(); // the server starts three times
  const hunter = await openBoard(page, [...FIRST_CLEARED, questDraft('pages')]);
  await expectSynced(page);
  await server.copyData();
  for (const title of ['First of three', 'Second of three', 'Third of three']) {
    await addQuest(page, title);
  }
  await expectSynced(page);
  await server.putDataBack();
  await expect(page.getByText('The server forgot, we did not')).toBeVisible();

  const other = await anotherDevice(browser, page, hunter);
  await addQuest(other, 'Of the other device');
  await expectSynced(other);
  await expect.poll(() => titlesOnServer(page)).toContain('Third of three');
  await expect.poll(() => titlesOnServer(page)).toContain('Of the other device');
  for (const here of [page, other]) {
    await expectSynced(here);
    await expect(cardOf(here, 'First of three')).toBeVisible();
    await expect(cardOf(here, 'Of the other device')).toBeVisible();
  }
});
