import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { documentOf, newHunter, PASSWORD } from '#e2e/kit/hunter.ts';
import { cardOf, clearControl } from '#e2e/kit/quest-board.ts';
import { barriersOn } from '#e2e/kit/screen-checks.ts';
import { enterButton, expectSessionEnded } from '#e2e/kit/sign-in.ts';

/** The worker would answer for the server while the test cuts it off. */
const MARK = 'Count the ninth stair';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function openApp(page: Page, path = '/credits'): Promise<{ uid: string; email: string }> {
  const hunter = await newHunter(page, {
    displayName: 'Ash Vale',
    drafts: [...FIRST_CLEARED, { ...questDraft('q1', { title: MARK }), key: 'add:q1' }],
  });
  await page.goto(path);
  await expect(page.getByText('Synced', { exact: true })).toBeVisible({ timeout: 20_000 });
  return hunter;
}

/** Cut off, with one command that the server does not have. */
async function leaveACommandWaiting(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.abort());
  await clearControl(cardOf(page, MARK)).click();
  await expect(page.getByText(/1 waiting/)).toBeVisible({ timeout: 20_000 });
}

test('[N9] [SEC26] signing out leaves nothing of the hunter in this browser', async ({
  page,
  context,
}) => {
  const { uid, email } = await openApp(page, '/habits');
  await logOut(page).click();
  await expect(enterButton(page)).toBeVisible({ timeout: 15_000 });

  const kept = await page.evaluate(keptByBrowser);
  const cookies = await context.cookies();
  // The cookie of the device lets nobody in and names nobody; on plain http its name has the port.
  expect(cookies.map(({ name }) => name)).toEqual([expect.stringMatching(/^device-\d+$/)]);
  for (const mark of [uid, email, 'Ash Vale', MARK]) {
    expect(kept + JSON.stringify(cookies)).not.toContain(mark);
  }
  await page.reload();
  await expect(enterButton(page)).toBeVisible();
  await expect(page).toHaveTitle('Duskgate');
});

test('[N9] signing out with waiting commands: stay, save them to a file, or discard them', async ({
  page,
}) => {
  const { uid } = await openApp(page, '/habits');
  await leaveACommandWaiting(page);
  await logOut(page).click();

  await expect(dialog(page)).toHaveAccessibleName('Deeds are still waiting');
  await expect(dialog(page).getByRole('alert')).toContainText('1 deed has not reached the server.');
  expect(await barriersOn(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save them to a file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('duskgate-waiting-deeds.json');
  const file = JSON.parse(await readFile(await saved.path(), 'utf8'));
  expect(file.uid).toBe(uid);
  expect(file.commands).toMatchObject([{ kind: 'quest.done', questId: 'q1' }]);

  await dialog(page).getByRole('button', { name: 'Stay and keep them' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(logOut(page)).toBeFocused();
  await expect(page.getByText(/1 waiting/)).toBeVisible();

  await logOut(page).click();
  await dialog(page).getByRole('button', { name: 'Discard them and log out' }).click({
    timeout: 20_000,
  });
  await expect(enterButton(page)).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(keptByBrowser)).not.toContain(MARK);
});

test('[N9] a sign-out that cannot be heard is told, and nothing is lost by it @proof', async ({
  page,
}) => {
  await openApp(page);
  await page.route('**/api/**', (route) => route.abort());
  await logOut(page).click();

  await expect(dialog(page)).toHaveAccessibleName('You are still signed in');
  await expect(dialog(page).getByRole('alert')).toContainText('The server cannot be reached.');
  expect(await barriersOn(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(title(page)).toHaveText('Credits');

  await page.unroute('**/api/**');
  await logOut(page).click();
  await expect(enterButton(page)).toBeVisible({ timeout: 20_000 });
});

test('[N9] who leaves this device unheard is not let in by the old cookie, which ends later @proof', async ({
  page,
}) => {
  await openApp(page);
  await page.route('**/api/**', (route) => route.abort());
  await logOut(page).click();
  await dialog(page).getByRole('button', { name: 'Log out on this device' }).click({
    timeout: 20_000,
  });
  await expect(enterButton(page)).toBeVisible({ timeout: 20_000 });

  await page.reload();
  await expect(enterButton(page)).toBeVisible();
  expect((await page.request.get('/api/sync/document')).status()).toBe(200);

  await page.unroute('**/api/**');
  await page.reload();
  await expect(enterButton(page)).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/sync/document')).status()).toBe(401);
});

test('[N9] [G10] a session that is over is no sign-out: sign in again, and all of it is sent @proof', async ({
  page,
  context,
}) => {
  await openApp(page, '/habits');
  await context.clearCookies();
  await clearControl(cardOf(page, MARK)).click();
  await expectSessionEnded(page);
  expect(await barriersOn(page)).toEqual([]);
  await dialog(page).getByLabel('Password', { exact: true }).fill('not this one, surely');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('That e-mail and password do not match.')).toBeVisible();

  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden({ timeout: 15_000 });
  await expect(page.getByText('Synced', { exact: true })).toBeVisible({ timeout: 20_000 });
  const { document } = await documentOf(page);
  expect(document.habits).toMatchObject([{ title: MARK, completed: true }]);
});

/** Runs in the page: the DOM, both storages, every database and every cache, as text. */
async function keptByBrowser(): Promise<string> {
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
  }
  return JSON.stringify([
    document.documentElement.outerHTML,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    databases,
    cached,
  ]);
}
