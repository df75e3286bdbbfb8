import { expect, type Locator, type Page, test } from '@playwright/test';
import { overflowOf } from '#e2e/kit/screen-checks.ts';
import { enterButton } from '#e2e/kit/sign-in.ts';

/** 720 x 450 is a 1440 x 900 screen at 200 % zoom, 844 x 390 a phone that lies. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 720, height: 450 },
  { width: 844, height: 390 },
];

/** What people choose who read better in large letters. */
const LARGE_LETTERS = [
  { viewport: { width: 320, height: 640 }, rootPx: 20 },
  { viewport: { width: 390, height: 844 }, rootPx: 24 },
  { viewport: { width: 390, height: 844 }, rootPx: 32 },
];

/** Here everything moves as it does for most visitors. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const gateWindow = (page: Page) => page.getByRole('dialog', { name: 'Begin Your Journey' });

test('[G1] the page and its window fit every screen, every target takes a thumb, and in large letters nothing is cut @proof', async ({
  page,
}) => {
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const at = `${viewport.width} x ${viewport.height}`;
    await expect(enterButton(page), at).toBeInViewport({ ratio: 1 });
    await expect.poll(() => overflowOf(page), at).toBe(0);
    await expect.poll(() => smallTargetsOn(page), at).toEqual([]);
    await expectHunterBeforeTitle(page, viewport);

    await enterButton(page).click();
    await expect(gateWindow(page)).toBeVisible();
    await expect.poll(() => overflowOf(page), at).toBe(0);
    await expect.poll(() => smallTargetsOn(page), at).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(gateWindow(page)).toBeHidden();
  }

  for (const { viewport, rootPx } of LARGE_LETTERS) {
    await page.setViewportSize(viewport);
    await enlargeLetters(page, rootPx);
    const at = `${viewport.width} px in letters of ${rootPx} px`;
    await expect.poll(() => overflowOf(page), at).toBe(0);
    await expect.poll(() => cutOn(page), at).toEqual([]);

    await enterButton(page).click();
    await expect(gateWindow(page)).toBeVisible();
    await expect.poll(() => overflowOf(page), at).toBe(0);
    await expect.poll(() => cutOn(page), at).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(gateWindow(page)).toBeHidden();
  }
});

/** Half of what it was: 5,057 px on a desktop, 6,364 px on a phone. */
const HALF = [
  { width: 1440, height: 900, atMost: 2528 },
  { width: 390, height: 844, atMost: 3182 },
];

test('[G13] the whole page is at most 2,528 px high at 1440 x 900 and 3,182 px at 390 x 844, on the day of the longest lore', async ({
  page,
}) => {
  await page.clock.setFixedTime('2028-12-25T11:30:00Z'); // the same day in every zone of the stories
  await page.goto('/');
  await expect(page.getByText('Miss one night and the door is stiff.')).toBeAttached();
  for (const { atMost, ...viewport } of HALF) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${viewport.width} px`).toBeLessThanOrEqual(atMost);
  }
});

test('[G1] nothing is wider than any screen in the fallback fonts @proof', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await expect.poll(() => overflowOf(page), `${viewport.width} px`).toBe(0);
  }
});

/** The hunter's feet stand above the title: its blade of light must not cross the figure. */
async function expectHunterBeforeTitle(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const picture = await boxOf(
    page.getByRole('region', { name: 'The gate', exact: true }).locator('img'),
  );
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const isTall = width / height <= 3 / 5;
  const feet = picture.y + picture.height * (isTall ? 0.65 : 0.62);

  expect(feet).toBeLessThanOrEqual(title.y);
  expect(picture.y).toBeLessThanOrEqual(0);
  expect(picture.y + picture.height).toBeGreaterThanOrEqual(height);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/** As a browser's own setting for letters does, which the tests cannot reach. */
async function enlargeLetters(page: Page, rootPx: number): Promise<void> {
  await page.evaluate((px) => {
    document.documentElement.style.fontSize = `${px}px`;
  }, rootPx);
}

/** Words and buttons that stand partly outside of the screen. */
function cutOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, a, button, li > span, blockquote')]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((part) => part.outerHTML.slice(0, 120)),
  );
}

/** Boxes are measured once nothing moves any more: a window half open is a small target. */
function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Infinity;
    const moving = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(moving.map(({ finished }) => finished)); // one cut short has ended, too
    return [...document.querySelectorAll('a, button')]
      .filter((target) => target.checkVisibility())
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((target) => target.outerHTML);
  });
}
