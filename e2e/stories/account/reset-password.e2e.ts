import { expect, type Page } from '@playwright/test';
import { newHunter, PASSWORD } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/own-server.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { authWindow, signInAgain, submitOf } from '#e2e/kit/sign-in.ts';

const NEXT = 'nine lanterns by the gate';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByLabel('New password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Set new password' });

test('[G11] [SEC9] the operator’s link opens a form that sets a password once, ends every session and leads to the sign-in; its token stays out of address, log and requests @proof', async ({
  page,
  context,
  server,
}) => {
  const { email } = await newHunter(page);
  await context.clearCookies();
  const link = server.resetLink(email);
  const token = link.split('=')[1] ?? '';
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(`${request.url()} ${JSON.stringify(request.headers())}`);
  });

  await page.goto(link);
  await expect(title(page)).toHaveText('Set a new password');
  await expect(page).toHaveTitle('Set a new password · Duskgate');
  await expect(page).toHaveURL(`${server.origin}/reset`);
  await expect(field(page)).toHaveAccessibleDescription(
    'At least 8 characters, and no common word.',
  );
  expect(await barriersOn(page)).toEqual([]);
  await expectNoOverflow(page, [320, 390, 1440], 640);

  for (const [typed, words] of [
    ['', 'Enter a new password.'],
    ['short', /too short/],
    ['password123', /too easy to guess/],
  ] as const) {
    await field(page).fill(typed);
    await submit(page).click();
    await expect(field(page)).toHaveAccessibleDescription(words);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
  }
  await field(page).fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Your new password is set');
  await expect(title(page)).toBeFocused();
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Enter the Dungeon' })).toBeVisible();
  await authWindow(page).getByLabel('Email').fill(email);
  await authWindow(page).getByLabel('Password', { exact: true }).fill(NEXT);
  await submitOf(page, 'Enter Dungeon').click();
  await expect(title(page)).toHaveText('Command Center');

  await page.goto(link);
  await expect(title(page)).toHaveText('This link no longer works'); // before anything is typed
  await expect(field(page)).toBeHidden();
  await expect(page.getByText('Ask whoever keeps this server for a new link.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the gate' }).click();
  await expect(title(page)).toHaveText('Command Center');

  expect(addresses.filter((sent) => sent.includes(token))).toEqual([]);
  expect(server.logged()).not.toContain(token);
});

test('[G11] a device that was signed in is asked to sign in again after the reset; half a link says what to do, and a whole one pasted over it works @proof', async ({
  page,
  server,
}) => {
  const { email } = await newHunter(page);
  await page.goto('/');
  await expect(title(page)).toHaveText('Command Center');

  await page.goto('/reset#token=half');
  await expect(title(page)).toHaveText('This link is not whole');
  await page.goto(server.resetLink(email));
  await expect(title(page)).toHaveText('Set a new password');
  await field(page).fill(NEXT);
  await submit(page).click();
  await expect(title(page)).toHaveText('Your new password is set');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(authWindow(page).getByLabel('Email')).toHaveValue(email);
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(authWindow(page).getByText('That e-mail and password do not match.')).toBeVisible();
  await signInAgain(page, NEXT);
  await expect(title(page)).toHaveText('Command Center');
});
