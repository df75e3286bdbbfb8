import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './hunter.ts';
import { button } from './quest-board.ts';

export const panel = (page: Page) => page.getByRole('region', { name: 'Your data' });
export const importWindow = (page: Page) => page.getByRole('dialog', { name: 'Import' });

export async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(panel(page)).toBeVisible({ timeout: 15_000 });
}

export async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await button(panel(page), name).click();
  const download = await coming;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

export async function choose(page: Page, text: string, label = 'Import a file'): Promise<void> {
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
export function lasting(text: string): unknown {
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

export async function deleteAccount(page: Page): Promise<void> {
  const folded = page.getByRole('region', { name: 'Delete account' });
  await folded.getByRole('heading').click();
  await folded.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Delete this hunter?' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await button(dialog, 'Delete account').click();
  await expect(button(page, 'Enter the Dungeon')).toBeVisible({ timeout: 15_000 });
}
