import type { Page } from '@playwright/test';

/** What a visitor with the console open would see go wrong; filled while the page lives. */
export async function troublesOf(page: Page): Promise<readonly string[]> {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (failure) => troubles.push(failure.message));
  await page.exposeFunction('tellViolation', (violation: string) => troubles.push(violation));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    window.tellViolation(event.violatedDirective + ' blocked ' + event.blockedURI))`);
  return troubles;
}
