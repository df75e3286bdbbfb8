import { expect, type Locator, type Page, test } from '@playwright/test';
import { questDraft } from '#e2e/kit/command-drafts.ts';
import { newHunter, openScreen, titleAt } from '#e2e/kit/hunter.ts';
import {
  barriersOn,
  consoleProblemsOf,
  expectFit,
  expectNoOverflow,
  foreignRequestsOf,
} from '#e2e/kit/screen-checks.ts';
import { ROUTES } from '#web/app/routes.ts';

/** The five of the sidebar. */
const SCREENS = ROUTES.flatMap((route) => ('label' in route ? [route] : []));
const ADDRESSES = [
  ...ROUTES.map(({ path }) => path),
  '/pomodoro?quest=read&pomodoros=4',
  '/nowhere',
];
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const banner = (page: Page) => page.getByRole('banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const you = (page: Page) => page.getByRole('button', { name: /^You: level \d+$/ });

/** In the header; on a phone in the sheet that the level opens. */
async function expectTools(page: Page, at: string, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await expect(you(page), at).toBeInViewport({ ratio: 1 });
    await you(page).click();
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText([
      '',
      'Settings',
      'Find anything',
      'Rest days',
      'Log out',
    ]);
  }
  const tools = isPhone ? page.getByRole('dialog') : banner(page);
  for (const name of ['Log out', 'Find anything']) {
    await expect(tools.getByRole('button', { name }), at).toBeInViewport({ ratio: 1 });
  }
  if (!isPhone) return;
  await expectFit(page, [page.viewportSize()?.width ?? 0], page.viewportSize()?.height);
  await page.keyboard.press('Escape');
  await expect(you(page)).toBeFocused();
}

test('[S1] five screens, logout, the welcome line and the level on every screen, and each is one click away', async ({
  page,
}) => {
  await newHunter(page);
  await page.goto('/settings');
  await expect(title(page)).toHaveText('Settings');
  await expect(page.getByLabel('Display name')).toBeVisible();

  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const at = `${viewport.width} x ${viewport.height}`;
    await expect(navigation(page).getByRole('link')).toHaveText(SCREENS.map(({ label }) => label));
    for (const link of await navigation(page).getByRole('link').all()) {
      await expect(link, at).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('link', { name: 'Welcome, Ash Vale' }), at).toBeInViewport();
    await expect(page.getByRole('progressbar', { name: 'Level 1' }), at).toBeInViewport();
    await expectTools(page, at, viewport.width < 768);
    await expectFit(page, [viewport.width], viewport.height);
    expect(await barriersOn(page), at).toEqual([]);
  }

  await navigation(page).getByRole('link', { name: 'Command Center' }).click();
  await expect(title(page)).toHaveText('Command Center');
  await you(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await expect(title(page)).toHaveText('Settings');

  for (const { path, label, title: heading } of SCREENS) {
    await navigation(page).getByRole('link', { name: label }).click();
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${heading} · Duskgate`);
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText(label);
    await expect(title(page)).toBeFocused();
  }
});

test('[S1] [O16] another screen begins at its top and stands in the next frame, the keyboard skips to the content, and every screen is a Tab away', async ({
  page,
}) => {
  await openScreen(page, '/credits');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await skip.focus();
  await page.keyboard.press('Tab'); // the name of the house
  for (const { label } of SCREENS) {
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('link', { name: label })).toBeFocused();
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

  await page.getByRole('link', { name: 'Welcome, Ash Vale' }).click();
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(page.getByLabel('Display name')).toBeVisible();
  await page.getByRole('link', { name: 'Credits' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Credits' }).click();
  await expect(title(page)).toHaveText('Credits');
  await expect(title(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Settings');

  const code = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /hunter-screens.*js$/.test(name))
        ?.name,
  );
  await page.evaluate((address) => import(String(address)), await code.jsonValue()); // and it has run

  const shown = await navigation(page)
    .getByRole('link', { name: 'Hall of Fame' })
    .evaluate(async (link: HTMLElement) => {
      link.click();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      return document.querySelector('h1')?.textContent;
    });
  expect(shown).toBe('Hall of Fame');
});

test('[S1] without a display name the welcome line shows the e-mail @proof', async ({ page }) => {
  const { email } = await newHunter(page);
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

test('[S1] an unknown address is told inside the shell with a way back, and the longest name breaks nothing @proof', async ({
  page,
}) => {
  await newHunter(page, { displayName: 'W'.repeat(40) });
  await page.goto('/no/such/door');

  await expect(title(page)).toHaveText('No such door');
  await expect(navigation(page)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page, [320], 640);
  await expect(you(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Back to the Command Center' }).click();
  await expect(title(page)).toHaveText('Command Center');
});

test('[S1] a screen that breaks leaves the shell, the data and three ways out @proof', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await newHunter(page);
  await page.route('**/assets/hunter-screens-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a broken stair")' }),
  );
  await page.goto('/');
  await expect(title(page)).toHaveText('Command Center');
  await navigation(page).getByRole('link', { name: 'Hall of Fame' }).click();

  await expect(title(page)).toHaveText('The torch went out');
  await expect(page.getByRole('alert')).toContainText('a broken stair');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(async () => {
    expect(await barriersOn(page)).toEqual([]); // it loads itself once more before it gives up
  }).toPass();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('a broken stair');

  await context.clearPermissions();

  await navigation(page).getByRole('link', { name: 'Command Center' }).click();
  await expect(title(page)).toHaveText('Command Center');
  await page.goto('/achievements');
  await expect(title(page)).toHaveText('The torch went out');
  await page.getByRole('button', { name: 'Go to the Command Center' }).click();
  await expect(title(page)).toHaveText('Command Center');
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** A 1440 x 900 screen at 200 %: half as many pixels in each direction. */
  test('[S1] [O5] [SEC43] at 200 % zoom nothing of any screen is cut, every target takes a thumb, no third party is asked and no policy broken @proof', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await newHunter(page, {
      drafts: [
        questDraft('read'),
        questDraft('hard', { title: 'Hard', difficulty: 'elite', tier: 3 }),
      ],
    });
    const problems = await consoleProblemsOf(page);
    const strangers = foreignRequestsOf(page, baseURL);
    for (const path of ADDRESSES) {
      const heading = titleAt(path);
      await page.goto(path);
      await expect(title(page)).toHaveText(heading);
      await expect(you(page), path).toBeInViewport({ ratio: 1 });
      await expectFit(page, [720], 450);
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // parts may still come
        await expect(lastOfMain(page), path).toBeInViewport({ timeout: 1_000 }); // and not under the bar
      }).toPass();
    }
    expect(strangers).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** The last thing to read or press of a screen. */
function lastOfMain(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('p, dd, dt, h2, h3, li, a, button')
    .and(page.locator(':not(.sr-only)'))
    .filter({ visible: true })
    .last();
}

test('[S1] the level lies over neither the name nor the sync line, at any width of a tablet or a desktop @proof', async ({
  page,
}) => {
  await newHunter(page, { displayName: 'Kai Nakamura of the Ninth Stair' });
  await page.goto('/settings');
  const level = banner(page).getByText(/^Level 1/);
  for (const width of [768, 900, 1024, 1119, 1120, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const boxOf = async (part: Locator) =>
      (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const words = await boxOf(level.locator('..'));
    for (const other of [banner(page).getByText(/^Welcome,/), banner(page).getByText('Synced')]) {
      await expect(other).toBeVisible();
      const { x, y, width: wide, height: high } = await boxOf(other);
      const isBeside = x + wide <= words.x || words.x + words.width <= x;
      const isBelow = y + high <= words.y + 1;
      expect(isBeside || isBelow, `${width} px`).toBe(true);
    }
  }
});
