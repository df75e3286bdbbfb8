import { expect, type Page } from '@playwright/test';
import { isAnyCleared, test } from './deploying-server.ts';
import { newHunter, questDeed } from './hunter.ts';
import { keptOffline } from './kept-offline.ts';
import { SEASONED } from './quest-board.ts';

test.use({ serviceWorkers: 'allow' });

const ROUTES = [
  ['/', 'Command Center'],
  ['/habits', 'Quest Board'],
  ['/pomodoro', 'Dungeon Raids'],
  ['/character', 'Hunter Profile'],
  ['/achievements', 'Hall of Fame'],
  ['/skills', 'Shadow Arts Mastery'],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
  ['/chronicle', 'Chronicle'],
] as const;

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

async function visitOnce(page: Page): Promise<void> {
  await page.goto('/');
  await keptOffline(page);
  await title(page, 'Command Center').waitFor();
}

/** The server is asked and away: that is no failure, nor what a page was still asking as it was left. */
function missingFrom(page: Page): readonly string[] {
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!pathname.startsWith('/api/') && !isLeft) missing.push(pathname);
  });
  page.on('pageerror', ({ message }) => missing.push(message));
  return missing;
}

/** All the pictures that are not left until somebody scrolls to them. */
async function picturesAreDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Duskgate' })).toBeVisible();
  await page.waitForFunction(() =>
    [...document.images]
      .filter(({ loading }) => loading !== 'lazy')
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
}

test('[O14] after one visit every address opens offline', async ({ page, context }) => {
  await newHunter(page, { isLoreRead: true, deeds: [questDeed('read')] });
  await visitOnce(page);
  await context.setOffline(true);
  const missing = missingFrom(page);

  for (const [path, name] of ROUTES) {
    await page.goto(path);
    await expect(title(page, name)).toBeVisible();
  }
  expect(missing).toEqual([]);
});

test('[O14] [N7] every place can be walked to offline, and the shell says that it is offline', async ({
  page,
  context,
}) => {
  await newHunter(page, { isLoreRead: true, deeds: [questDeed('read')] });
  await visitOnce(page);
  await context.setOffline(true);
  const missing = missingFrom(page);
  await page.reload();
  const places = page.getByRole('navigation', { name: 'Places' });

  for (const name of ['Quest Log', 'Dungeon Raids', 'Hunter Profile', 'Hall of Fame']) {
    await places.getByRole('link', { name }).click();
    await expect(title(page, name === 'Quest Log' ? 'Quest Board' : name)).toBeVisible();
  }
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  expect(missing).toEqual([]);
});

test('[O14] the landing page opens offline, whatever the address', async ({ page, context }) => {
  await page.goto('/');
  await keptOffline(page);
  await page.reload(); // the picture of this screen is kept when it is used
  await picturesAreDrawn(page);
  await context.setOffline(true);
  const missing = missingFrom(page);

  await page.goto('/habits');

  await picturesAreDrawn(page);
  expect(missing).toEqual([]);
});

test('[O14] a deed done offline is shown at once, outlives a reload and reaches the server when it is back', async ({
  page,
  context,
  server,
}) => {
  await newHunter(page, { isLoreRead: true, deeds: [...SEASONED, questDeed('read')] });
  await visitOnce(page);
  await context.setOffline(true);
  server.cut(/./);
  await page.goto('/habits');
  const card = page.getByRole('article', { name: 'Read ten pages' });

  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(card.getByText('Cleared').first()).toBeVisible();
  await page.reload();
  await expect(card.getByText('Cleared').first()).toBeVisible();
  expect(await isAnyCleared(page)).toBe(false);

  server.mend();
  await context.setOffline(false);
  await expect.poll(() => isAnyCleared(page), { timeout: 20_000 }).toBe(true);
});

test('[O16] a click that clears a quest is painted while the server answers nothing', async ({
  page,
}) => {
  await newHunter(page, { isLoreRead: true, deeds: [...SEASONED, questDeed('read')] });
  await page.goto('/habits');
  const card = page.getByRole('article', { name: 'Read ten pages' });
  await card.waitFor();
  await page.route('**/api/**', () => {}); // neither an answer nor a failure

  await card.getByRole('button', { name: 'Mark Complete' }).click();

  await expect(card.getByText('Cleared').first()).toBeVisible();
});
