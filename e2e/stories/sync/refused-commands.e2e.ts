import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED } from '#e2e/kit/command-drafts.ts';
import { openBoard } from '#e2e/kit/hunter.ts';
import { button, cardOf } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { addQuest, expectSynced, titlesOnServer } from '#e2e/kit/sync-devices.ts';

const PUSH = '**/api/sync/push';
const settings = (page: Page) => page.getByRole('link', { name: 'Welcome, Ash Vale' });

/** On its way the command is spoilt, so that the server itself refuses it. */
async function spoil(page: Page, title: string): Promise<void> {
  await page.route(PUSH, (route) => {
    const sent = route.request().postDataJSON();
    for (const { quest } of sent.commands) if (quest?.title === title) quest.difficulty = 'absurd';
    return route.continue({ postData: JSON.stringify(sent) });
  });
}

test('[D4] [N13] a refused command blocks none behind it, is told, kept over a reload, and can be saved @proof', async ({
  page,
}) => {
  const { uid } = await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await spoil(page, 'Too good to be true');
  await addQuest(page, 'Too good to be true');
  await addQuest(page, 'A fair one');

  await expect(page.getByRole('link', { name: '1 refused' })).toBeVisible({ timeout: 15_000 });
  await expectSynced(page);
  await expect(cardOf(page, 'A fair one')).toBeVisible();
  await expect(cardOf(page, 'Too good to be true')).toHaveCount(0);
  expect(await titlesOnServer(page)).toEqual(['A fair one']);

  await page.reload();
  await page.getByRole('link', { name: '1 refused' }).click({ timeout: 15_000 });
  const panel = page.getByRole('region', { name: 'Sync' });
  await expect(panel.getByRole('heading', { name: 'Refused deeds' })).toBeVisible();
  const told = panel.getByRole('listitem');
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('Added a quest: Too good to be true');
  await expect(told.locator('span').nth(1)).not.toBeEmpty(); // and why
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page, [320], 640);
  expect(await barriersOn(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await button(panel, 'Save them to a file').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('duskgate-refused-deeds.json');
  const file = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect(file.uid).toBe(uid);
  expect(file.refused).toHaveLength(1);
  expect(file.refused[0].command.quest.title).toBe('Too good to be true');
  expect(file.refused[0].reason).not.toBe('');

  const { refused } = await (await page.request.get('/api/sync/refused')).json();
  expect(JSON.stringify(refused)).toContain('Too good to be true');

  await button(panel, 'Dismiss').click();
  await expect(told).toHaveCount(0);
  await expect(panel.getByText('Everything you did here is saved.')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(told).toHaveCount(1);
  await button(panel, 'Dismiss').click();
  await expect(page.getByRole('link', { name: '1 refused' })).toHaveCount(0);
  await page.reload();
  await expectSynced(page);
  await expect(page.getByRole('link', { name: '1 refused' })).toHaveCount(0);
});

test('[N15] when storage is full the shell says so on every screen, and the settings say what to do @proof', async ({
  page,
}) => {
  await openBoard(page, FIRST_CLEARED);
  await expectSynced(page);
  await page.route(PUSH, (route) => route.abort());
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: full, put: full });
  });
  await addQuest(page, 'Unkept');
  const line = page.getByRole('banner').getByText('Storage is full: keep this tab open');
  await expect(line).toBeVisible();
  await expect(line).toHaveAttribute('aria-live', 'polite');

  await settings(page).click();
  const panel = page.getByRole('region', { name: 'Sync' });
  await expect(panel.getByText('1 deed is waiting to be sent')).toBeVisible();
  await expect(panel.getByText('This browser has no room left.')).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(line).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page, [width], 640);
  }
});
