import { expect, type Page } from '@playwright/test';
import { type Deed, documentOf, newHunter } from './hunter.ts';
import { SEASONED } from './quest-board.ts';

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
export async function openRaid(page: Page, address = '/pomodoro', deeds: readonly Deed[] = []) {
  const hunter = await newHunter(page, { isLoreRead: true, deeds: [...SEASONED, ...deeds] });
  await page.clock.install({ time: Date.now() });
  await arriveAt(page, address);
  return hunter;
}

export async function paidBlocks(page: Page): Promise<number> {
  const { document } = await documentOf(page);
  return document.counts.focusBlocks;
}

/** The clock runs while a page is loaded, because the page waits for it, and stands again after that. */
export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.clock.resume();
  await page.goto(address);
  await expect(timer(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
