import { expect } from '@playwright/test';
import { PASSWORD } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/own-server.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { authWindow, openSignUp, submitOf } from '#e2e/kit/sign-in.ts';
import { freePort } from '#server/testing/free-port.mjs';
import { CLIENT, startIdentityProvider } from '#server/testing/identity-provider.ts';

const SECRET = 'nine lanterns by the gate';

test('[O63] [O62] the operator makes an invitation on a page without barriers; without it the dialog says whom to ask, with it a newcomer is in, and its token leaves the address @proof', async ({
  page,
  server,
}) => {
  const port = String(await freePort());
  await server.restart({
    DUSKGATE_METRICS: port,
    OPERATOR_SECRET: SECRET,
    DUSKGATE_SIGN_UP: 'invited',
  });
  await page.goto(server.origin);
  await openSignUp(page);
  await expect(
    authWindow(page).getByText('New hunters come by invitation here. Ask whoever keeps'),
  ).toBeVisible();
  await expect(authWindow(page).getByLabel('Password', { exact: true })).toHaveCount(0);

  await page.goto(`http://127.0.0.1:${port}/operator`);
  await page.getByLabel('Secret').fill(SECRET);
  await page.keyboard.press('Enter');
  await page.getByLabel('For whom').fill('Mia');
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  expect(await barriersOn(page)).toEqual([]);
  await expectNoOverflow(page, [320, 390, 1440], 640);

  await page.goto(link);
  await expect(page).toHaveURL(`${server.origin}/`);
  await authWindow(page).getByLabel('Display name').fill('Mia');
  await authWindow(page).getByLabel('Email').fill('mia@example.org');
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submitOf(page, 'Create Hunter').click();
  await expect(authWindow(page)).toBeHidden();

  await page.goto(`http://127.0.0.1:${port}/operator`);
  await expect(page.getByRole('cell', { name: 'Used' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'mia@example.org' })).toBeVisible();
});

test('[SI8] [O63] an invitation is brought to the provider: a newcomer whom it vouches for is in, and another needs one @proof', async ({
  page,
  context,
  server,
}) => {
  const port = String(await freePort());
  const provider = await startIdentityProvider([server.origin]);
  await server.restart({
    PUBLIC_URL: server.origin,
    DUSKGATE_METRICS: port,
    OPERATOR_SECRET: SECRET,
    DUSKGATE_SIGN_UP: 'invited',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_LABEL: 'Home',
  });
  const begin = async (login: string) => {
    await authWindow(page).getByRole('button', { name: 'Begin with Home' }).click();
    await page.locator('[name=login]').fill(login);
    await page.locator('[name=password]').fill('any');
    await page.locator('[type=submit]').click();
    await page.locator('[type=submit]').click();
  };
  await page.goto(server.origin);
  await openSignUp(page);
  await begin('nobody-asked');
  await expect(
    authWindow(page).getByText(/^Home knows you, but no hunter here does/),
  ).toBeVisible();

  await page.goto(`http://127.0.0.1:${port}/operator`);
  await page.getByLabel('Secret').fill(SECRET);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await context.clearCookies();
  await page.goto(link);
  await begin('mia');
  await expect
    .poll(
      async () => (await (await page.request.get(`${server.origin}/api/auth/session`)).json()).user,
    )
    .toMatchObject({ email: 'mia@people.example' });
  await provider.close();
});
