import { createHmac } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openScreen, PASSWORD } from '#e2e/kit/hunter.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { authWindow, submitOf } from '#e2e/kit/sign-in.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows for the secret, so many steps from now. */
function codeOf(secret: string, offset = 0): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + offset));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const panel = (page: Page) => page.getByRole('region', { name: 'Signing in', exact: true });
const openPanel = (page: Page) =>
  panel(page).getByRole('heading', { name: 'Signing in', exact: true }).click();

test('[SI36] [SI37] [SI33] a code is set up in the settings, asked for at the gate, and switched off again @proof', async ({
  page,
  context,
}) => {
  const { email } = await openScreen(page, '/settings');
  await openPanel(page);
  const here = panel(page);
  await here.getByRole('button', { name: 'Set up: Two-step sign-in' }).click();
  await here.getByRole('button', { name: 'Go on' }).click();
  await expect(here.getByLabel('Your password')).toHaveAccessibleDescription(
    'Enter your password.',
  );
  await here.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(here.getByRole('img', { name: /^A code to scan/ })).toBeVisible();
  await expect(here.getByLabel('Code', { exact: true })).toBeFocused();
  for (const width of [1440, 390, 320]) {
    await expectNoOverflow(page, [width]);
    expect(await barriersOn(page)).toEqual([]);
  }
  const secret = ((await here.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await here.getByLabel('Code', { exact: true }).fill('abc');
  await page.keyboard.press('Enter');
  await expect(here.getByText('That code is not right, or has been used.')).toBeVisible();
  await here.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
  await page.keyboard.press('Enter');
  await expect(here.getByText('Keep these codes safe.')).toBeVisible();
  const codes = await here.locator('li code').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await barriersOn(page)).toEqual([]);
  await expectNoOverflow(page, [320, 1440]);
  await here.getByRole('button', { name: 'I have kept them' }).click();
  await expect(here.getByText('It is on. 10 recovery codes left.')).toBeVisible();

  await context.clearCookies();
  await page.goto('/');
  await expect(authWindow(page).getByLabel('Email')).toHaveValue(email);
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submitOf(page, 'Enter Dungeon').click();
  const code = authWindow(page).getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  for (const width of [1440, 320]) {
    await expectNoOverflow(page, [width]);
    expect(await barriersOn(page)).toEqual([]);
  }
  await submitOf(page, 'Enter Dungeon').click();
  await expect(code).toHaveAccessibleDescription('Enter your code.');
  await code.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(authWindow(page)).toBeHidden();

  await page.goto('/settings');
  await openPanel(page);
  await expect(here.getByText('It is on. 9 recovery codes left.')).toBeVisible();
  await here.getByRole('button', { name: 'Change: Two-step sign-in' }).click();
  await here.getByLabel('Your password').fill(PASSWORD);
  await here.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await here.getByRole('button', { name: 'Switch it off' }).click();
  await expect(here.getByText('Switched off. Your password alone signs you in.')).toBeVisible();
});
