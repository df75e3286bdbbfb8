import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXPORT_FORMAT, EXPORT_VERSION } from '#protocol/exports/export-file.ts';
import { addDays, type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/commands/command.ts';
import { MAX_NOTE_LENGTH } from '#rules/habits/bounds.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { openBoard, openBrowser } from './browser.ts';
import { figure } from './measure.ts';

const YEARS = 10;
const HABITS = 50;
const LONGEST_TASK_MS = 100;
const LARGE_FILE_BYTES = 50_000_000;
const QUESTS = 10;

const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer('sqlite');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Ten years of fifty habits, one column each; each is skipped every fiftieth day, and every 37th day has a note. */
function tenYears(): string {
  const today = localDateAt(Date.now(), 0, 0);
  const names = Array.from({ length: HABITS }, (_, at) => `Habit ${at + 1}`);
  const lines = Array.from({ length: YEARS * 365 }, (_, ago) => {
    const marks = names.map((_, at) =>
      ago % HABITS === at ? 'skip' : (ago + at) % 3 === 0 ? '0' : '1',
    );
    return [addDays(today, -ago), ...marks, ago % 37 === 0 ? 'A note' : ''].join(',');
  });
  return [`date,${names.join(',')},note`, ...lines, ''].join('\n');
}

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor, not of the wall: other processes do not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Does something and gives the longest task of the page meanwhile, in milliseconds of the processor. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  const events: readonly TraceEvent[] = traceEvents;
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}.${tid}`);
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mains.includes(`${pid}.${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(0);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

/** The board of somebody who has just begun, at its settings, with everything loaded. */
async function settingsOf(name: string): Promise<Page> {
  const hunter = await server.hunter(name);
  const onboard = { kind: 'hunter.onboard', roles: ['developer'], fitnessTypes: [] } as const;
  await hunter.push([done(onboard, localDateAt(Date.now(), 0, 0))]);
  const page = await openBoard(browser, hunter, 0);
  await page.goto('/settings');
  await fileInput(page).waitFor({ state: 'attached' });
  await page.waitForTimeout(3_000); // the app loads the rest of itself
  return page;
}

function fileInput(page: Page): Locator {
  return page.getByLabel('Import a file').and(page.locator('input'));
}

test(`[IM10] ${YEARS} years of ${HABITS} habits are read, shown and imported without a task over ${LONGEST_TASK_MS} ms`, async () => {
  const page = await settingsOf('importer');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const goOn = dialog.getByRole('button', { name: 'Go on to the preview' });
  const confirm = dialog.getByRole('button', { name: `Import ${HABITS} habits` });
  const path = join(folder, 'ten-years.csv');
  writeFileSync(path, tenYears());
  const startedAt = Date.now();
  const reading = await longestTask(page, async () => {
    await fileInput(page).setInputFiles(path);
    await goOn.waitFor();
  });
  const preview = await longestTask(page, async () => {
    await goOn.click();
    await confirm.waitFor({ timeout: 120_000 });
  });
  const importing = await longestTask(page, async () => {
    await confirm.click();
    await dialog.getByRole('button', { name: 'Take it back now' }).waitFor({ timeout: 240_000 });
  });
  const told = [reading, preview, importing].map((ms) => ms.toFixed(0)).join(', ');
  figure({
    id: 'import-task',
    what: `The longest task while ${YEARS} years of ${HABITS} habits are imported, of the processor`,
    value: Math.max(reading, preview, importing),
    unit: 'ms',
    limit: { most: LONGEST_TASK_MS },
    note: `reading, preview, importing: ${told} ms; in after ${Date.now() - startedAt} ms`,
  });
  await page.close();
});

/** A file of our own with notes in long letters, until it has 50 MB. */
function largeExport(): string {
  const today = localDateAt(Date.now(), 0, 0);
  const quests = Array.from({ length: QUESTS }, (_, at) => done(adding(`q${at}`), today));
  const lines = [...quests, ...notesFor(today)].map((command, at) =>
    JSON.stringify({ rev: at + 1, key: command.key, command }),
  );
  const head = `{"format":"${EXPORT_FORMAT}","version":${EXPORT_VERSION}`;
  return `${head},"hunter":{"records":{},"commands":[\n${lines.join(',\n')}\n]}}\n`;
}

function notesFor(today: LocalDate): readonly Command[] {
  const text = '夜'.repeat(MAX_NOTE_LENGTH);
  const count = Math.ceil(LARGE_FILE_BYTES / (3 * MAX_NOTE_LENGTH + 250));
  return Array.from({ length: count }, (_, at) => {
    const forDay = addDays(today, -Math.floor(at / QUESTS));
    const note = { id: `n${at}`, questId: `q${at % QUESTS}`, forDay, text };
    return done({ kind: 'quest.note', ...note } as const, today);
  });
}

test(`[IM10] a file of 50 MB is read, shown and imported without a task over ${LONGEST_TASK_MS} ms`, {
  timeout: 900_000,
}, async () => {
  const page = await settingsOf('mover');
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const confirm = dialog.getByRole('button', { name: /^Import/ });
  const path = join(folder, 'large.json');
  writeFileSync(path, largeExport());
  const startedAt = Date.now();
  const reading = await longestTask(page, async () => {
    await fileInput(page).setInputFiles(path);
    await confirm.waitFor({ timeout: 400_000 });
  });
  const importing = await longestTask(page, async () => {
    await confirm.click();
    await dialog.getByRole('button', { name: 'Done' }).waitFor({ timeout: 400_000 });
  });
  figure({
    id: 'import-large',
    what: 'The longest task while a file of 50 MB is imported, of the processor',
    value: Math.max(reading, importing),
    unit: 'ms',
    goal: { most: LONGEST_TASK_MS },
    note: `reading with preview, importing: ${reading.toFixed(0)}, ${importing.toFixed(0)} ms; ${(statSync(path).size / 1e6).toFixed(1)} MB in after ${Date.now() - startedAt} ms`,
  });
});
