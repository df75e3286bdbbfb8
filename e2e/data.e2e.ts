import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { type Hunter, newHunter, PASSWORD, questDeed } from './hunter.ts';
import { clearedDeed, overflowOf } from './hunter-screens.ts';
import { button, cardOf } from './quest-board.ts';

test.use({ timezoneId: 'UTC' });

const panel = (page: Page) => page.getByRole('region', { name: 'Your data' });
const window = (page: Page) => page.getByRole('dialog', { name: 'Import' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(panel(page)).toBeVisible({ timeout: 15_000 });
}

async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await button(panel(page), name).click();
  const download = await coming;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

async function choose(page: Page, text: string, label = 'Import a file'): Promise<void> {
  await page
    .getByLabel(label)
    .and(page.locator('input'))
    .setInputFiles({
      name: 'hunter.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
}

/** What is the hunter's own, whichever account and whenever it was brought over. */
function lasting(text: string): unknown {
  const { hunter } = JSON.parse(text);
  const { records, document, ...rest } = hunter;
  const without = (value: unknown, ...names: readonly string[]) =>
    JSON.parse(JSON.stringify(value, (name, one) => (names.includes(name) ? undefined : one)));
  const log = [...rest.commands].map(({ key, xp }) => ({ key, xp }));
  return {
    document: without(document, 'lastUpdated'),
    days: rest.dailyActivities,
    records: without(records, 'createdAt', 'lastUpdated'),
    log: log.sort((one, other) => (one.key < other.key ? -1 : 1)),
  };
}

async function deleteAccount(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Delete account' }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Delete this hunter?' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await button(dialog, 'Delete account').click();
  await expect(button(page, 'Enter the Dungeon')).toBeVisible({ timeout: 15_000 });
}

test('[Y1] [Y2] [Y5] export, delete the account, sign up and import in place of the talk: the export is the same', async ({
  page,
}) => {
  test.slow();
  const hunter: Hunter = await newHunter(page, {
    isLoreRead: true,
    deeds: [
      questDeed('read', { title: '=1+1 pages', subtasks: [{ id: 's1', title: 'Open the book' }] }),
      questDeed('run', { title: 'Run' }),
      clearedDeed('run', { title: '=HYPERLINK("x")' }),
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

  const again = await newHunter(page, { isOnboarded: false });
  expect(again.uid).not.toBe(hunter.uid);
  await page.goto('/');
  await expect(button(page, 'Bring my hunter back')).toBeVisible({ timeout: 15_000 });
  await choose(page, before.text, 'Bring my hunter back');
  await expect(window(page).getByText('2 quests')).toBeVisible();
  await expect(window(page).getByText('=1+1 pages')).toBeVisible();
  const confirm = /^Import [56] entries$/; // today's login may be recorded here already
  await window(page).getByRole('button', { name: confirm }).click();
  await expect(window(page).getByText(/entries imported\.$/)).toBeVisible();
  await button(window(page), 'Done').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quest Board' })).toBeVisible();
  await expect(cardOf(page, '=1+1 pages')).toBeVisible();

  await openSettings(page);
  const after = await saved(page, 'Export everything (JSON)');
  expect(lasting(after.text)).toEqual(lasting(before.text));

  await choose(page, before.text);
  await expect(window(page).getByText('Nothing in this file is new to your hunter.')).toBeVisible();
  await expect(window(page).getByRole('button', { name: /^Import/ })).toHaveCount(0);
});

test('[Y4] a preview names what would be added and what cannot be read; nothing changes before the yes, and no file breaks it', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { uid } = await newHunter(page, { isLoreRead: true });
  await openSettings(page);
  for (const [text, words] of [
    ['{"format":', 'it holds no JSON'],
    ['{"habits":[1,2]}', 'This is no export of Duskgate.'],
    ['{"format":"duskgate-export","version":7,"hunter":{}}', 'made by a newer Duskgate'],
    ['{"format":"duskgate-export","version":1,"hunter":{"commands":[]}}', 'holds no entries'],
  ] as const) {
    await choose(page, text);
    await expect(window(page).getByRole('alert')).toContainText(words);
    await button(window(page), 'Close, change nothing').click();
  }

  await page.route('**/api/export', (route) => route.abort());
  await button(panel(page), 'Export everything (JSON)').click();
  await expect(panel(page).getByRole('alert')).toContainText('The server cannot be reached.');

  const stamp = { at: '2026-01-02T12:00:00.000Z', day: '2026-01-02', utcOffsetMinutes: 0, v: 1 };
  const hostile = '<img src=x onerror=alert(1)> '.repeat(6).trim();
  const commands = [
    { ...questDeed('new', { title: hostile }), ...stamp, key: 'add:new' },
    { ...clearedDeed('old'), ...stamp, openSubtaskCount: 2 },
    { kind: 'quest.add', v: 1, key: 'add:bad' },
    { ...stamp, kind: 'quest.fly', key: 'fly:1' },
  ];
  const file = JSON.stringify({ uid, commands });
  await choose(page, file);
  const unreadable = window(page).getByRole('region', { name: 'What cannot be read' });
  await expect(unreadable).toContainText('3 entries cannot be read');
  await expect(unreadable).toContainText('done:old: completed with open steps');
  await expect(unreadable).toContainText('fly:1: of a newer Duskgate');
  await expect(window(page).getByText(hostile)).toBeVisible();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
  await button(window(page), 'Close, change nothing').click();
  const unchanged = await (await page.request.get('/api/sync/document')).json();
  expect(unchanged.document.habits).toEqual([]);

  await choose(page, file);
  await expect(button(window(page), 'Import 1 entry')).toBeVisible();
  await page.route('**/api/import', (route) => route.abort());
  await button(window(page), 'Import 1 entry').click();
  await expect(window(page).getByRole('alert')).toContainText('import again to go on');
  await page.unroute('**/api/import');
  await button(window(page), 'Import 1 entry').click();
  await expect(window(page).getByText('1 entry imported.')).toBeVisible();
  const { document } = await (await page.request.get('/api/sync/document')).json();
  expect(document.habits).toMatchObject([{ id: 'new', title: hostile }]);
});
