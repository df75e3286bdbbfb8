import { expect, type Locator, type Page, test } from '@playwright/test';

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

const enterButton = (page: Page) => page.getByRole('button', { name: 'Enter the Dungeon' });
const gateWindow = (page: Page) => page.getByRole('dialog', { name: 'Enter the Dungeon' });

test('[G1] the page and its window fit every screen, and every target takes a thumb', async ({
  page,
}) => {
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    const at = `${viewport.width} x ${viewport.height}`;
    await expect(enterButton(page), at).toBeInViewport({ ratio: 1 });
    expect(await overflowOf(page), at).toBe(0);
    expect(await smallTargetsOn(page), at).toEqual([]);
    await expectHunterBeforeTitle(page, viewport);

    await enterButton(page).click();
    await expect(gateWindow(page)).toBeVisible();
    expect(await overflowOf(page), at).toBe(0);
    expect(await smallTargetsOn(page), at).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(gateWindow(page)).toBeHidden();
  }
});

test('[G1] nothing is wider than any screen in the fallback fonts', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    expect(await overflowOf(page), `${viewport.width} px`).toBe(0);
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

test('[G1] in large letters nothing is wider than the screen, and nothing is cut', async ({
  page,
}) => {
  await page.goto('/');
  await expect(enterButton(page)).toBeVisible();
  for (const { viewport, rootPx } of LARGE_LETTERS) {
    await page.setViewportSize(viewport);
    await enlargeLetters(page, rootPx);
    const at = `${viewport.width} px in letters of ${rootPx} px`;
    expect(await overflowOf(page), at).toBe(0);
    expect(await cutOn(page), at).toEqual([]);

    await enterButton(page).click();
    await expect(gateWindow(page)).toBeVisible();
    expect(await overflowOf(page), at).toBe(0);
    expect(await cutOn(page), at).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(gateWindow(page)).toBeHidden();
  }
});

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

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
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
