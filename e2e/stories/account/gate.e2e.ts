import { expect, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { newHunter, PASSWORD } from './hunter.ts';
import { authWindow, openSignIn, openSignUp, submitOf } from './sign-in.ts';

const loading = (page: Page) => page.getByText('Loading your dungeon...', { exact: true });
const enterButton = (page: Page) => page.getByRole('button', { name: 'Enter the Dungeon' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

let visitorCount = 0;
function newEmail(): string {
  visitorCount += 1;
  return `visitor-${process.pid}-${Date.now()}-${visitorCount}@example.org`;
}

test('[G3] signed out, every address shows the landing page at once', async ({ page }) => {
  await page.route('**/api/auth/session', () => {}); // nobody ever answers
  for (const path of ['/', '/habits', '/character', '/nowhere']) {
    await page.goto(path);
    await expect(title(page)).toHaveText('DuskgateDUSKGATE');
    await expect(enterButton(page)).toBeVisible();
    await expect(loading(page)).toBeHidden();
  }
});

test('[G2] [G4] the gate reads "Loading your dungeon..." until the first load is there', async ({
  page,
}) => {
  await newHunter(page, { isLoreRead: true });
  let letThrough = () => {};
  const isOpen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/sync/document*', async (route) => {
    await isOpen;
    await route.continue().catch(() => {}); // the page may have given this attempt up
  });

  await page.goto('/');
  await expect(loading(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden();
  expect(await barriersOn(page)).toEqual([]);

  letThrough();
  await expect(title(page)).toHaveText('Command Center');
  await expect(loading(page)).toBeHidden();
});

test('[G4] a device with a copy of its own never shows the loading screen again', async ({
  page,
}) => {
  await newHunter(page, { isLoreRead: true });
  await page.goto('/');
  await expect(title(page)).toHaveText('Command Center');
  await page.route('**/api/**', (route) => route.abort());

  await page.reload();
  await expect(title(page)).toHaveText('Command Center');
  await expect(page.getByText('Offline')).toBeVisible();
});

test('[G3] [G4] a hunter who is not onboarded meets the mentor at any address, never the app', async ({
  page,
}) => {
  await newHunter(page, { isOnboarded: false });
  for (const path of ['/', '/habits', '/settings']) {
    await page.goto(path);
    await expect(title(page)).toHaveText('The Warden');
    await expect(page.getByRole('navigation', { name: 'Places' })).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Lore of the day' })).toBeHidden();
  }
});

test('[G4] a second device of an onboarded hunter never flashes the chat', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { seen: [] });
    new MutationObserver(() => {
      const shown = document.querySelector('h1')?.textContent ?? '';
      if (shown === 'The Warden') (window as unknown as { seen: string[] }).seen.push(shown);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await newHunter(page, { isLoreRead: true });
  await page.goto('/habits');
  await expect(title(page)).toHaveText('Quest Board');

  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('[G4] a first load that fails three times shows the error, Retry and Log out', async ({
  page,
}) => {
  test.slow();
  await newHunter(page, { isLoreRead: true });
  let attempts = 0;
  await page.route('**/api/sync/document*', (route) => {
    attempts += 1;
    return route.fulfill({
      status: 503,
      body: '{"code":"unavailable","message":"Down for repairs."}',
    });
  });

  await page.goto('/');
  await expect(title(page)).toHaveText('The gate is shut', { timeout: 20_000 });
  await expect(page.getByRole('alert')).toContainText('Down for repairs.');
  expect(attempts).toBe(3);
  expect(await barriersOn(page)).toEqual([]);

  await page.unroute('**/api/sync/document*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(title(page)).toHaveText('Command Center');
});

test('[G4] from a shut gate one can log out', async ({ page }) => {
  test.slow();
  await newHunter(page);
  await page.route('**/api/sync/document*', (route) => route.abort());
  await page.goto('/');
  await expect(title(page)).toHaveText('The gate is shut', { timeout: 20_000 });

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
  const { email, uid } = await newHunter(page, { isLoreRead: true });
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
