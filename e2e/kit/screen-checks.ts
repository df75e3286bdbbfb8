import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The widths of a small phone, a phone, a tablet and a desktop. */
export const WIDTHS = [320, 390, 768, 1440] as const;

/** What axe finds wrong. Evaluated, not added as a script: the page's own policy would refuse it. */
export async function barriersOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run({ resultTypes: ['violations'], preload: false, selectors: false }),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** Pixels by which the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** At each width nothing is wider than the screen; parts that come later may still move it. */
export async function expectNoOverflow(
  page: Page,
  widths: readonly number[] = WIDTHS,
  height = 800,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overflowOf(page), `${width} px`).toBe(0);
  }
}

/** At each width everything is on the screen and large enough for a thumb. */
export async function expectFit(
  page: Page,
  widths: readonly number[] = WIDTHS,
  height = 800,
): Promise<void> {
  for (const width of widths) {
    await expectNoOverflow(page, [width], height);
    await expect.poll(() => cutOrSmallOn(page), `${width} px`).toEqual([]);
  }
}

/** Words that stand partly outside of the screen, and targets that a thumb could not hit. */
function cutOrSmallOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Infinity;
    const moving = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const isStrip = (part: Element) => part.closest('[role=tablist]'); // it is scrolled
    /** For screen readers and for the keyboard only: it has no size or waits above the screen. */
    const isOutOfSight = (part: Element) => {
      const { width, height, bottom } = part.getBoundingClientRect();
      const isClipped = getComputedStyle(part).clipPath !== 'none';
      return bottom + scrollY <= 0 || (isClipped && width <= 1 && height <= 1);
    };
    const isSeen = (part: Element) => {
      if (!part.checkVisibility() || isStrip(part)) return false;
      for (let one: Element | null = part; one; one = one.parentElement) {
        if (isOutOfSight(one)) return false;
      }
      return true;
    };
    const isCut = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    };
    /** What a thumb can hit: a label, or all of the line over which a button is spread. */
    const areaOf = (part: Element): Element => {
      const spread = getComputedStyle(part, '::after');
      if (spread.position !== 'absolute' || spread.inset !== '0px') {
        return part.closest('label') ?? part;
      }
      let around = part;
      while (getComputedStyle(around).position === 'static' && around.parentElement) {
        around = around.parentElement;
      }
      return around;
    };
    const isSmall = (part: Element) => {
      const { width, height } = areaOf(part).getBoundingClientRect();
      const isTarget = getComputedStyle(part).pointerEvents !== 'none';
      return isTarget && (width < 43.9 || height < 43.9);
    };
    const found = (selector: string, isWrong: (part: Element) => boolean) =>
      [...document.querySelectorAll(selector)]
        .filter((part) => isWrong(part) && isSeen(part))
        .map((part) => part.outerHTML.slice(0, 120));
    return [
      ...found('h1, h2, h3, p, dt, dd, a, button, summary, input', isCut),
      ...found('a, button, summary, input', isSmall),
    ];
  });
}

export function meter(within: Page | Locator, name: string): Locator {
  return within.getByRole('meter', { name, exact: true });
}

/** The bar is drawn full to this share, 0 to 1. */
export async function expectDrawnShare(bar: Locator, share: number): Promise<void> {
  const drawn = () =>
    bar.evaluate((track) => {
      const fill = track.firstElementChild;
      return fill ? fill.getBoundingClientRect().width / track.clientWidth : 0;
    });
  await expect.poll(async () => Math.abs((await drawn()) - share)).toBeLessThan(0.05);
}

/** The two lines of a story that goes without a service worker (playwright.config.ts). */
const NO_WORKER =
  /^Service Worker registration blocked by Playwright|^\[duskgate\] works without a service worker TypeError: Cannot read/;

/** A request that a story's moved clock, or a loaded machine, outran: it is sent again. */
const SLOW_PUSH =
  /^\[duskgate\] pushing failed, attempt 1 network-request-failed: Save operation timeout$/;

/** The test tool's own script for the clock of a story before, which a reused context may run once more. */
const CLOCK_OF_BEFORE = /\(reading 'controller'\)\s+at <anonymous>/;

/** Errors, warnings and breaches of the policy; filled while the page lives. */
export async function consoleProblemsOf(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    if (!NO_WORKER.test(text) && !SLOW_PUSH.test(text)) problems.push(text);
  });
  page.on('pageerror', ({ message, stack = message }) => {
    if (!CLOCK_OF_BEFORE.test(stack)) problems.push(stack);
  });
  await page.exposeFunction('tellViolation', (violation: string) => problems.push(violation));
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    window.tellViolation(event.violatedDirective + ' blocked ' + event.blockedURI))`);
  return problems;
}

/** Requests to anybody but our server; filled while the page lives. */
export function foreignRequestsOf(page: Page, origin: string | undefined): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) requests.push(request.url());
  });
  return requests;
}
