import { type BrowserContext, expect, type Page } from '@playwright/test';
import { FIRST_CLEARED } from './command-drafts.ts';
import { type CommandDraft, documentOf, newHunter, readLore, stopClock } from './hunter.ts';

export const MINUTE = 60_000;
export const STEPS = [
  { id: 's1', title: 'Write the failing test' },
  { id: 's2', title: 'Make it pass' },
];

export const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' });
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
export const completed = (page: Page) => page.getByRole('dialog', { name: 'Quest Completed' });
export const questPanel = (page: Page) => page.getByRole('region', { name: 'Read ten pages' });

/** At the raid of a hunter for whom a first quest is no news, at a clock that only the test moves. */
export async function openRaid(
  page: Page,
  address = '/pomodoro',
  drafts: readonly CommandDraft[] = [],
) {
  const hunter = await newHunter(page, { drafts: [...FIRST_CLEARED, ...drafts] });
  await page.clock.install({ time: Date.now() });
  await openAt(page, address);
  return hunter;
}

export async function paidBlocks(page: Page): Promise<number> {
  const { document } = await documentOf(page);
  return document.counts.focusBlocks;
}

/** What waits a moment before it is sent waits for the clock of the story. */
export async function expectPaidBlocks(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await paidBlocks(page)).toBe(count);
  }).toPass();
}

/** The clock runs while a page is loaded, because the page waits for it, and stands again after that. */
export async function openAt(page: Page, address: string): Promise<void> {
  await page.clock.resume();
  await page.goto(address);
  await expect(timer(page)).toBeVisible();
  await stopClock(page);
}

/** Another tab of the same browser, with the same clock. */
export async function openTab(context: BrowserContext, address = '/pomodoro'): Promise<Page> {
  const tab = await context.newPage();
  await readLore(tab);
  await openAt(tab, address);
  return tab;
}

/** The raid's own text in this browser. */
export async function storedRaid(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => /^duskgate\.[^.]+\.raid$/.test(one));
    return localStorage.getItem(key ?? '') ?? '';
  });
}

export async function secondsShown(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await timer(page).textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/** In this browser before the page is opened for the first time. */
export async function keepRaid(page: Page, uid: string, text: string): Promise<void> {
  await readLore(page);
  await page.addInitScript(
    ([key, raid]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, raid);
    },
    [`duskgate.${uid}.raid`, text] as const,
  );
}

/** A block without a quest that ends so soon, as a browser keeps it. */
export function quietRaid(leftMs: number) {
  const endsAtMs = Date.now() + leftMs;
  const block = { id: 'raid-1.1', startedAtMs: endsAtMs - 25 * MINUTE };
  const clock = { kind: 'running', endsAtMs };
  const raid = { target: 1, blocksCleared: 0, phase: 'focus', clock, block };
  return { id: 'raid-1', raid, isBegun: true };
}
