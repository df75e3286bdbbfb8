import type { Page } from '@playwright/test';

/** After the first visit everything is kept, and the page is in the service worker's hands. */
export async function keptOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
