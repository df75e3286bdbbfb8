import { expect, type Page } from '@playwright/test';
import { isAnyCleared, NEW_BUILD, test } from './deploying-server.ts';
import { newHunter, questDeed } from './hunter.ts';
import { keptOffline } from './kept-offline.ts';
import { SEASONED } from './quest-board.ts';

test.use({ serviceWorkers: 'allow' });

function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'A new version is ready' });
}

/** The app asks for a new version whenever it is looked at again. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('[O15] a new version waits for Reload, and no waiting deed is dropped by taking it', async ({
  page,
  server,
}) => {
  await newHunter(page, { isLoreRead: true, deeds: [...SEASONED, questDeed('read')] });
  await page.goto('/habits');
  await keptOffline(page);
  server.cut(/^\/api\/sync\/push/);
  const card = page.getByRole('article', { name: 'Read ten pages' });
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(card.getByText('Cleared').first()).toBeVisible();

  server.deploy();
  await expect(notice(page)).toBeHidden();
  await lookAgain(page);
  await expect(notice(page)).toBeVisible();
  await page.reload(); // anybody's own reload changes nothing
  await expect(card.getByText('Cleared').first()).toBeVisible();
  await expect(page.locator(NEW_BUILD)).toHaveCount(0);

  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator(NEW_BUILD)).toHaveCount(1);
  await expect(card.getByText('Cleared').first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(await isAnyCleared(page)).toBe(false);

  server.mend();
  await expect.poll(() => isAnyCleared(page), { timeout: 30_000 }).toBe(true);
});

test('[O15] a new version nobody asked for takes over at the next start', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  await keptOffline(page);
  server.deploy();
  await lookAgain(page);
  await expect(notice(page)).toBeVisible();

  await page.close();
  const next = await context.newPage();
  await expect(async () => {
    await next.goto('/');
    await expect(next.locator(NEW_BUILD)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(notice(next)).toBeHidden();
});

test('[O15] two versions never share a cache, and the older one is given back', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await keptOffline(page);
  const cacheNames = () => page.evaluate(() => caches.keys());
  const before = await cacheNames();
  expect(before).toHaveLength(1);

  server.deploy();
  await lookAgain(page);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator(NEW_BUILD)).toHaveCount(1);

  await expect.poll(cacheNames).toEqual(['duskgate-the-next-one']);
});

test.describe('a tab of an older version', () => {
  test.use({ serviceWorkers: 'block' }); // as on plain http: no file is kept

  test('[O15] loads the page again when a screen it needs is gone, and shows it', async ({
    page,
    server,
  }) => {
    await newHunter(page, { isLoreRead: true });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Command Center' })).toBeVisible();
    server.lose('/assets/hall-of-fame', 1);

    await page.getByRole('link', { name: 'Hall of Fame' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Hall of Fame' })).toBeVisible();
  });

  test('[O15] does so once only: a screen that stays missing says so', async ({ page, server }) => {
    let loads = 0;
    await newHunter(page, { isLoreRead: true });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Command Center' })).toBeVisible();
    server.lose('/assets/hall-of-fame', 1_000);
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
