import { expect, type Page } from '@playwright/test';
import { documentOf, type Hunter, newHunter } from './hunter.ts';
import { ANSWERS, answerFifth, board, count } from './onboarding.ts';

type Newcomer = { readonly displayName?: string; readonly answers?: readonly string[] };

/** A hunter in this browser who has given four answers and is asked the fifth question. */
export async function newcomerAtFifth(page: Page, wanted: Newcomer = {}): Promise<Hunter> {
  const { displayName = 'Ash Vale', answers = ANSWERS } = wanted;
  await page.evaluate(() => localStorage.clear()).catch(() => {}); // a page that was never opened
  const hunter = await newHunter(page, { isOnboarded: false, isLoreRead: true, displayName });
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

/** Gives the fifth answer and skips the farewell; the clock must be installed. */
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
    readonly xpReward: number;
    readonly completed: boolean;
  }[];
}
