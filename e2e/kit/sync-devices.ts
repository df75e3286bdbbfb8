import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { documentOf, type Hunter, PASSWORD } from './hunter.ts';
import { keptOffline } from './kept-offline.ts';
import { button, cardOf } from './quest-board.ts';

/** The same hunter in another browser, on the board, with the day's lore read. */
export async function anotherDevice(browser: Browser, page: Page, hunter: Hunter): Promise<Page> {
  const baseURL = new URL(page.url()).origin;
  const context = await browser.newContext({ baseURL, timezoneId: 'UTC' });
  const other = await context.newPage();
  const data = { email: hunter.email, password: PASSWORD };
  expect((await other.request.post('/api/auth/sign-in', { data })).status()).toBe(200);
  await openBoardHere(other);
  return other;
}

/** Another tab of the same browser. */
export async function anotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await openBoardHere(tab);
  return tab;
}

async function openBoardHere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/plugin: the day on the wall of the browser under test
    localStorage.setItem('lastLoreShown', new Intl.DateTimeFormat('sv-SE').format());
  });
  await page.goto('/habits');
  await expect(page.getByRole('heading', { level: 1, name: 'Quest Board' })).toBeVisible({
    timeout: 30_000, // the first load of everything
  });
}

/** Marks it complete and closes the notice, so that the deed is no longer held for its Undo. */
export async function complete(page: Page, title: string): Promise<void> {
  await button(cardOf(page, title), 'Mark Complete').click();
  await closeNotice(page);
}

export async function remove(page: Page, title: string): Promise<void> {
  await button(cardOf(page, title), 'Remove').click();
  await closeNotice(page);
}

async function closeNotice(page: Page): Promise<void> {
  const held = notices(page).getByRole('article').filter({ hasText: 'Undo' });
  await button(held, 'Close').click();
}

export function notices(page: Page): Locator {
  return page.getByRole('status', { name: 'Notices' });
}

/** A deed that nothing holds back. */
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

/** Everything is in the service worker's hands by then, as it is for a hunter who comes again. */
export async function goOffline(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expectSynced(page);
    await keptOffline(page);
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
