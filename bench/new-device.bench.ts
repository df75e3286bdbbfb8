import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, localDateAt } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { contextOf, openBrowser, play } from './browser.ts';
import { figure, median } from './measure.ts';

const ROUNDS = 5;
const SETUP_MS = 600_000;
const YEAR = 365;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer('sqlite');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

function life(quests: number, years: number): readonly Command[] {
  const today = localDateAt(Date.now(), 0, 0);
  const days = Array.from({ length: years * YEAR }, (_, at) => addDays(today, at - years * YEAR));
  const past = days.flatMap((on) =>
    [
      { kind: 'hunter.login' } as const,
      ...['read', 'run', 'write'].map((one) => finishing(`${one}@${on}`)),
    ].map((draft) => done(draft, on)),
  );
  const board = Array.from({ length: quests }, (_, at) =>
    done(adding(`board-${at}`, { title: `Errand ${at}` }), today),
  );
  return [...past, ...board];
}

type Opening = { readonly ms: number; readonly bytes: number; readonly requests: number };

/** Opens the board in a browser that has nothing, until a click has cleared its first quest; what was asked for before that quest stood there. */
async function openOnNewDevice(hunter: ApiClient): Promise<Opening> {
  const context = await contextOf(browser, hunter);
  const page = await context.newPage();
  await page.goto('/habits');
  const opening = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const control = () =>
      document.querySelector<HTMLElement>('article:not([data-cleared]) [data-control]');
    while (control() === null) await frame();
    const shownAt = performance.now();
    control()?.click();
    while (document.querySelector('article[data-cleared]') === null) await frame();
    const ms = performance.now();
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < shownAt);
    const bytes = asked.map((entry) => (entry as PerformanceResourceTiming).transferSize); // as the type of entry says
    return { ms, bytes: bytes.reduce((sum, size) => sum + size, 0), requests: asked.length };
  });
  await context.close();
  return opening;
}

test(
  'a new device with 1,000 quests and ten years can be used in at most twice the time of one with 5 quests',
  async () => {
    const lives = [
      { name: 'small', quests: 5, years: 0 },
      { name: 'three', quests: 1_000, years: 3 },
      { name: 'ten', quests: 1_000, years: 10 },
    ] as const;
    const openings: Record<string, Opening[]> = {};
    const hunters: [string, ApiClient][] = [];
    for (const { name, quests, years } of lives) {
      const hunter = await server.hunter(name);
      await play(hunter, life(quests, years));
      hunters.push([name, hunter]);
      await openOnNewDevice(hunter); // the first one compiles
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, hunter] of hunters) {
        openings[name] = [...(openings[name] ?? []), await openOnNewDevice(hunter)];
      }
    }
    const middle = (name: string, key: keyof Opening) =>
      median((openings[name] ?? []).map((opening) => opening[key]));
    expect(middle('small', 'requests')).toBeGreaterThan(0);
    const told = (name: string) =>
      `${middle(name, 'ms').toFixed(0)} ms, ${(middle(name, 'bytes') / 1_024).toFixed(0)} kB, ${middle(name, 'requests')} requests`;
    for (const name of ['three', 'ten'] as const) {
      figure({
        id: `new-device-${name}`,
        what: `A new device with 1,000 quests and ${name} years beside one with 5 quests, until usable`,
        value: middle(name, 'ms') / middle('small', 'ms'),
        unit: 'times',
        limit: { most: 4 },
        goal: { most: 2 },
        note: `${told(name)}; ${told('small')}`,
      });
    }
    figure({
      id: 'usable-requests',
      what: 'Requests until the board of a new device can be used, 5 quests',
      value: middle('small', 'requests'),
      unit: 'requests',
      limit: { most: 45 },
      note: 'with files that are loaded when idle, if the machine is slow',
    });
    figure({
      id: 'usable-bytes',
      what: 'Bytes until the board of a new device can be used, 5 quests',
      value: middle('small', 'bytes') / 1_024,
      unit: 'kB',
      limit: { most: 400 },
    });
  },
  SETUP_MS,
);
