import { expect, type Locator, type Page } from '@playwright/test';
import { type Deed, type Hunter, newHunter } from './hunter.ts';

type Roles = { readonly roles: readonly string[]; readonly fitnessTypes: readonly string[] };

/** The landing page has a heading, too: a place is there once its own title is. */
const TITLES = {
  '/': 'Command Center',
  '/character': 'Hunter Profile',
  '/achievements': 'Hall of Fame',
  '/skills': 'Shadow Arts Mastery',
} as const;

const DEVELOPER: Roles = { roles: ['developer'], fitnessTypes: [] };

/** A hunter who has done these deeds stands at this place. */
export async function arrive(
  page: Page,
  path: keyof typeof TITLES,
  deeds: readonly Deed[] = [],
  roles: Roles = DEVELOPER,
): Promise<Hunter> {
  const onboard = { kind: 'hunter.onboard', key: 'onboard', ...roles };
  const hunter = await newHunter(page, {
    isOnboarded: false,
    isLoreRead: true,
    deeds: [onboard, ...deeds],
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: TITLES[path] })).toBeVisible({
    timeout: 15_000,
  });
  return hunter;
}

export function clearedDeed(questId: string, stated: Record<string, unknown> = {}): Deed {
  return {
    kind: 'quest.done',
    key: `done:${questId}`,
    questId,
    title: 'An old quest',
    category: 'Business',
    xpReward: 25,
    frequency: 'daily',
    difficulty: 'basic',
    tier: 1,
    streak: 1,
    openSubtaskCount: 0,
    ...stated,
  };
}

function removeDeed(questId: string): Deed {
  return { kind: 'quest.remove', key: `del:${questId}`, questId };
}

/** Quests of 100 XP each, cleared and gone from the board: what is left of them is what they paid. */
export function pastClears(count: number, category = 'Business'): Deed[] {
  return Array.from({ length: count }, (_, index) => `past-${category}-${index}`).flatMap((id) => [
    clearedDeed(id, { category, xpReward: 100 }),
    removeDeed(id),
  ]);
}

/** A quest cleared on so many days: its streak is that number. */
export function streakOf(questId: string, clears: number, stated = {}): Deed[] {
  return Array.from({ length: clears }, (_, index) =>
    clearedDeed(`${questId}@2026-01-${String(index + 1).padStart(2, '0')}`, stated),
  );
}

export function focusDeeds(count: number): Deed[] {
  return Array.from({ length: count }, (_, index) => {
    const endedMs = Date.now() - (index + 1) * 1_800_000;
    return {
      kind: 'raid.focus',
      key: `focus:block-${index}`,
      blockId: `block-${index}`,
      startedAt: new Date(endedMs - 1_500_000).toISOString(),
      endedAt: new Date(endedMs).toISOString(),
    };
  });
}

export function meter(within: Page | Locator, name: string): Locator {
  return within.getByRole('meter', { name, exact: true });
}

/** How much of the bar is drawn full, 0 to 1, once it stands still. */
export async function drawnShareOf(bar: Locator): Promise<number> {
  return bar.evaluate(async (track) => {
    const fill = track.firstElementChild;
    if (fill === null) return 0;
    await Promise.allSettled(fill.getAnimations().map(({ finished }) => finished));
    return fill.getBoundingClientRect().width / track.clientWidth;
  });
}

export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Words that stand partly outside of the screen, and what a thumb could not hit. */
export function troubleSpotsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Infinity;
    const moving = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const seen = (part: Element) => part.checkVisibility() && !part.closest('.sr-only, .skip-link');
    const isCut = (part: Element) => {
      if (part.closest('[role=tablist]')) return false; // a strip that is scrolled
      const { left, right } = part.getBoundingClientRect();
      return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    };
    const isSmall = (part: Element) => {
      const { width, height } = (part.closest('label') ?? part).getBoundingClientRect();
      return width < 43.9 || height < 43.9;
    };
    const found = (selector: string, isWrong: (part: Element) => boolean) =>
      [...document.querySelectorAll(selector)]
        .filter((part) => seen(part) && isWrong(part))
        .map((part) => part.outerHTML.slice(0, 120));
    return [
      ...found('h1, h2, h3, p, dt, dd, a, button, summary, input', isCut),
      ...found('a, button, summary, input', isSmall),
    ];
  });
}

/** A portrait waits for every drawing in view. */
export async function sitFor(page: Page, path: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((one) => one.checkVisibility())
          .filter((one) => one.getBoundingClientRect().top < innerHeight)
          .every((one) => one.complete),
      ),
    )
    .toBe(true);
  await page.screenshot({ path });
}
