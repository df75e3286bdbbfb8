import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, localDateAt } from '#rules/activity/local-date.ts';
import type { Command, CommandDraft } from '#rules/commands/command.ts';
import { adding, done, finishing, focusing } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { contextOf, openBrowser, play } from './browser.ts';
import { figure, paceNow, report } from './measure.ts';

const DAYS = 3_650;
const QUESTS = ['read', 'run', 'write', 'sketch'];
const SETUP_MS = 240_000;

let server: TestServer;
let browser: Browser;
let hunter: ApiClient;

beforeAll(async () => {
  server = await startTestServer('sqlite');
  browser = await openBrowser();
  hunter = await server.hunter('old');
  await play(hunter, tenYears());
}, SETUP_MS);
afterAll(async () => {
  await browser.close();
  await server.close();
});

test('[CH5] ten years are searched whole without asking the server, once this device has them', {
  timeout: SETUP_MS,
}, async () => {
  const context = await contextOf(browser, hunter);
  const cold = await context.newPage();
  const opening = await openMs(cold);
  await cold.getByRole('button', { name: 'Enter the day' }).click(); // the lore of the day
  const asking = await searchMs(cold);
  figure({
    id: 'chronicle-search',
    what: 'The first search of ten years in the Chronicle, on a new device',
    value: asking,
    unit: 'ms',
    goal: { most: 2_000 },
    pace: paceNow(),
    note: `painted after ${opening} ms`,
  });
  await cold.close();

  const warm = await context.newPage();
  const asked: string[] = [];
  warm.on('request', (request) => asked.push(request.url()));
  const painted = await openMs(warm);
  const searching = await searchMs(warm);
  report(`ten years, kept here: painted after ${painted} ms, searched after ${searching} ms`);
  expect(searching).toBeLessThan(asking);
  expect(asked.filter((url) => url.includes('before='))).toEqual([]);
});

async function openMs(page: Page): Promise<number> {
  const startedAt = performance.now();
  await page.goto('/chronicle');
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor();
  return Math.round(performance.now() - startedAt);
}

/** Until everything was looked through. */
async function searchMs(page: Page): Promise<number> {
  const startedAt = performance.now();
  await page.getByRole('searchbox', { name: 'Search the Chronicle' }).fill('sketch');
  const all = page.getByText(`${DAYS.toLocaleString('en')} deeds found`, { exact: true });
  await all.waitFor({ timeout: SETUP_MS });
  return Math.round(performance.now() - startedAt);
}

/** 14 entries a day: a login, four dailies renewed and cleared, five focus blocks. */
function tenYears(): readonly Command[] {
  const today = localDateAt(Date.now(), 0, 0);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS));
  return days.flatMap((day) => {
    const quests = QUESTS.flatMap((name): CommandDraft[] => [
      adding(`${name}@${day}`, { title: name }),
      finishing(`${name}@${day}`, { title: name }),
    ]);
    const blocks = Array.from({ length: 5 }, (_, at) => focusing(`${day}-${at}`));
    return [{ kind: 'hunter.login' } as const, ...quests, ...blocks].map((one) => done(one, day));
  });
}
