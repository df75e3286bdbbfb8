import { expect, test } from '@playwright/test';
import { clearedDraft, focusDrafts, questDraft, stampOf } from '#e2e/kit/command-drafts.ts';
import {
  choose,
  importWindow,
  lasting,
  openSettings,
  panel,
  saved,
} from '#e2e/kit/export-panel.ts';
import { newHunter } from '#e2e/kit/hunter.ts';
import { button, cardOf } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { complete, expectSynced, goOffline, goOnline, keptOffline } from '#e2e/kit/sync-devices.ts';

test.use({ serviceWorkers: 'allow' });

/** The app reads what it has not yet, when it has been open for a while. */
const IDLE_MS = 26_000;

test('[Y8] [CH6] read when idle, the whole story is searched and exported without a network @proof', async ({
  page,
}) => {
  await page.clock.install();
  const old = clearedDraft('first', { title: 'The very first' });
  await newHunter(page, {
    drafts: [{ ...old, ...stampOf(2) }, ...focusDrafts(201), questDraft('run', { title: 'Run' })],
  });
  await page.goto('/habits');
  await expect(cardOf(page, 'Run')).toBeVisible({ timeout: 15_000 });
  await expectSynced(page); // today's login is on the server
  const atTheEnd = page.waitForResponse((reply) => /log\?before=\d{1,3}&/.test(reply.url()));
  await page.clock.fastForward(IDLE_MS);
  await (await atTheEnd).finished();
  await keptOffline(page);
  await goOffline(page);
  await complete(page, 'Run');

  await page.goto('/chronicle');
  await page.getByRole('searchbox', { name: 'Search the Chronicle' }).fill('the very first');
  await expect(page.getByText('1 deed found', { exact: true })).toBeVisible();

  await openSettings(page);
  const { text } = await saved(page, 'Export everything (JSON)');
  await expect(panel(page).getByRole('status')).toContainText('Your whole story is in it.');
  const file = JSON.parse(text);
  expect(file.madeOnDevice.isWholeStory).toBe(true);
  expect(file.hunter.commands).toHaveLength(205);
  expect(file.waiting).toMatchObject([{ kind: 'quest.done', questId: 'run' }]);
  const csv = await saved(page, 'Export the Chronicle (CSV)');
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(3);
  for (const width of [1440, 320]) {
    await expectNoOverflow(page, [width]);
    expect(await barriersOn(page)).toEqual([]);
  }
});

test('[Y3] [Y5] [Y8] an export made offline, imported offline into a new account, reloaded and sent later, is the same hunter @proof', async ({
  page,
  browser,
}) => {
  await newHunter(page, {
    drafts: [
      questDraft('read', { title: 'Read' }),
      questDraft('run', { title: 'Run' }),
      clearedDraft('old', { title: 'Long ago' }),
      { kind: 'hunter.rename', id: 'n1', name: 'Mara Vey' },
    ],
  });
  await page.goto('/habits');
  await expect(cardOf(page, 'Run')).toBeVisible({ timeout: 15_000 });
  await keptOffline(page);
  await goOffline(page);
  await complete(page, 'Run');
  await openSettings(page);
  await saved(page, 'Export everything (JSON)');
  await expect(panel(page).getByRole('status')).toContainText('made of what this device keeps');
  await goOnline(page);
  await expectSynced(page);
  await page.goto('/chronicle');
  await page.getByRole('searchbox', { name: 'Search the Chronicle' }).fill('long ago');
  await expect(page.getByText('1 deed found', { exact: true })).toBeVisible();
  await goOffline(page);
  await openSettings(page);
  const made = await saved(page, 'Export everything (JSON)');
  await expect(panel(page).getByRole('status')).toContainText('Your whole story is in it.');
  await goOnline(page);
  await expectSynced(page);
  const before = await saved(page, 'Export everything (JSON)');
  expect(JSON.parse(before.text).madeOnDevice).toBeUndefined();

  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const other = await context.newPage();
  await newHunter(other, { onboarded: false, isLoreRead: true });
  await other.goto('/');
  await expect(button(other, 'Bring my hunter back')).toBeVisible({ timeout: 15_000 });
  await keptOffline(other);
  await context.setOffline(true);
  await choose(other, '{"format":', 'Bring my hunter back');
  await expect(importWindow(other).getByRole('alert')).toContainText('This file is broken');
  await button(importWindow(other), 'Close, change nothing').click();
  await choose(other, made.text, 'Bring my hunter back');
  await expect(importWindow(other)).toContainText('You are offline.');
  expect(await barriersOn(other)).toEqual([]);
  await importWindow(other)
    .getByRole('button', { name: /^Import \d entries$/ })
    .click();
  await expect(importWindow(other)).toContainText('They wait on this device');
  await button(importWindow(other), 'Done').click();
  await other.goto('/habits');
  await expect(cardOf(other, 'Read')).toBeVisible();

  await openSettings(other);
  await choose(other, made.text);
  await expect(importWindow(other)).toContainText('Nothing in this file is new to your hunter.');
  await expect(importWindow(other).getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await button(importWindow(other), 'Close, change nothing').click();

  await context.setOffline(false);
  await expectSynced(other);
  const after = await saved(other, 'Export everything (JSON)');
  expect(lasting(after.text)).toEqual(lasting(before.text));
  await context.close();
});
