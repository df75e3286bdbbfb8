import type { Page } from '@playwright/test';

/** The two lines of a story that goes without a service worker (playwright.config.ts). */
const NO_WORKER =
  /^Service Worker registration blocked by Playwright|^\[duskgate\] works without a service worker TypeError: Cannot read/;

/** What a visitor with the console open would see go wrong; filled while the page lives. */
export async function troublesOf(page: Page): Promise<readonly string[]> {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!NO_WORKER.test(message.text())) troubles.push(message.text());
  });
  page.on('pageerror', (failure) => troubles.push(failure.message));
  await page.exposeFunction('tellViolation', (violation: string) => troubles.push(violation));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    window.tellViolation(event.violatedDirective + ' blocked ' + event.blockedURI))`);
  return troubles;
}
