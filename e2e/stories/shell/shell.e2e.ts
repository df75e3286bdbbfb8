import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriersOn } from './axe.ts';
import { newHunter, questDeed } from './hunter.ts';
import { overflowOf, troubleSpotsOn } from './hunter-screens.ts';
import { troublesOf } from './troubles.ts';

const PLACES = [
  { path: '/', label: 'Command Center', title: 'Command Center' },
  { path: '/habits', label: 'Quest Log', title: 'Quest Board' },
  { path: '/pomodoro', label: 'Dungeon Raids', title: 'Dungeon Raids' },
  { path: '/character', label: 'Hunter Profile', title: 'Hunter Profile' },
  { path: '/achievements', label: 'Hall of Fame', title: 'Hall of Fame' },
];
const ROUTES = [
  ...PLACES.map(({ path, title }) => [path, title] as const),
  ['/pomodoro?quest=read&pomodoros=4', 'Dungeon Raids'],
  ['/skills', 'Shadow Arts Mastery'],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
  ['/nowhere', 'No such door'],
] as const;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const places = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const banner = (page: Page) => page.getByRole('banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('[S1] five places, logout and the welcome line on every screen, and each place is one click away', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newHunter(page, { isLoreRead: true });
  await page.goto('/settings');
  await expect(title(page)).toHaveText('Settings', { timeout: 15_000 });
  await expect(page.getByText('This device, signed in')).toBeVisible();

  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const at = `${viewport.width} x ${viewport.height}`;
    await expect(places(page).getByRole('link')).toHaveText(PLACES.map(({ label }) => label));
    for (const link of await places(page).getByRole('link').all()) {
      await expect(link, at).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('link', { name: 'Welcome, Ash Vale' }), at).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Log out' }), at).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Find anything' }), at).toBeInViewport({
      ratio: 1,
    });
    expect(await smallTargetsOn(page), at).toEqual([]);
    expect(await overflowOf(page), at).toBe(0);
    expect(await barriersOn(page), at).toEqual([]);
  }

  await banner(page).getByRole('link', { name: 'Duskgate' }).click(); // on a phone, its logo
  await expect(title(page)).toHaveText('Command Center');
  await banner(page).getByRole('link', { name: 'Settings' }).click();
  await expect(title(page)).toHaveText('Settings');

  for (const { path, label, title: heading } of PLACES) {
    await places(page).getByRole('link', { name: label }).click();
    await expect(title(page)).toHaveText(heading, { timeout: 15_000 });
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${heading} · Duskgate`);
    await expect(places(page).locator('[aria-current="page"]')).toHaveText(label);
    await expect(title(page)).toBeFocused();
  }
});

test('[S1] [O16] a place whose code is here stands in the next frame, not when React is done waiting', async ({
  page,
}) => {
  await newHunter(page, { isLoreRead: true });
  await page.goto('/');
  await expect(title(page)).toHaveText('Command Center', { timeout: 15_000 });
  const code = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /hall-of-fame.*js$/.test(name))
        ?.name,
  );
  await page.evaluate((address) => import(String(address)), await code.jsonValue()); // and it has run

  const shown = await places(page)
    .getByRole('link', { name: 'Hall of Fame' })
    .evaluate(async (link: HTMLElement) => {
      link.click();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return document.querySelector('h1')?.textContent;
    });
  expect(shown).toBe('Hall of Fame');
});

test('[S1] another place begins at its top, and the way back where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await newHunter(page, { isLoreRead: true });
  await page.goto('/settings');
  await expect(page.getByText('This device, signed in')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Credits' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Credits' }).click();

  await expect(title(page)).toHaveText('Credits');
  await expect(title(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Settings');
});

test('[S1] without a display name the welcome line shows the e-mail', async ({ page }) => {
  const { email } = await newHunter(page, { isLoreRead: true });
  await page.route('**/api/auth/session', async (route) => {
    const reply = await route.fetch();
    const { user } = await reply.json();
    await route.fulfill({ json: { user: { ...user, displayName: '' } } });
  });
  await page.goto('/');

  await expect(page.getByRole('link', { name: `Welcome, ${email}` })).toBeVisible({
    timeout: 15_000,
  });
});

test('[S1] the keyboard skips to the content, and every place is a Tab away', async ({ page }) => {
  await newHunter(page, { isLoreRead: true });
  await page.goto('/credits');
  await expect(title(page)).toHaveText('Credits', { timeout: 15_000 });

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await skip.focus();
  await page.keyboard.press('Tab'); // the name of the house
  for (const { label } of PLACES) {
    await page.keyboard.press('Tab');
    await expect(places(page).getByRole('link', { name: label })).toBeFocused();
  }
  const header = banner(page).locator('a:visible, button:visible');
  const fromLeft = await header.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().left)),
  );
  expect(fromLeft).toEqual(fromLeft.toSorted((one, other) => one - other));
  for (const one of await header.all()) {
    await page.keyboard.press('Tab');
    await expect(one).toBeFocused();
  }
});

test('[S1] an unknown address is told inside the shell with a way back, and the longest name breaks nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newHunter(page, { isLoreRead: true, displayName: 'W'.repeat(40) });
  await page.goto('/no/such/door');

  await expect(title(page)).toHaveText('No such door', { timeout: 15_000 });
  await expect(places(page)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Back to the Command Center' }).click();
  await expect(title(page)).toHaveText('Command Center');
});

/** A 1440 x 900 screen at 200 %: half as many pixels in each direction. */
test('[S1] at 200 % zoom nothing of any place is cut, and every target takes a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newHunter(page, {
    isLoreRead: true,
    deeds: [questDeed('read'), questDeed('hard', { title: 'Hard', difficulty: 'elite', tier: 3 })],
  });
  for (const [path, heading] of ROUTES) {
    await page.goto(path);
    await expect(title(page)).toHaveText(heading, { timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'Log out' }), path).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page), path).toBe(0);
    expect(await troubleSpotsOn(page), path).toEqual([]);
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // parts may still come
      await expect(lastOfMain(page), path).toBeInViewport({ timeout: 1_000 }); // and not under the bar
    }).toPass();
  }
});

test.describe('with a broken file', () => {
  test.use({ serviceWorkers: 'block' }); // it would answer before the test can

  test('[S1] a screen that breaks leaves the shell, the data and three ways out', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await newHunter(page, { isLoreRead: true });
    await page.route('**/assets/hall-of-fame-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a broken stair")' }),
    );
    await page.goto('/');
    await expect(title(page)).toHaveText('Command Center', { timeout: 15_000 });
    await places(page).getByRole('link', { name: 'Hall of Fame' }).click();

    await expect(title(page)).toHaveText('The torch went out', { timeout: 15_000 });
    await expect(page.getByRole('alert')).toContainText('a broken stair');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('a broken stair');

    await places(page).getByRole('link', { name: 'Command Center' }).click();
    await expect(title(page)).toHaveText('Command Center');
    await page.goto('/achievements');
    await expect(title(page)).toHaveText('The torch went out', { timeout: 15_000 });
    await page.getByRole('button', { name: 'Go to the Command Center' }).click();
    await expect(title(page)).toHaveText('Command Center');
  });
});

test('[S1] the shell says truthfully how safe the deeds are', async ({ page, context }) => {
  test.slow();
  await newHunter(page, { isLoreRead: true });
  await page.goto('/credits');
  await expect(page.getByText('Synced')).toBeVisible({ timeout: 15_000 });

  await context.setOffline(true);
  await expect(page.getByText(/^Offline/)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByText('Synced')).toBeVisible({ timeout: 30_000 });
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[O5] [SEC43] the app asks no third party and breaks no policy', async ({
    page,
    baseURL,
  }) => {
    await newHunter(page, { isLoreRead: true });
    const troubles = await troublesOf(page);
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) strangers.push(request.url());
    });
    for (const [path, heading] of ROUTES) {
      await page.goto(path);
      await expect(title(page)).toHaveText(heading, { timeout: 15_000 });
    }

    expect(strangers).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

/** The last thing to read or press of a place. */
function lastOfMain(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('p, dd, dt, h2, h3, li, a, button')
    .filter({ visible: true })
    .last();
}

/** A link within a sentence is as high as the sentence; everything else takes a thumb. */
function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input')]
      .filter((target) => target.checkVisibility() && !target.matches('.skip-link'))
      .filter((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((target) => target.outerHTML.slice(0, 160)),
  );
}
