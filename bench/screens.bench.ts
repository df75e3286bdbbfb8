import { expect, test } from 'vitest';
import { localDateAt } from '#rules/activity/local-date.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { contextOf, openBrowser, play } from './browser.ts';
import { figure, median, paceNow } from './measure.ts';

/** The paths of the app's screens; a screen more is one line more. */
const SCREENS = [
  '/',
  '/habits',
  '/pomodoro',
  '/character',
  '/achievements',
  '/skills',
  '/chronicle',
  '/quests',
  '/settings',
  '/credits',
];
const ROUNDS = 5;
const QUESTS = 20;
const SETUP_MS = 300_000;

test(
  'every screen opens from the copy of a device in about the time of the others',
  async () => {
    const server = await startTestServer('sqlite');
    const browser = await openBrowser();
    try {
      const hunter = await server.hunter('walker');
      const today = localDateAt(Date.now(), 0, 0);
      const board = Array.from({ length: QUESTS }, (_, at) => done(adding(`q${at}`), today));
      await play(hunter, board);
      const context = await contextOf(browser, hunter);
      const page = await context.newPage();
      await page.goto('/habits');
      await page.getByRole('button', { name: 'Enter the day' }).click(); // the lore of the day
      const opened = new Map(SCREENS.map((path): [string, number[]] => [path, []]));
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [path, times] of opened) {
          const startedAt = performance.now();
          await page.goto(path);
          await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
          if (round > 0) times.push(performance.now() - startedAt); // the first one compiles
        }
      }
      const medians = [...opened].map(([path, times]) => ({ path, ms: median(times) }));
      expect(medians).toHaveLength(SCREENS.length);
      const slowest = medians.reduce((one, other) => (other.ms > one.ms ? other : one));
      figure({
        id: 'screens',
        what: 'The slowest screen to open beside the middle one, all from the copy of the device',
        value: slowest.ms / median(medians.map(({ ms }) => ms)),
        unit: 'times',
        limit: { most: 3 },
        goal: { most: 2 },
        note: medians.map(({ path, ms }) => `${path} ${ms.toFixed(0)}`).join(', '),
      });
      figure({
        id: 'screen-slowest',
        what: `The slowest screen to open, ${slowest.path}`,
        value: slowest.ms,
        unit: 'ms',
        goal: { most: 500 },
        pace: paceNow(),
      });
    } finally {
      await browser.close();
      await server.close();
    }
  },
  SETUP_MS,
);
