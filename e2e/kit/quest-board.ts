import { expect, type Locator, type Page } from '@playwright/test';
import { type Deed, type Hunter, newHunter } from './hunter.ts';

const DAY_MS = 86_400_000;

/** The board of a new hunter who has read the day's lore. */
export async function openBoard(
  page: Page,
  deeds: readonly Deed[] = [],
  userRoles: { readonly roles: readonly string[]; readonly fitnessTypes: readonly string[] } = {
    roles: ['developer'],
    fitnessTypes: [],
  },
): Promise<Hunter> {
  const onboard = { kind: 'hunter.onboard', key: 'onboard', ...userRoles };
  const hunter = await newHunter(page, {
    isOnboarded: false,
    isLoreRead: true,
    deeds: [onboard, ...deeds],
  });
  await page.goto('/habits');
  await expect(page.getByRole('heading', { level: 1, name: 'Quest Board' })).toBeVisible({
    timeout: 15_000, // the first load of everything
  });
  return hunter;
}

export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('article', { name: title, exact: true });
}

export function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

export function doneDeed(questId: string, daysAgo: number): Deed {
  return {
    kind: 'quest.done',
    key: `done:${questId}`,
    questId,
    title: 'An old quest',
    category: 'Business',
    xpReward: 25,
    frequency: 'milestone',
    difficulty: 'basic',
    tier: 1,
    streak: 1,
    openSubtaskCount: 0,
    ...stampOf(daysAgo),
  };
}

/** The first quest is cleared and gone: no achievement breaks in on the story any more. */
export const SEASONED: readonly Deed[] = [
  doneDeed('first', 40),
  { kind: 'quest.remove', key: 'del:first', questId: 'first' },
];

export function loginDeed(daysAgo: number): Deed {
  const { at, day } = stampOf(daysAgo);
  return { kind: 'hunter.login', key: `login:${day}`, at, day };
}

/** As another device wrote it on that day, in UTC: these stories live there. */
export function stampOf(daysAgo: number): { readonly at: string; readonly day: string } {
  const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  const [day = ''] = at.match(/^[\d-]+/) ?? [];
  return { at, day };
}
