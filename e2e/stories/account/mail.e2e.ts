import { expect, type Page } from '@playwright/test';
import { newHunter, PASSWORD } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/own-server.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { authWindow, openSignIn, submitOf } from '#e2e/kit/sign-in.ts';
import { linkIn, startFakeMailServer } from '#server/testing/fake-mail-server.ts';

const NEXT = 'nine lanterns by the gate';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('[SI24] [SI27] [G11] a forgotten password is mended and an e-mail changed by links in mails @proof', async ({
  page,
  context,
  server,
}) => {
  const mails = await startFakeMailServer();
  await server.restart({
    PUBLIC_URL: server.origin,
    SMTP_URL: mails.url,
    MAIL_FROM: 'gate@example.test',
    DUSKGATE_LIMITS: 'mailTickMs=50',
  });
  const linkTo = async (address: string, path: string) => {
    const found = () =>
      mails.received.find(({ to, text }) => to[0] === address && text.includes(path));
    await expect.poll(() => found() !== undefined).toBe(true);
    const mail = found();
    return mail ? linkIn(mail, path) : '';
  };
  const { email } = await newHunter(page);
  await context.clearCookies();
  await page.goto('/');
  await openSignIn(page);
  await authWindow(page).getByRole('button', { name: 'Forgot your password?' }).click();
  const ask = authWindow(page).getByRole('button', { name: 'Mail me a link' });
  await ask.click();
  await expect(authWindow(page).getByLabel('Email')).toHaveAccessibleDescription(
    'Enter your email.',
  );
  await authWindow(page).getByLabel('Email').fill(email);
  await ask.click();
  await expect(
    authWindow(page).getByText(`If ${email} has a hunter here, the link is on its way.`),
  ).toBeVisible();
  for (const width of [1440, 320]) {
    await expectNoOverflow(page, [width]);
    expect(await barriersOn(page)).toEqual([]);
  }

  await page.goto(await linkTo(email, '/reset'));
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Your new password is set');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await authWindow(page).getByLabel('Email').fill(email);
  await authWindow(page).getByLabel('Password', { exact: true }).fill(NEXT);
  await submitOf(page, 'Enter Dungeon').click();
  await expect(title(page)).toHaveText('Command Center');

  await page.goto('/settings');
  const panel = page.getByRole('region', { name: 'Signing in', exact: true });
  await panel.getByRole('heading', { name: 'Signing in', exact: true }).click();
  await panel.getByRole('button', { name: 'Change: Email' }).click();
  const next = 'another@example.org';
  await panel.getByLabel('New email').fill(next);
  await panel.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(panel.getByText('That is not your current password.')).toBeVisible();
  await panel.getByLabel('Your password').fill(NEXT);
  await page.keyboard.press('Enter');
  await expect(panel.getByText(`Look into the mail of ${next}`)).toBeVisible();

  await page.goto(await linkTo(next, '/confirm-email'));
  await expect(title(page)).toHaveText('Confirm your email');
  await expect(page).toHaveURL(`${server.origin}/confirm-email`);
  expect(await barriersOn(page)).toEqual([]);
  await expectNoOverflow(page, [320, 1440], 640);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(title(page)).toHaveText('Your email is changed');
  await expect(title(page)).toBeFocused();
  await page.getByRole('link', { name: 'Back to the gate' }).click();
  await page.goto('/settings');
  await expect(page.getByText(`${next} · hunting since`)).toBeVisible();
  await mails.close();
});
