import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, localDateAt } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { clearingMs, longestTaskMs, muteServer, openBoard, openBrowser } from './browser.ts';
import { median, report } from './measure.ts';

const FEW = 10;
const MANY = 1_000;
const HISTORY_DAYS = 3 * 365;
const CLICKS = 40;
const MOST_TIMES = 1.3;
const OPENINGS = 9;
const LONGEST_TASK_MS = 200;
const PUSHED_AT_ONCE = 200;
/** Three years are pushed day by day, as they were lived. */
const SETUP_MS = 240_000;

let server: TestServer;
let browser: Browser;
let few: Page;
let many: Page;

beforeAll(async () => {
  server = await startTestServer('sqlite');
  browser = await openBrowser();
  few = await boardOf('few', boardOfToday(FEW));
  many = await boardOf('many', [...yearsOfHistory(), ...boardOfToday(MANY)], MANY);
}, SETUP_MS);
afterAll(async () => {
  await browser.close();
  await server.close();
});

test(`[O16] a click that clears one of ${MANY} quests is painted in at most ${MOST_TIMES} times the time of one of ${FEW}, without a reply`, async () => {
  const [ofFew, ofMany]: [number[], number[]] = [[], []];
  for (const page of [few, many]) await clearingMs(page); // the first one compiles
  for (let round = 0; round < CLICKS; round += 1) {
    ofFew.push(await clearingMs(few));
    ofMany.push(await clearingMs(many));
  }
  const ratio = median(ofMany) / median(ofFew);
  report(
    `click to paint: ${told(ofFew)} with ${FEW} quests, ${told(ofMany)} with ${MANY} quests and ${HISTORY_DAYS} days: ${ratio.toFixed(2)} times`,
  );
  expect(ratio).toBeLessThanOrEqual(MOST_TIMES);
});

test(`[O16] a board of ${MANY} quests opens without a task over ${LONGEST_TASK_MS} ms`, async () => {
  const longest: number[] = [];
  for (let round = 0; round < OPENINGS; round += 1) longest.push(await longestTaskMs(many, MANY));
  report(`the longest task while a board of ${MANY} quests opens: ${told(longest)}`);
  expect(median(longest)).toBeLessThanOrEqual(LONGEST_TASK_MS);
});

function told(all: readonly number[]): string {
  return `${median(all).toFixed(0)} ms (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)})`;
}

async function boardOf(
  name: string,
  commands: readonly Command[],
  questCount = FEW,
): Promise<Page> {
  const hunter = await server.hunter(name);
  const onboard = { kind: 'hunter.onboard', roles: ['developer'], fitnessTypes: [] } as const;
  const all = [done(onboard, today()), ...commands];
  for (let at = 0; at < all.length; at += PUSHED_AT_ONCE) {
    await hunter.push(all.slice(at, at + PUSHED_AT_ONCE));
  }
  const page = await openBoard(browser, hunter, questCount);
  await muteServer(page);
  return page;
}

function today() {
  return localDateAt(Date.now(), 0, 0);
}

/** The board of this morning: nothing is cleared yet. */
function boardOfToday(questCount: number): readonly Command[] {
  return Array.from({ length: questCount }, (_, index) =>
    done(adding(`board-${index}`, { xpReward: 10, title: `Errand ${index}` }), today()),
  );
}

function yearsOfHistory(): readonly Command[] {
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const on = addDays(today(), index - HISTORY_DAYS);
    const quests = ['read', 'run', 'write'].map((name) => finishing(`${name}@${on}`));
    return [{ kind: 'hunter.login' } as const, ...quests].map((draft) => done(draft, on));
  }).flat();
}
