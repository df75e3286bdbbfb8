import { expect, type Page } from '@playwright/test';
import { FIRST_CLEARED, questDraft } from '#e2e/kit/command-drafts.ts';
import { isAnyCleared, test } from '#e2e/kit/deploying-server.ts';
import { newHunter } from '#e2e/kit/hunter.ts';
import { clearControl, expectCleared, expectDoneToday } from '#e2e/kit/quest-board.ts';
import { keptOffline } from '#e2e/kit/sync-devices.ts';
import { ROUTES } from '#web/app/routes.ts';

test.use({ serviceWorkers: 'allow' });

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

test('[O14] [N7] after one visit every address opens offline, every screen can be walked to, and the shell says that it is offline', async ({
  page,
  context,
}) => {
  await newHunter(page, { drafts: [questDraft('read')] });
  await visitOnce(page);
  await context.setOffline(true);
  const missing = missingFrom(page);

  for (const { path, title: name } of ROUTES) {
    await page.goto(path);
    await expect(title(page, name)).toBeVisible();
  }
  const screens = page.getByRole('navigation', { name: 'Places' });

  for (const name of ['Quest Log', 'Dungeon Raids', 'Hunter Profile', 'Hall of Fame']) {
    await screens.getByRole('link', { name }).click();
    await expect(title(page, name === 'Quest Log' ? 'Quest Board' : name)).toBeVisible();
  }
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  expect(missing).toEqual([]);
  await context.setOffline(false);
});

test('[O14] the landing page opens offline, whatever the address @proof', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await keptOffline(page);
  await page.reload(); // the picture of this screen is kept when it is used
  await picturesAreDrawn(page);
  await context.setOffline(true);
  const missing = missingFrom(page);

  await page.goto('/habits');

  await picturesAreDrawn(page);
  expect(missing).toEqual([]);
  await context.setOffline(false);
});

test('[O14] a command done offline is shown at once, outlives a reload and reaches the server when it is back', async ({
  page,
  context,
  server,
}) => {
  await newHunter(page, { drafts: [...FIRST_CLEARED, questDraft('read')] });
  await visitOnce(page);
  await context.setOffline(true);
  server.cut(/./);
  await page.goto('/habits');
  const card = page.getByRole('article', { name: 'Read ten pages' });

  await clearControl(card).click();
  await expectCleared(card);
  await page.reload();
  await expectDoneToday(page, 'Read ten pages');
  expect(await isAnyCleared(page)).toBe(false);

  server.mend();
  await context.setOffline(false);
  await expect.poll(() => isAnyCleared(page)).toBe(true);
});

test('[O16] a click that clears a quest is painted while the server answers nothing', async ({
  page,
}) => {
  await newHunter(page, { drafts: [...FIRST_CLEARED, questDraft('read')] });
  await page.goto('/habits');
  const card = page.getByRole('article', { name: 'Read ten pages' });
  await card.waitFor();
  await page.route('**/api/**', () => {}); // neither an answer nor a failure

  await clearControl(card).click();

  await expectCleared(card);
});
