import { expect, test } from '@playwright/test';
import { clearedDraft, questDraft } from '#e2e/kit/command-drafts.ts';
import {
  choose,
  deleteAccount,
  importWindow,
  lasting,
  openSettings,
  panel,
  saved,
} from '#e2e/kit/export-panel.ts';
import { documentOf, type Hunter, newHunter } from '#e2e/kit/hunter.ts';
import { button, cardOf } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { expectSynced } from '#e2e/kit/sync-devices.ts';

test('[Y1] [Y2] [Y5] export, delete the account, sign up and import in place of the talk: the export is the same', async ({
  page,
}) => {
  const hunter: Hunter = await newHunter(page, {
    drafts: [
      questDraft('read', { title: '=1+1 pages', subtasks: [{ id: 's1', title: 'Open the book' }] }),
      questDraft('run', { title: 'Run' }),
      clearedDraft('run', { title: '=HYPERLINK("x")' }),
      { kind: 'hunter.rename', id: 'n1', name: 'Mara Vey' },
    ],
  });
  await page.request.put(`/api/userProfiles/${hunter.uid}`, { data: { goals: ['Read'] } });
  await openSettings(page);
  const before = await saved(page, 'Export everything (JSON)');
  expect(before.name).toMatch(/^duskgate-\d{4}-\d\d-\d\d\.json$/);
  await expect(panel(page).getByText('Saved.', { exact: false })).toBeVisible();
  const csv = await saved(page, 'Export the Chronicle (CSV)');
  expect(csv.name).toMatch(/^duskgate-\d{4}-\d\d-\d\d-chronicle\.csv$/);
  expect(csv.text.split('\r\n')[1]).toContain(`"'=HYPERLINK(""x"")",Business,daily,basic,25`);
  await deleteAccount(page);

  const again = await newHunter(page, { onboarded: false });
  expect(again.uid).not.toBe(hunter.uid);
  await page.goto('/');
  await expect(button(page, 'Bring my hunter back')).toBeVisible({ timeout: 15_000 });
  await choose(page, before.text, 'Bring my hunter back');
  await expect(importWindow(page).getByText('2 quests')).toBeVisible();
  await expect(importWindow(page).getByText('=1+1 pages')).toBeVisible();
  const confirm = /^Import [56] entries$/; // today's login may be recorded here already
  await importWindow(page).getByRole('button', { name: confirm }).click();
  await expect(importWindow(page).getByText(/entries imported\.$/)).toBeVisible();
  await button(importWindow(page), 'Done').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quest Board' })).toBeVisible();
  await expect(cardOf(page, '=1+1 pages')).toBeVisible();

  await openSettings(page);
  const after = await saved(page, 'Export everything (JSON)');
  expect(lasting(after.text)).toEqual(lasting(before.text));

  await choose(page, before.text);
  await expect(
    importWindow(page).getByText('Nothing in this file is new to your hunter.'),
  ).toBeVisible();
  await expect(importWindow(page).getByRole('button', { name: /^Import/ })).toHaveCount(0);
});

test('[Y4] a preview names what would be added and what cannot be read; nothing changes before the yes, and no file breaks it @proof', async ({
  page,
}) => {
  const { uid } = await newHunter(page);
  await openSettings(page);
  for (const [text, words] of [
    ['{"format":', 'This file is broken'],
    ['{"habits":[1,2]}', 'This is no export of Duskgate, and no file of a tracker'],
    ['{"format":"duskgate-export","version":7,"hunter":{}}', 'made by a newer Duskgate'],
    ['{"format":"duskgate-export","version":1,"hunter":{"commands":[]}}', 'holds no entries'],
  ] as const) {
    await choose(page, text);
    await expect(importWindow(page).getByRole('alert')).toContainText(words);
    await button(importWindow(page), 'Close, change nothing').click();
  }

  const stamp = { at: '2026-01-02T12:00:00.000Z', day: '2026-01-02', utcOffsetMinutes: 0, v: 1 };
  const hostile = '<img src=x onerror=alert(1)> '.repeat(6).trim();
  const commands = [
    { ...questDraft('new', { title: hostile }), ...stamp, key: 'add:new' },
    { ...clearedDraft('old'), ...stamp, openSubtaskCount: 2 },
    { kind: 'quest.add', v: 1, key: 'add:bad' },
    { ...stamp, kind: 'quest.fly', key: 'fly:1' },
  ];
  const file = JSON.stringify({ uid, commands });
  await choose(page, file);
  const unreadable = importWindow(page).getByRole('region', { name: 'What cannot be read' });
  await expect(unreadable).toContainText('3 entries cannot be read');
  await expect(unreadable).toContainText('done:old: completed with open steps');
  await expect(unreadable).toContainText('fly:1: of a newer Duskgate');
  await expect(importWindow(page).getByText(hostile)).toBeVisible();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await barriersOn(page)).toEqual([]);
    await expectNoOverflow(page, [viewport.width], viewport.height);
  }
  await button(importWindow(page), 'Close, change nothing').click();
  const unchanged = await (await page.request.get('/api/sync/document')).json();
  expect(unchanged.document.habits).toEqual([]);

  await choose(page, file);
  await expect(button(importWindow(page), 'Import 1 entry')).toBeVisible();
  await page.route('**/api/import', (route) => route.abort());
  await button(importWindow(page), 'Import 1 entry').click();
  await expect(importWindow(page).getByText('It waits on this device')).toBeVisible();
  await page.unroute('**/api/import');
  await button(importWindow(page), 'Done').click();
  await page.goto('/habits');
  await expect(cardOf(page, hostile)).toBeVisible();
  await expectSynced(page);
  await expect
    .poll(async () => (await documentOf(page)).document.habits)
    .toMatchObject([{ id: 'new', title: hostile }]);
});
