import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, localDateAt } from '#rules/activity/local-date.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { openBoard, openBrowser } from './browser.ts';
import { report } from './measure.ts';

const YEARS = 10;
const HABITS = 50;
const LONGEST_TASK_MS = 100;

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

/** Ten years of fifty habits, one column each; every tenth day is skipped by all, every 37th has a note. */
function tenYears(): string {
  const today = localDateAt(Date.now(), 0, 0);
  const names = Array.from({ length: HABITS }, (_, at) => `Habit ${at + 1}`);
  const lines = Array.from({ length: YEARS * 365 }, (_, ago) => {
    const marks = names.map((_, at) =>
      ago % 10 === 0 ? 'skip' : (ago + at) % 3 === 0 ? '0' : '1',
    );
    return [addDays(today, -ago), ...marks, ago % 37 === 0 ? 'A note' : ''].join(',');
  });
  return [`date,${names.join(',')},note`, ...lines, ''].join('\n');
}

/** The longest task since the last call. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(200); // tasks are told a little later
  return page.evaluate(() => Math.max(0, ...window.taskMs.splice(0)));
}

test(`[IM10] ${YEARS} years of ${HABITS} habits are read, shown and imported without a task over ${LONGEST_TASK_MS} ms`, async () => {
  const hunter = await server.hunter('importer');
  const page = await openBoard(browser, hunter, 0);
  await page.goto('/settings');
  const input = page.getByLabel('Import a file').and(page.locator('input'));
  await input.waitFor({ state: 'attached' });
  await page.waitForTimeout(3_000); // the app loads the rest of itself
  await longestTask(page);

  const dialog = page.getByRole('dialog', { name: 'Import' });
  const startedAt = Date.now();
  await input.setInputFiles({
    name: 'ten-years.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(tenYears()),
  });
  const goOn = dialog.getByRole('button', { name: 'Go on to the preview' });
  await goOn.waitFor();
  const reading = await longestTask(page);
  await goOn.click();
  const confirm = dialog.getByRole('button', { name: `Import ${HABITS} habits` });
  await confirm.waitFor({ timeout: 120_000 });
  const previewMs = Date.now() - startedAt;
  const preview = await longestTask(page);
  await confirm.click();
  await dialog.getByRole('button', { name: 'Take it back now' }).waitFor({ timeout: 240_000 });
  const importing = await longestTask(page);
  const tasks = { reading, preview, importing };
  report(
    `${YEARS} years of ${HABITS} habits: preview after ${previewMs} ms, all in after ${Date.now() - startedAt} ms; longest tasks ${JSON.stringify(tasks)} ms`,
  );
  expect(Math.max(reading, preview, importing)).toBeLessThanOrEqual(LONGEST_TASK_MS);
});
