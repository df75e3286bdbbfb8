import { expect, type Page, test } from '@playwright/test';
import { newHunter, PASSWORD } from '#e2e/kit/hunter.ts';
import { barriersOn } from '#e2e/kit/screen-checks.ts';
import {
  authWindow,
  enterButton,
  expectSessionEnded,
  openSignIn,
  openSignUp,
  signInLink,
  submitOf,
} from '#e2e/kit/sign-in.ts';

const loading = (page: Page) => page.getByText('Loading your dungeon...', { exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

let visitorCount = 0;
function newEmail(): string {
  visitorCount += 1;
  return `visitor-${process.pid}-${Date.now()}-${visitorCount}@example.org`;
}

test('[G3] [G9] in a browser that was never signed in every address shows the landing page at once', async ({
  page,
}) => {
  await page.route('**/api/auth/session', () => {}); // nobody ever answers
  for (const path of ['/', '/habits', '/nowhere']) {
    await page.goto(path);
    await expect(title(page)).toHaveText('DuskgateDUSKGATE');
    await expect(enterButton(page)).toBeVisible();
    await expect(loading(page)).toBeHidden();
  }
});

test('[G2] [G4] the gate reads "Loading your dungeon..." until the first load is there, never flashes the chat, and never shows again on a device with a copy', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { seen: [] });
    new MutationObserver(() => {
      const shown = document.querySelector('h1')?.textContent ?? '';
      if (shown === 'The Warden') (window as unknown as { seen: string[] }).seen.push(shown);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await newHunter(page);
  let letThrough = () => {};
  const isOpen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/sync/document*', async (route) => {
    await isOpen;
    await route.continue().catch(() => {}); // the page may have given this attempt up
  });

  await page.goto('/');
  await expect(loading(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden();
  expect(await barriersOn(page)).toEqual([]);

  letThrough();
  await expect(title(page)).toHaveText('Command Center');
  await expect(loading(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);

  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(title(page)).toHaveText('Command Center');
  await expect(page.getByText('Offline')).toBeVisible();
});

test('[G3] [G4] a hunter who is not onboarded meets the mentor at any address, never the app', async ({
  page,
}) => {
  await newHunter(page, { onboarded: false, isLoreRead: false });
  for (const path of ['/', '/settings']) {
    await page.goto(path);
    await expect(title(page)).toHaveText('The Warden');
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Lore of the day' })).toBeHidden();
  }
});

/** The pauses between the attempts are skipped. */
async function expectShut(page: Page, isOver = () => false): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(async () => {
    if (!isOver()) await page.clock.fastForward(2_000);
    await expect(title(page)).toHaveText('The gate is shut', { timeout: 500 });
  }).toPass();
}

test('[G4] a first load that fails three times shows the error, Retry and Log out', async ({
  page,
}) => {
  await newHunter(page);
  let attempts = 0;
  await page.route('**/api/sync/document*', (route) => {
    attempts += 1;
    return route.fulfill({
      status: 503,
      body: '{"code":"unavailable","message":"Down for repairs."}',
    });
  });

  await expectShut(page, () => attempts === 3); // much later it would try again
  await expect(page.getByRole('alert')).toContainText('Down for repairs.');
  expect(attempts).toBe(3);
  expect(await barriersOn(page)).toEqual([]);

  await page.unroute('**/api/sync/document*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(title(page)).toHaveText('Command Center');
});

test('[G4] from a shut gate one can log out @proof', async ({ page }) => {
  await newHunter(page);
  await page.route('**/api/sync/document*', (route) => route.abort());
  await expectShut(page);

  await page.getByRole('button', { name: 'Log out' }).click();

  await expect(enterButton(page)).toBeVisible();
  await page.reload();
  await expect(enterButton(page)).toBeVisible();
});

test('[G3] [N10] a new hunter is created, meets the mentor, and is known after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await openSignUp(page);
  await authWindow(page).getByLabel('Display name').fill('Ash Vale');
  await authWindow(page).getByLabel('Email').fill(newEmail());
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submitOf(page, 'Create Hunter').click();

  await expect(title(page)).toHaveText('The Warden');
  await page.reload();
  await expect(title(page)).toHaveText('The Warden');
});

test('[G3] [N10] a hunter signs in again, is read the profile, and finds the app as it was left', async ({
  page,
  context,
}) => {
  const { email, uid } = await newHunter(page);
  await context.clearCookies();
  await page.goto('/habits');
  await openSignIn(page);
  const profile = page.waitForResponse(`**/api/userProfiles/${uid}`);
  await authWindow(page).getByLabel('Email').fill(email);
  await authWindow(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(title(page)).toHaveText('Quest Board');
  await expect(authWindow(page)).toBeHidden();
  expect((await profile).status()).toBe(200);
});

/** A browser in which somebody is signed in, with a copy of the game. */
async function knownBrowser(page: Page): Promise<void> {
  await newHunter(page);
  await page.goto('/');
  await expect(title(page)).toHaveText('Command Center');
}

/** From the next page on, notes whether the landing page was ever there. */
async function watchForLanding(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.hero')) Reflect.set(window, 'wasLanding', true);
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => Reflect.has(window, 'wasLanding'));
}

test('[G8] a browser that was never signed in opens Begin Your Journey, one that was opens Enter the Dungeon, and Sign in always the latter', async ({
  page,
}) => {
  await page.goto('/');
  await enterButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Begin Your Journey' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openSignIn(page);

  await knownBrowser(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(signInLink(page)).toBeVisible();
  for (const _ of ['at once', 'after a reload']) {
    await enterButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Enter the Dungeon' })).toBeVisible();
    await page.reload();
  }
});

test('[G9] a browser that was signed in before reads "Loading your dungeon..." until the server has answered, and never sees the landing page first @proof', async ({
  page,
}) => {
  await knownBrowser(page);
  const wasLanding = await watchForLanding(page);
  const asked = page.waitForRequest('**/api/auth/session');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/session', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.reload();
  await asked;
  await expect(loading(page)).toBeVisible();
  answer();
  await expect(title(page)).toHaveText('Command Center');
  expect(await wasLanding()).toBe(false);

  await page.unroute('**/api/auth/session');
  for (const failing of ['abort', 'unavailable']) {
    await page.route('**/api/**', (route) =>
      failing === 'abort' ? route.abort() : route.fulfill({ status: 503, body: '' }),
    );
    await page.reload();
    await expect(title(page)).toHaveText('Command Center');
    expect(await wasLanding()).toBe(false);
    await page.unroute('**/api/**');
  }
});

test('[G9] after 10 s without an answer the local copy decides, and without one the landing page @proof', async ({
  page,
}) => {
  await knownBrowser(page);
  await page.route('**/api/auth/session', () => {}); // nobody ever answers
  await page.reload();
  await expect(loading(page)).toBeVisible();
  await expect(title(page)).toHaveText('Command Center', { timeout: 20_000 });

  await page.evaluate(() => localStorage.removeItem('duskgate.account'));
  await page.reload();
  await expect(loading(page)).toBeVisible();
  await expect(enterButton(page)).toBeVisible({ timeout: 20_000 });
  await expect(authWindow(page)).toBeHidden();
});

test('[G10] a session that ended while the app was closed opens the landing page with its window, and never the app @proof', async ({
  page,
  context,
}) => {
  await knownBrowser(page);
  await context.clearCookies();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('nav[aria-label="Places"]')) Reflect.set(window, 'wasApp', true);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await expectSessionEnded(page);
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(window, 'wasApp'))).toBe(false);

  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText('DuskgateDUSKGATE');
  await enterButton(page).click();
  await expectSessionEnded(page);
});
