import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { localDateAt } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';
import { done } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';

declare global {
  interface Window {
    readonly taskMs: number[];
  }
}

/** Root gets no sandbox from Chromium; the rest keeps the browser from calling home. */
export const ROOT_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  return chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: process.getuid?.() === 0 ? ROOT_ARGS : [],
  });
}

/** A browser on which this user is signed in and nothing is stored. */
export async function contextOf(
  browser: Browser,
  { address, cookie }: ApiClient,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Lax' }]);
  return context;
}

/** Opens the Quest Board of a user in a new browser context, and waits for all its quests. */
export async function openBoard(
  browser: Browser,
  hunter: ApiClient,
  questCount: number,
): Promise<Page> {
  const context = await contextOf(browser, hunter);
  const page = await context.newPage();
  await page.addInitScript(watchTasks);
  await page.goto('/habits');
  await page.getByRole('button', { name: 'Enter the day' }).click(); // the lore of the day
  await page.waitForFunction(
    (count) => document.querySelectorAll('article').length >= count,
    questCount,
  );
  return page;
}

/** Notes how long each task of the page holds the browser back, from 50 ms. */
function watchTasks(): void {
  Object.assign(window, { taskMs: [] });
  new PerformanceObserver((list) => {
    window.taskMs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Opens the board once more, from the copy on the device, and gives its longest task. */
export async function longestTaskMs(page: Page, questCount: number): Promise<number> {
  await page.reload();
  await page.waitForFunction(
    (count) => document.querySelectorAll('article').length >= count,
    questCount,
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle))));
  return page.evaluate(() => Math.max(0, ...window.taskMs));
}

/** Leaves every sync request without an answer, so that painting cannot depend on one. */
export async function muteServer(page: Page): Promise<void> {
  await page.route('**/api/sync/**', () => {});
}

/** Milliseconds from a click on the first open quest to the end of the frame that shows it cleared; it is undone then. */
export async function clearingMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const row = [...document.querySelectorAll('article:not([data-cleared])')].find(
      (one) => one.closest('section') === null, // not one of an earlier day
    );
    const button = row?.querySelector<HTMLElement>('[data-control]');
    if (!row || !button) throw new Error('The board has no quest that can be cleared.');
    const startedAt = performance.now();
    button.click();
    const ms = await new Promise<number>((painted) => {
      const look = () => {
        if (!row.hasAttribute('data-cleared')) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted(performance.now() - startedAt);
        port2.postMessage(null); // handled after the frame is drawn
      };
      requestAnimationFrame(look);
    });
    row.querySelector<HTMLElement>('.row-undo')?.click();
    while (row.hasAttribute('data-cleared')) await new Promise(requestAnimationFrame);
    return ms;
  });
}

/** What a hunter did, pushed in pieces as large as a push may be; they are past the questions at the start. */
export async function play(hunter: ApiClient, commands: readonly Command[]): Promise<void> {
  const onboard = { kind: 'hunter.onboard', roles: ['developer'], fitnessTypes: [] } as const;
  const all = [done(onboard, localDateAt(Date.now(), 0, 0)), ...commands];
  for (let at = 0; at < all.length; at += MAX_PUSHED_COMMANDS) {
    await hunter.push(all.slice(at, at + MAX_PUSHED_COMMANDS));
  }
}
