import { expect, type Page, test } from '@playwright/test';
import { barriersOn, consoleProblemsOf, foreignRequestsOf } from '#e2e/kit/screen-checks.ts';
import { enterButton, signInLink } from '#e2e/kit/sign-in.ts';

const gateWindow = (page: Page) => page.getByRole('dialog', { name: 'Enter the Dungeon' });
const journeyWindow = (page: Page) => page.getByRole('dialog', { name: 'Begin Your Journey' });
const quote = (page: Page) =>
  page.getByRole('region', { name: 'Lore of the day' }).locator('blockquote');

test('[G1] [H7] the keyboard alone reaches everything; a visitor reads what this is, sees it, and every way in and out of the window works', async ({
  page,
}) => {
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible(); // a key pressed before that goes nowhere

  for (const stop of [
    page.getByRole('link', { name: 'Lore' }),
    page.getByRole('link', { name: 'Ladder' }),
    signInLink(page),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toHaveCSS('outline', 'rgb(79, 220, 250) solid 3px');
  }
  const focused = await page.evaluateHandle(countFocusCalls);
  await page.keyboard.press('Enter');
  await expect(gateWindow(page).getByLabel('Email')).toBeFocused();
  for (const stop of [
    gateWindow(page).getByLabel('Password', { exact: true }),
    gateWindow(page).getByRole('button', { name: 'Show password' }),
    gateWindow(page).getByRole('button', { name: 'Enter Dungeon' }),
    gateWindow(page).getByRole('button', { name: 'Forgot your password?' }),
    gateWindow(page).getByRole('button', { name: 'Begin Your Journey' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toHaveCSS('outline', 'rgb(79, 220, 250) solid 3px');
  }
  expect(await focused.evaluate(({ count }) => count)).toBe(1); // nothing takes the focus back
  await page.keyboard.press('Escape');
  await expect(gateWindow(page)).toBeHidden();
  await expect(signInLink(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(enterButton(page)).toBeFocused();
  await expect(enterButton(page)).toHaveCSS('outline', 'rgb(79, 220, 250) solid 3px');

  await expect(page).toHaveTitle('Duskgate');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Duskgate', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Every habit is a dungeon. Clear it.')).toBeVisible();
  await expect(enterButton(page)).toBeInViewport({ ratio: 1 });
  await expect(gateWindow(page)).toBeHidden();

  const shown = page.getByRole('region', { name: 'What it is' });
  await expect(shown.getByRole('heading')).toHaveText([
    'Your habits, written as quests',
    'Focus is a descent',
    'Every clear moves the bar',
    'Thirty days at a glance',
    'The Warden asks. You answer.',
  ]);
  await expect(shown.getByText('+50 XP')).toBeVisible();
  await expect(shown.locator('button, a, input, [tabindex]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The ladder' }).getByRole('listitem')).toHaveText([
    /Shadow Sovereign.*Level 15/,
    /Elite Hunter.*Level 10/,
    /Dark Knight.*Level 7/,
    /Shadow Walker.*Level 5/,
    /Apprentice Hunter.*Level 3/,
    /Novice Seeker.*Level 1/,
  ]);

  for (const way of ['Escape', 'Close'] as const) {
    await enterButton(page).click();
    await expect(journeyWindow(page)).toBeVisible();
    await expect(journeyWindow(page).getByLabel('Display name')).toBeFocused();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await journeyWindow(page).getByRole('button', { name: way }).click();
    await expect(journeyWindow(page)).toBeHidden();
    await expect(enterButton(page)).toBeFocused();
  }
});

test('[G1] the page behind the window stays where it is, forced colours leave every word free to read, axe finds no barrier, and nothing moves for who asked for stillness @proof', async ({
  page,
}) => {
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await enterButton(page).hover();
  await enterButton(page).click();
  await expect(journeyWindow(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await barriersOn(page)).toEqual([]);

  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await page.evaluate(nextFrames);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => scrollTo(0, 0));

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('filter', 'none');
  expect(await page.evaluate(topmostOverTagline)).toBe('P');
});

test('[G1] an address with a fragment opened directly shows that part @proof', async ({ page }) => {
  for (const [address, name] of [
    ['/#lore', 'Lore of the day'],
    ['/#ladder', 'The ladder'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    await expect(enterButton(page)).not.toBeInViewport();
  }
});

test('[L1] today has its quote and tomorrow another, in a tab left open overnight and in a new one', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-15T12:00:00Z');
  await page.goto('/');
  await expect(quote(page)).not.toBeEmpty();
  const todays = await quote(page).allTextContents();

  await page.clock.setFixedTime('2026-11-16T12:00:00Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(quote(page)).not.toHaveText(todays);

  await page.reload();
  await expect(quote(page)).not.toBeEmpty();
  await expect(quote(page)).not.toHaveText(todays);
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[L1] the day is the one on the visitor’s wall @proof', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-15T16:00:00Z');
    await page.goto('/');

    await expect(page.getByText('Monday 16 November')).toBeVisible();
  });
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[O5] [SEC43] the page asks no third party and breaks no policy', async ({
    page,
    baseURL,
  }) => {
    const problems = await consoleProblemsOf(page);
    const strangers = foreignRequestsOf(page, baseURL);

    await page.goto('/');
    await expect(enterButton(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await enterButton(page).click();
    await expect(journeyWindow(page)).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(strangers).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** What a key or a wheel moves has moved by then. */
function nextFrames(): Promise<unknown> {
  return new Promise((painted) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))),
  );
}

/** What lies on top where the tagline is written. */
function topmostOverTagline(): string | undefined {
  const tagline = document.querySelector('h1 + p');
  if (!tagline) return undefined;
  const { left, top, width } = tagline.getBoundingClientRect();
  return document.elementFromPoint(left + width / 4, top + 4)?.tagName;
}

/** Counts how often the page gives the focus to a field, until it is loaded again. */
function countFocusCalls(): { count: number } {
  const calls = { count: 0 };
  const { focus } = HTMLElement.prototype;
  HTMLInputElement.prototype.focus = function (options) {
    calls.count += 1;
    focus.call(this, options);
  };
  return calls;
}
