import { expect, type Page, test } from '@playwright/test';

/** The last one is a 1440 x 900 screen at 200 % zoom. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
];

const enterButton = (page: Page) => page.getByRole('button', { name: 'Enter the Dungeon' });

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('[G1] nothing is wider than the screen', async ({ page }) => {
      await page.goto('/');
      expect(await overflowOf(page)).toBe(0);

      await enterButton(page).click();
      expect(await overflowOf(page)).toBe(0);
    });

    test('[G1] nothing is wider than the screen in the fallback fonts', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/');
      await expect(enterButton(page)).toBeVisible();

      expect(await overflowOf(page)).toBe(0);
    });

    test('[G1] the button is on the first screen, and every target takes a thumb', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(enterButton(page)).toBeInViewport({ ratio: 1 });
      expect(await smallTargetsOn(page)).toEqual([]);

      await enterButton(page).click();
      expect(await smallTargetsOn(page)).toEqual([]);
    });
  });
}

for (const { name, viewport } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`portrait of the ${name}`, () => {
    test.use({ viewport });

    test(`[G1] the landing page sits for its ${name} picture`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(enterButton(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `screenshots/landing-${name}.png` });
    });
  });
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Boxes are measured once nothing moves any more: a window half open is a small target. */
function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        .map((animation) =>
          animation.effect?.getComputedTiming().endTime === Infinity
            ? undefined
            : animation.finished,
        ),
    );
    return [...document.querySelectorAll('a, button')]
      .filter((target) => target.checkVisibility())
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((target) => target.outerHTML);
  });
}
