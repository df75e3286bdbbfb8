import { expect, type Locator, type Page } from '@playwright/test';
import { documentOf, type Hunter, newHunter } from './hunter.ts';

export const ANSWERS = [
  'Ship my side project',
  'Code and the gym',
  'One hour after work',
  'Structured, please',
  'I am a beginner',
] as const;

export const box = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Answer the Warden' });
export const chat = (page: Page): Locator =>
  page.getByRole('log', { name: 'Talk with the Warden' });
export const count = (page: Page, given: number): Locator =>
  page.getByText(`${given} / 5`, { exact: false });
export const board = (page: Page): Locator => page.getByRole('region', { name: 'Your board' });
export const step = (page: Page, words: string): Locator =>
  board(page).getByRole('listitem').filter({ hasText: words });

/** A new hunter before the Warden's first question. */
export async function openChat(page: Page): Promise<Hunter> {
  const hunter = await newHunter(page, { onboarded: false });
  await page.goto('/');
  await expect(chat(page)).toContainText('Five questions stand between you and your board');
  return hunter;
}

/** Says it once the Warden has asked, and waits for the next question. */
export async function answer(page: Page, text: string, given: number): Promise<void> {
  await expect(chat(page).getByRole('listitem').last()).toContainText(/The Warden: ./);
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(count(page, given)).toBeVisible();
  await expect(chat(page).getByRole('listitem').last()).toContainText(/The Warden: ./);
}

/** Everything but the fifth answer. */
export async function answerFour(page: Page, last = 4): Promise<void> {
  for (const [at, text] of ANSWERS.slice(0, last).entries()) await answer(page, text, at + 1);
}

export async function answerFifth(page: Page, text: string = ANSWERS[4]): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

export function storedChat(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('onboarding_progress'));
}

type Newcomer = { readonly displayName?: string; readonly answers?: readonly string[] };

/** A hunter in this browser who has given four answers and is asked the fifth question. */
export async function newcomerAtFifth(page: Page, wanted: Newcomer = {}): Promise<Hunter> {
  const { displayName = 'Ash Vale', answers = ANSWERS } = wanted;
  await page.evaluate(() => localStorage.clear()).catch(() => {}); // a page that was never opened
  const hunter = await newHunter(page, { onboarded: false, displayName });
  const message = { id: 'm', from: 'mentor', text: 'And the last?', at: new Date().toISOString() };
  const progress = { messages: [message], inputCount: 4, answers: answers.slice(0, 4), step: null };
  await page.goto('/healthz');
  await page.evaluate(
    (text) => localStorage.setItem('onboarding_progress', text),
    JSON.stringify({ ...progress, owner: hunter.uid, flowId: `flow-${hunter.uid}` }),
  );
  await page.goto('/');
  await expect(count(page, 4)).toBeVisible();
  return hunter;
}

/** Gives the fifth answer and skips the end of the chat; the clock must be installed. */
export async function reachBoard(
  page: Page,
  fifth: string = ANSWERS[4],
  onTheWay: () => Promise<void> = async () => {},
): Promise<string> {
  await answerFifth(page, fifth);
  await expect(count(page, 5)).toBeVisible();
  await page.clock.fastForward(600); // the moment before the Warden answers
  await onTheWay();
  const ready = board(page).getByRole('status').filter({ hasText: 'Your board is ready.' });
  await expect(ready).toBeVisible();
  const words = (await ready.textContent()) ?? '';
  await page.clock.fastForward(2_500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quest Board');
  return words;
}

export async function questsOf(page: Page) {
  await expect.poll(async () => (await documentOf(page)).document.onboardedAt).toBeTruthy();
  const { document } = await documentOf(page);
  return document.habits as readonly {
    readonly title: string;
    readonly category: string;
    readonly xpReward: number;
    readonly completed: boolean;
  }[];
}

/** What the offline forge makes of `ANSWERS`: most of it for the main goal, in the contract's numbers. */
export async function expectForged(page: Page): Promise<void> {
  await expect.poll(async () => (await questsOf(page)).length).toBeGreaterThanOrEqual(3);
  const quests = await questsOf(page);
  expect(quests.length).toBeLessThanOrEqual(5);
  const ofMainGoal = quests.filter(({ category }) => category === 'Tech');
  expect(ofMainGoal.length).toBeGreaterThan(quests.length / 2);
  for (const { xpReward } of quests) {
    expect(xpReward).toBeGreaterThanOrEqual(25);
    expect(xpReward).toBeLessThanOrEqual(100);
  }
}

/** Shows the quests that are not due today, if there are any. */
export async function openLaterQuests(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const later = page.getByRole('button', { name: /^Later/, expanded: false });
  if (await later.isVisible()) await later.click();
}
