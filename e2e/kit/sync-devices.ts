import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { closeDay, documentOf, expectScreen, type Hunter, PASSWORD, readLore } from './hunter.ts';
import { button, cardOf, chooseIn, clearControl, expectCleared, lookAway } from './quest-board.ts';
import { TIME_ZONE } from './time-zone.ts';

const otherDevices: BrowserContext[] = [];

/** The same hunter in another browser, on the board, with the day's lore read. */
export async function anotherDevice(
  browser: Browser,
  page: Page,
  hunter: Hunter,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> {
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({
    baseURL,
    serviceWorkers,
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
  });
  otherDevices.push(context);
  const other = await context.newPage();
  const data = { email: hunter.email, password: PASSWORD };
  expect((await other.request.post('/api/auth/sign-in', { data })).status()).toBe(200);
  await closeDay(other, hunter);
  await openBoardHere(other);
  return other;
}

/** For after each story: another device would go on working beside the next one. */
export async function closeOtherDevices(): Promise<void> {
  for (const device of otherDevices.splice(0)) await device.close();
}

/** Another tab of the same browser. */
export async function anotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await openBoardHere(tab);
  return tab;
}

async function openBoardHere(page: Page): Promise<void> {
  await readLore(page);
  await page.goto('/habits');
  await expectScreen(page, '/habits');
}

/** Clears it; the command is no longer held for its Undo. */
export async function complete(page: Page, title: string): Promise<void> {
  await clearControl(cardOf(page, title)).click();
  await expectCleared(cardOf(page, title));
  await lookAway(page);
}

export async function remove(page: Page, title: string): Promise<void> {
  await chooseIn(cardOf(page, title), 'Remove');
  await lookAway(page);
}

/** A command that nothing holds back. */
export async function addQuest(page: Page, title: string): Promise<void> {
  await button(page, 'Custom Quest').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Add Quest' }).click();
  await expect(cardOf(page, title)).toBeVisible();
}

export async function expectSynced(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByText('Synced', { exact: true })).toBeVisible();
}

/** After the first visit everything is kept, and the page is in the service worker's hands. */
export async function keptOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The app fetches the rest of its code so long after it has opened, and then a little more. */
const ALL_CODE_MS = 1_700;

/** All of the app's code is here; only a reload would need the network. */
async function codeIsHere(page: Page): Promise<void> {
  await page.waitForFunction((quietMs) => {
    const files = performance.getEntriesByType('resource');
    const lastMs = Math.max(
      ...files.map((file) => Number('responseEnd' in file && file.responseEnd)),
    );
    return performance.now() - lastMs > quietMs;
  }, ALL_CODE_MS);
}

/** Everything has been sent and fetched; who loads the page again needs its service worker. */
export async function goOffline(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expectSynced(page);
    await codeIsHere(page);
    await page.context().setOffline(true);
  }
}

export async function goOnline(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.context().setOffline(false);
}

/** What the server knows, in numbers: all XP ever paid. */
export async function paidXp(page: Page): Promise<number> {
  const { document } = await documentOf(page);
  return document.lifetimeXp;
}

export async function titlesOnServer(page: Page): Promise<readonly string[]> {
  const { document } = await documentOf(page);
  return document.habits.map(({ title }: { readonly title: string }) => title);
}

/** The names of all databases and everything in localStorage, as text. */
export async function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([databases, Object.entries(localStorage)]);
  });
}

/** No push is sent until they are let go; from then on each is. */
export async function holdPushes(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/sync/push', async (route) => {
    await isOver;
    await route.continue();
  });
  return () => letGo();
}
