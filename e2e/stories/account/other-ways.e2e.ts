import { expect, type Page } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { doElsewhere, expectScreen, newHunter, PASSWORD, readLore } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/many-ways-server.ts';
import { cardOf, clearControl, lookAway } from '#e2e/kit/quest-board.ts';
import { barriersOn, expectNoOverflow } from '#e2e/kit/screen-checks.ts';
import { authWindow, openSignIn, submitOf } from '#e2e/kit/sign-in.ts';

/** A passkey's first use loads a library and hashes a password: a busy machine takes its time. */
const LONG = { timeout: 60_000 };

async function openWays(page: Page): Promise<void> {
  await page.getByText('What opens the gate for you').click();
  await expect(page.getByRole('button', { name: 'Add: Passkeys' })).toBeVisible();
}

/** A device that makes passkeys and says yes to all. */
async function anAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}

/** As if the sign-in were more than ten minutes ago, until the page asks again. */
async function growStale(page: Page): Promise<void> {
  await page.route(
    '**/api/auth/own-ways',
    async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ json: { ...(await reply.json()), isFresh: false } });
    },
    { times: 1 },
  );
}

/** Logs in at the provider, whose pages are its own, and agrees. */
async function logInThere(page: Page, login: string): Promise<void> {
  await page.locator('[name=login]').fill(login);
  await page.locator('[name=password]').fill('any');
  await page.locator('[type=submit]').click();
  await page.locator('[type=submit]').click();
}

test('[SI3] [SI4] [SI9] [SI10] [SI19] the provider is connected in the settings; a deed done when the session was over waits for a sign-in by the provider; a provider that is away is said, and a password opens all the same @proof', async ({
  page,
  context,
  server,
}) => {
  const { email } = await newHunter(page, { drafts: [questDraft('q1')] });
  await page.goto('/settings');
  await openWays(page);
  await page.getByRole('button', { name: 'Connect: Home' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Connect Home' }).click();
  await logInThere(page, 'ash');
  await expect(page.getByText('Home is connected. You can sign in with it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disconnect: Home' })).toBeVisible();
  expect(page.url()).toBe(`${server.origin}/settings`);

  await page.goto('/habits');
  await expectScreen(page, '/habits');
  await context.clearCookies();
  await clearControl(cardOf(page, 'Read ten pages')).click();
  await lookAway(page);
  await expect(authWindow(page).getByText('Your session ended. Sign in to go on.')).toBeVisible();
  await authWindow(page).getByRole('button', { name: 'Sign in with Home' }).click();
  await logInThere(page, 'ash');
  await expect
    .poll(async () => {
      const reply = await page.request.get('/api/sync/log?since=0');
      return reply.ok() ? await reply.text() : '';
    })
    .toContain('"quest.done"');

  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByRole('button', { name: /Yes, sign me out/ }).click();
  await page.waitForURL(`${server.origin}/`);
  await server.provider.close();
  await openSignIn(page);
  await authWindow(page).getByRole('button', { name: 'Sign in with Home' }).click();
  await expect(authWindow(page).getByText(/^Home cannot be reached right now/)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await authWindow(page).getByLabel('Email').fill(email);
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submitOf(page, 'Enter Dungeon').click();
  await expect(authWindow(page)).toBeHidden();
});

test('[SI3] [SI13] [SI14] [SI16] a passkey is added in the settings, signs in without a word typed, and opens nothing once it is removed', async ({
  page,
}) => {
  const devtools = await anAuthenticator(page);
  await newHunter(page);
  await page.goto('/settings');
  await openWays(page);
  await page.getByRole('button', { name: 'Add: Passkeys' }).click();
  await page.getByLabel('Name of the passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(
    'Enter your password.',
  );
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Laptop is added.')).toBeVisible(LONG);
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByText(/not used yet/)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).first().click();
  await openSignIn(page);
  await authWindow(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(authWindow(page)).toBeHidden();
  await page.goto('/settings');
  await openWays(page);
  await expect(passkeys.getByText(/last used/)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Laptop' }).click();
  await expect(page.getByText('Laptop is removed.')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).first().click();
  await openSignIn(page);
  await authWindow(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(authWindow(page).getByText(/This passkey did not open the gate/)).toBeVisible();
  await devtools.send('WebAuthn.disable');
});

test('[SI12] [SI13] a hunter of the provider has no password to type: signing in once more, there or by a passkey, opens what only the owner may do @proof', async ({
  page,
  server,
}) => {
  const devtools = await anAuthenticator(page);
  await readLore(page);
  await page.goto('/');
  await openSignIn(page);
  await authWindow(page).getByRole('button', { name: 'Sign in with Home' }).click();
  await logInThere(page, 'wren');
  await page.waitForURL(`${server.origin}/`);
  const { user } = await (await page.request.get('/api/auth/session')).json();
  const roles = { roles: ['developer'], fitnessTypes: [] };
  await doElsewhere(page, user, [{ kind: 'hunter.onboard', key: 'onboard', ...roles }]);
  await page.goto('/habits');
  await expectScreen(page, '/habits'); // the mentor of a newcomer leads there when it learns of it
  await growStale(page);
  await page.goto('/settings');
  await openWays(page);
  const panel = page.getByRole('region', { name: 'Signing in', exact: true });
  await expect(panel.getByRole('heading', { level: 4 })).toHaveText(['Passkeys', 'Home']);
  await panel.getByRole('button', { name: 'Add: Passkeys' }).click();
  await expect(panel.getByText(/^You have no password here/)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await expectNoOverflow(page, [320, 1440]);
  await panel.getByRole('button', { name: 'Go to Home' }).click();
  await page.waitForURL(`${server.origin}/settings`);
  await expect(panel.getByText('You are signed in once more.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add: Passkeys' }).click();
  await panel.getByLabel('Name of the passkey').fill('Phone');
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByText('Phone is added.')).toBeVisible(LONG);

  await growStale(page);
  await page.getByRole('heading', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Settings');
  expect((await page.request.get('/api/sync/document')).status()).toBe(401);
  await devtools.send('WebAuthn.disable');
});

test('[SI9] [SI19] while the provider is away, a deed that waits is sent after a sign-in by a passkey @proof', async ({
  page,
  context,
  server,
}) => {
  const devtools = await anAuthenticator(page);
  await newHunter(page, { drafts: [questDraft('q1')] });
  await page.goto('/settings');
  await openWays(page);
  await page.getByRole('button', { name: 'Add: Passkeys' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/ is added\.$/)).toBeVisible(LONG);
  await page.goto('/habits');
  await expectScreen(page, '/habits');
  await server.provider.close();
  await context.clearCookies();
  await clearControl(cardOf(page, 'Read ten pages')).click();
  await lookAway(page);
  await authWindow(page).getByRole('button', { name: 'Sign in with Home' }).click();
  await expect(authWindow(page).getByText(/^Home cannot be reached right now/)).toBeVisible();
  await authWindow(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(authWindow(page)).toBeHidden();
  await expect
    .poll(async () => (await page.request.get('/api/sync/log?since=0')).text())
    .toContain('"quest.done"');
  await devtools.send('WebAuthn.disable');
});
