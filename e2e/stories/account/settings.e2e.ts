import { expect, type Page, request, test } from '@playwright/test';
import { newHunter, openScreen, PASSWORD } from '#e2e/kit/hunter.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { enterButton } from '#e2e/kit/sign-in.ts';

const NEXT_PASSWORD = 'seven keys and no door at all';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a folded panel. */
const open = (page: Page, name: string) =>
  region(page, name).getByRole('heading', { name, exact: true }).click();

/** The same hunter on another device; its browser's name is its own. */
async function signInElsewhere(baseURL: string | undefined, email: string, password = PASSWORD) {
  const device = await request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  });
  const reply = await device.post('/api/auth/sign-in', { data: { email, password } });
  return { device, status: reply.status() };
}

test('[S1] [O5] the welcome line opens the settings with the account in them; the sync state is copied without a command’s words; settings and credits are free of barriers at every width, and every sign that others drew is credited', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await openScreen(page, '/');
  await page.getByRole('link', { name: 'Welcome, Ash Vale' }).click();
  await expect(title(page)).toHaveText('Settings');
  await expect(page).toHaveURL('/settings');
  await expect(region(page, 'Account').getByLabel('Display name')).toHaveValue('Ash Vale');
  await expect(region(page, 'Account')).toContainText(email);
  await open(page, 'Devices');
  await expect(page.getByText('This device, signed in')).toBeVisible();
  await expect(region(page, 'Your data').getByRole('button')).toHaveCount(3);
  await expect(region(page, 'Sync').getByText('Everything you did here is saved.')).toBeVisible();
  await region(page, 'Sync').getByText('This device', { exact: true }).click();
  await expect(region(page, 'Sync').getByText('A copy for when you are offline')).toBeVisible();
  for (const screen of ['Settings', 'Credits']) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await barriersOn(page)).toEqual([]);
      await expectNoOverflow(page, [viewport.width], viewport.height);
    }
    if (screen === 'Settings') {
      await open(page, 'Delete account');
      await region(page, 'Delete account').getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await barriersOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Credits' }).click();
      await expect(title(page)).toHaveText('Credits');
    }
  }
  await page.goBack();
  await region(page, 'Sync').getByText('This device', { exact: true }).click();
  await region(page, 'Sync').getByRole('button', { name: 'Copy sync state' }).click();

  await expect(region(page, 'Sync').getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.length).toBeGreaterThan(10);
  expect(copied).not.toContain('Ash Vale');
  await context.clearPermissions();

  await page.goForward();
  for (const author of ['Lorc', 'Delapouite', 'Carl Olsen', 'Lucide Contributors']) {
    await expect(region(page, `Signs by ${author}`)).toContainText(/CC BY 3\.0|ISC/);
  }
  await expect(region(page, 'Letters')).toContainText('SIL Open Font License 1.1');
});

test('[SEC9] [SEC10] [SEC62] devices are listed or it is told why not, and signed out from here; a changed password signs the others out; an account is deleted with its password and a typed word, and this device is cleared', async ({
  page,
  baseURL,
}) => {
  const { email, uid } = await newHunter(page);
  await page.route('**/api/auth/sessions', (route) => route.abort());
  await page.goto('/settings');
  const devices = region(page, 'Devices');
  await open(page, 'Devices');
  await expect(devices.getByRole('alert')).toHaveText('The server cannot be reached.');

  await page.unroute('**/api/auth/sessions');
  await devices.getByRole('button', { name: 'Retry' }).click();
  await expect(devices.getByText('This device, signed in')).toBeVisible();

  const first = await signInElsewhere(baseURL, email);
  const second = await signInElsewhere(baseURL, email);
  await page.reload();
  await open(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByText('Firefox on Android')).toHaveCount(2);
  await expect(devices.getByText(/^In use now, from 127\.0\.0\.1$/)).toHaveCount(1);
  await expect(devices.getByText(/^Last used .+, from 127\.0\.0\.1$/)).toHaveCount(2);

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

  const { device } = await signInElsewhere(baseURL, email);
  const panel = region(page, 'Password');
  const change = panel.getByRole('button', { name: 'Change password' });
  await open(page, 'Signing in');
  await panel.getByRole('button', { name: 'Change: Password' }).click();

  await change.click();
  await expect(panel.getByText('Enter your current password.')).toBeVisible();
  await expect(panel.getByText('Enter a new password.')).toBeVisible();
  await panel.getByLabel('Current password').fill('not this one, surely');
  await panel.getByLabel('New password').fill(NEXT_PASSWORD);
  await change.click();
  await expect(panel.getByRole('alert')).toHaveText('That is not your current password.');

  await panel.getByLabel('Current password').fill(PASSWORD);
  await change.click();
  await expect(panel.getByRole('status')).toHaveText(
    'Password changed. Your other devices are signed out.',
  );
  await expect(panel.getByLabel('New password')).toHaveCount(0);
  expect((await device.get('/api/sync/document')).status()).toBe(401);
  expect((await page.request.get('/api/sync/document')).status()).toBe(200);
  expect((await signInElsewhere(baseURL, email, NEXT_PASSWORD)).status).toBe(200);

  await open(page, 'Delete account');
  await region(page, 'Delete account').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Delete this hunter?' });
  const submit = dialog.getByRole('button', { name: 'Delete account' });
  await submit.click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await expect(dialog.getByText('Type DELETE in capitals.')).toBeVisible();

  await dialog.getByLabel('Your password').fill('not this one, surely');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('That is not your current password.');

  await dialog.getByLabel('Your password').fill(NEXT_PASSWORD);
  await submit.click();
  await expect(enterButton(page)).toBeVisible({ timeout: 15_000 });
  const kept = await page.evaluate(async () =>
    JSON.stringify([await indexedDB.databases(), Object.entries(localStorage)]),
  );
  expect(kept).not.toContain(uid);
  expect((await signInElsewhere(baseURL, email, NEXT_PASSWORD)).status).toBe(401);
});

test('[N23] the display name is changed in the settings and offered on the board: Hunt as, in one tap @proof', async ({
  page,
}) => {
  await openScreen(page, '/settings');
  const account = region(page, 'Account');
  await account.getByLabel('Display name').fill('   ');
  await account.getByRole('button', { name: 'Save name' }).click();
  await expect(account.getByRole('alert')).toHaveText('Choose a hunter name.');
  await account.getByLabel('Display name').fill('Mara Vale');
  await account.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Welcome, Mara Vale')).toBeVisible();
  await expect(account.getByRole('button', { name: 'Save name' })).toBeHidden();

  await page.goto('/habits');
  await page.getByRole('button', { name: 'Hunt as Mara Vale' }).click();
  await expect(page.getByRole('button', { name: /^Hunt as/ })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your roles' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your roles' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hunt as/ })).toBeHidden();
});
