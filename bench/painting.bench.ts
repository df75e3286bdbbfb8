import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { addDays, localDateAt } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { clearingMs, longestTaskMs, muteServer, openBoard, openBrowser, play } from './browser.ts';
import { figure, median, paceNow, percentile } from './measure.ts';

const FEW = 10;
const SOME = 100;
const MANY = 1_000;
const HISTORY_DAYS = 3 * 365;
const CLICKS = 40;
const MOST_TIMES = 1.3;
const OPENINGS = 9;
const LONGEST_TASK_MS = 200;
/** Three years are pushed day by day, as they were lived. */
const SETUP_MS = 240_000;

let server: TestServer;
let browser: Browser;
let few: Page;
let some: Page;
let many: Page;

beforeAll(async () => {
  server = await startTestServer('sqlite');
  browser = await openBrowser();
  few = await boardOf('few', boardOfToday(FEW));
  some = await boardOf('some', boardOfToday(SOME), SOME);
  many = await boardOf('many', [...yearsOfHistory(), ...boardOfToday(MANY)], MANY);
}, SETUP_MS);
afterAll(async () => {
  await browser.close();
  await server.close();
});

test(`[O16] a click that clears one of ${MANY} quests is painted in at most ${MOST_TIMES} times the time of one of ${FEW}, without a reply`, async () => {
  const [ofFew, ofSome, ofMany]: [number[], number[], number[]] = [[], [], []];
  for (const page of [few, some, many]) await clearingMs(page); // the first one compiles
  for (let round = 0; round < CLICKS; round += 1) {
    ofFew.push(await clearingMs(few));
    ofSome.push(await clearingMs(some));
    ofMany.push(await clearingMs(many));
  }
  for (const [count, clicks] of [
    [SOME, ofSome],
    [MANY, ofMany],
  ] as const) {
    figure({
      id: `click-${count}`,
      what: `Click to paint with ${count} quests beside ${FEW}`,
      value: quick(clicks) / quick(ofFew),
      unit: 'times',
      limit: { most: MOST_TIMES },
      note: `${told(clicks, quick)} and ${told(ofFew, quick)}`,
    });
  }
});

test(`[O16] a board of ${MANY} quests opens without a task over ${LONGEST_TASK_MS} ms`, async () => {
  const longest: number[] = [];
  for (let round = 0; round < OPENINGS; round += 1) longest.push(await longestTaskMs(many, MANY));
  figure({
    id: 'board-task',
    what: `The longest task while a board of ${MANY} quests opens`,
    value: median(longest),
    unit: 'ms',
    goal: { most: LONGEST_TASK_MS },
    pace: paceNow(),
    note: told(longest),
  });
});

/** A quarter of all clicks is quicker. What the machine does besides only makes one slower, up to ten times. */
function quick(clicks: readonly number[]): number {
  return percentile(clicks, 0.25);
}

function told(all: readonly number[], middle = median): string {
  return `${middle(all).toFixed(0)} ms (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)})`;
}

async function boardOf(
  name: string,
  commands: readonly Command[],
  questCount = FEW,
): Promise<Page> {
  const hunter = await server.hunter(name);
  await play(hunter, commands);
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
