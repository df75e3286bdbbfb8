import { expect, type Page } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { newHunter } from '#e2e/kit/hunter.ts';
import { test } from '#e2e/kit/own-server.ts';
import { keptOffline } from '#e2e/kit/sync-devices.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });

test('[SEC44] the service worker comes from the build alone, and one setting takes it back from every browser @proof', async ({
  page,
  context,
  server,
}) => {
  await newHunter(page, {
    drafts: [questDraft('x', { title: 'self.addEventListener("fetch", alert)' })],
  });
  await page.goto('/habits');
  await keptOffline(page);
  expect(await registrations(page)).toEqual([`${server.origin}/ <- /sw.js`]);

  await page.goto('/healthz'); // a page of ours without the app, whose name for a policy is free
  for (const written of ['/api/sync/document', '/api/sync/log?after=0', '/habits', '/icon.svg']) {
    expect(await page.evaluate(tryToInstall, written), written).toBe('refused');
  }

  await server.restart({ DUSKGATE_OFFLINE: 'off' });
  await page.goto('/habits');
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // asks for a newer one
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Quest Board' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
});

function registrations(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ scope, active }) => `${scope} <- ${new URL(active?.scriptURL ?? scope).pathname}`,
    ),
  );
}

type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
};
type WithPolicy = {
  readonly trustedTypes: Factory;
  duskgate?: ReturnType<Factory['createPolicy']>;
};

/** Runs in the page: as a script of ours would that was tricked into this address. */
async function tryToInstall(address: string): Promise<string> {
  const page = window as unknown as WithPolicy; // TypeScript has no types for it
  page.duskgate ??= page.trustedTypes.createPolicy('duskgate', { createScriptURL: (said) => said });
  try {
    await navigator.serviceWorker.register(page.duskgate.createScriptURL(address));
    return 'installed';
  } catch {
    return 'refused';
  }
}
