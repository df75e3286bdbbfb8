import { type Browser, chromium, type Page } from '@playwright/test';
import type { ApiClient } from '#server/testing/api-client.ts';

/** Root gets no sandbox from Chromium; the rest keeps the browser from calling home. */
const ROOT_ARGS = [
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

/** The Quest Board of a hunter on a browser of their own, standing whole. */
export async function openBoard(
  browser: Browser,
  { address, cookie }: ApiClient,
  questCount: number,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto('/habits');
  await page.getByRole('button', { name: 'Enter the day' }).click(); // the lore of the day
  await page.waitForFunction(
    (count) => document.querySelectorAll('article').length >= count,
    questCount,
  );
  return page;
}

/** Nobody answers a push any more: what is painted is painted without one. */
export async function muteServer(page: Page): Promise<void> {
  await page.route('**/api/sync/**', () => {});
}

/** From a click on the next Mark Complete to the end of the frame that shows the quest cleared. */
export async function clearingMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent, ariaDisabled }) => textContent === 'Mark Complete' && ariaDisabled !== 'true',
    );
    if (!button) throw new Error('The board has no quest that can be cleared.');
    const startedAt = performance.now();
    button.click();
    return new Promise<number>((painted) => {
      const look = () => {
        if (button.isConnected) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted(performance.now() - startedAt);
        port2.postMessage(null); // handled after the frame is drawn
      };
      requestAnimationFrame(look);
    });
  });
}
