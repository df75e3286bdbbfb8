import { expect, type Page } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { isAnyCleared, NEW_BUILD, test } from '#e2e/kit/deploying-server.ts';
import { newHunter } from '#e2e/kit/hunter.ts';
import { clearControl, expectCleared, expectDoneToday } from '#e2e/kit/quest-board.ts';
import { keptOffline } from '#e2e/kit/sync-devices.ts';

test.use({ serviceWorkers: 'allow' });

function message(page: Page) {
  return page.getByRole('status').filter({ hasText: 'A new version is ready' });
}

/** The app asks for a new version whenever it is looked at again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Past its service worker, like a page that is loading while the worker activates. */
async function loadPastWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
}

test('[O14] [O15] a page loaded past its worker gets it all the same; a new version waits for Reload, no waiting command is dropped by taking it, and two versions never share a cache', async ({
  page,
  server,
}) => {
  await newHunter(page, { drafts: [...FIRST_CLEARED, questDraft('read')] });
  await page.goto('/habits');
  await keptOffline(page);
  await loadPastWorker(page);
  await keptOffline(page);
  const cacheNames = () => page.evaluate(() => caches.keys());
  expect(await cacheNames()).toHaveLength(1);
  server.cut(/^\/api\/sync\/push/);
  const card = page.getByRole('article', { name: 'Read ten pages' });
  await clearControl(card).click();
  await expectCleared(card);

  server.deploy();
  await expect(message(page)).toBeHidden();
  await lookAgain(page);
  await expect(message(page)).toBeVisible();
  await page.reload(); // anybody's own reload changes nothing
  await expectDoneToday(page, 'Read ten pages');
  await expect(page.locator(NEW_BUILD)).toHaveCount(0);

  await message(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator(NEW_BUILD)).toHaveCount(1);
  await expectDoneToday(page, 'Read ten pages');
  await expect(message(page)).toBeHidden();
  expect(await isAnyCleared(page)).toBe(false);
  await expect.poll(cacheNames).toEqual(['duskgate-the-next-one']);

  server.mend();
  await expect.poll(() => isAnyCleared(page)).toBe(true);
});

test('[O15] a new version nobody asked for takes over at the next start @proof', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  await keptOffline(page);
  server.deploy();
  await lookAgain(page);
  await expect(message(page)).toBeVisible();

  await page.close();
  const next = await context.newPage();
  await expect(async () => {
    await next.goto('/');
    await expect(next.locator(NEW_BUILD)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(message(next)).toBeHidden();
});

test.describe('a tab of an older version', () => {
  test.use({ serviceWorkers: 'block' }); // as on plain http: no file is kept

  test('[O15] loads the page again when a screen it needs is gone, and shows it @proof', async ({
    page,
    server,
  }) => {
    await newHunter(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Command Center' })).toBeVisible();
    server.lose('/assets/hunter-screens', 1);

    await page.getByRole('link', { name: 'Hall of Fame' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Hall of Fame' })).toBeVisible();
  });

  test('[O15] does so once only: a screen that stays missing says so @proof', async ({
    page,
    server,
  }) => {
    let loads = 0;
    await newHunter(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Command Center' })).toBeVisible();
    server.lose('/assets/hunter-screens', 1_000);
    page.on('load', () => {
      loads += 1;
    });

    await page.getByRole('link', { name: 'Hall of Fame' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'The torch went out' })).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    await page.waitForTimeout(1_000); // a loop would load again
    expect(loads).toBe(1);
  });
});
