import { expect, type Page, request, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { newHunter, PASSWORD } from './hunter.ts';

const NEXT_PASSWORD = 'seven keys and no door at all';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const enterButton = (page: Page) => page.getByRole('button', { name: 'Enter the Dungeon' });

async function openSettings(page: Page): Promise<{ uid: string; email: string }> {
  const hunter = await newHunter(page, { isLoreRead: true });
  await page.goto('/');
  await page.getByRole('link', { name: 'Welcome, Ash Vale' }).click({ timeout: 20_000 });
  await expect(title(page)).toHaveText('Settings', { timeout: 15_000 });
  await expect(page.getByText('This device, signed in')).toBeVisible({ timeout: 15_000 });
  return hunter;
}

/** The same hunter on another device; its browser's name is its own. */
async function signInElsewhere(baseURL: string | undefined, email: string, password = PASSWORD) {
  const device = await request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  });
  const reply = await device.post('/api/auth/sign-in', { data: { email, password } });
  return { device, status: reply.status() };
}

test('[S1] the welcome line opens the settings, with the account in them', async ({ page }) => {
  const { email } = await openSettings(page);

  await expect(page).toHaveURL('/settings');
  await expect(region(page, 'Account')).toContainText('Ash Vale');
  await expect(region(page, 'Account')).toContainText(email);
});

test('[S1] the settings and the credits are free of barriers at every width', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSettings(page);
  await expect(region(page, 'Your data').getByRole('button')).toHaveCount(3);
  await expect(region(page, 'Sync').getByText('The server has everything')).toBeVisible();
  await expect(region(page, 'Sync').getByText('This browser keeps a copy')).toBeVisible();
  for (const place of ['Settings', 'Credits']) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await barriersOn(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    }
    if (place === 'Settings') {
      await region(page, 'Delete account').getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await barriersOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Credits' }).click();
      await expect(title(page)).toHaveText('Credits');
    }
  }
});

test('[SEC10] a password is changed with the current one, and other devices are signed out', async ({
  page,
  baseURL,
}) => {
  const { email } = await openSettings(page);
  const { device } = await signInElsewhere(baseURL, email);
  const panel = region(page, 'Change password');
  const submit = panel.getByRole('button', { name: 'Change password' });

  await submit.click();
  await expect(panel.getByText('Enter your current password.')).toBeVisible();
  await expect(panel.getByText('Enter a new password.')).toBeVisible();
  await panel.getByLabel('Current password').fill('not this one, surely');
  await panel.getByLabel('New password').fill(NEXT_PASSWORD);
  await submit.click();
  await expect(panel.getByRole('alert')).toHaveText('That is not your current password.');

  await panel.getByLabel('Current password').fill(PASSWORD);
  await submit.click();
  await expect(panel.getByRole('status')).toHaveText(
    'Password changed. Your other devices are signed out.',
  );
  await expect(panel.getByLabel('New password')).toHaveValue('');
  expect((await device.get('/api/sync/document')).status()).toBe(401);
  expect((await page.request.get('/api/sync/document')).status()).toBe(200);
  expect((await signInElsewhere(baseURL, email, NEXT_PASSWORD)).status).toBe(200);
});

test('[SEC9] one device is signed out from another, or all others at once', async ({
  page,
  baseURL,
}) => {
  const { email } = await openSettings(page);
  const first = await signInElsewhere(baseURL, email);
  const second = await signInElsewhere(baseURL, email);
  await page.reload();
  const devices = region(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(3, { timeout: 15_000 });
  await expect(devices.getByText('Firefox on Android')).toHaveCount(2);

  await devices
    .getByRole('button', { name: /^Sign out Firefox on Android/ })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('status')).toHaveText('That device is signed out.');
  await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('listitem')).toContainText('This device');

  for (const { device } of [first, second]) {
    expect((await device.get('/api/sync/document')).status()).toBe(401);
  }
  expect((await page.request.get('/api/sync/document')).status()).toBe(200);
});

test('[SEC9] devices that cannot be listed are told, with Retry', async ({ page }) => {
  await newHunter(page, { isLoreRead: true });
  await page.route('**/api/auth/sessions', (route) => route.abort());
  await page.goto('/settings');
  const devices = region(page, 'Devices');
  await expect(devices.getByRole('alert')).toHaveText('The server cannot be reached.', {
    timeout: 15_000,
  });

  await page.unroute('**/api/auth/sessions');
  await devices.getByRole('button', { name: 'Retry' }).click();
  await expect(devices.getByText('This device, signed in')).toBeVisible();
});

test('[SEC62] an account is deleted with its password and a typed word, and this device is cleared', async ({
  page,
  baseURL,
}) => {
  const { uid, email } = await openSettings(page);
  await region(page, 'Delete account').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Delete this hunter?' });
  const submit = dialog.getByRole('button', { name: 'Delete account' });
  await submit.click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await expect(dialog.getByText('Type DELETE in capitals.')).toBeVisible();

  await dialog.getByLabel('Password', { exact: true }).fill('not this one, surely');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('That is not your current password.');

  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(enterButton(page)).toBeVisible({ timeout: 15_000 });
  const kept = await page.evaluate(async () =>
    JSON.stringify([await indexedDB.databases(), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain(uid);
  expect((await signInElsewhere(baseURL, email)).status).toBe(401);
});

test('[S1] the sync state is copied for a bug report, without a deed’s words', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSettings(page);
  await region(page, 'Sync').getByRole('button', { name: 'Copy sync state' }).click();

  await expect(region(page, 'Sync').getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.length).toBeGreaterThan(10);
  expect(copied).not.toContain('Ash Vale');
});

test('[O5] every sign that others drew is credited with its author and licence', async ({
  page,
}) => {
  await newHunter(page, { isLoreRead: true });
  await page.goto('/credits');

  for (const author of ['Lorc', 'Delapouite', 'Carl Olsen', 'Lucide Contributors']) {
    await expect(region(page, `Signs by ${author}`)).toContainText(/CC BY 3\.0|ISC/, {
      timeout: 15_000,
    });
  }
  await expect(region(page, 'Letters')).toContainText('SIL Open Font License 1.1');
});

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
