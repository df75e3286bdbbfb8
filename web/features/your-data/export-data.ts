import { readExport } from '#protocol/exports/read-export.ts';
import { localDateAt } from '#rules/activity/local-date.ts';
import type { Game } from '#web/game/game.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { FLUSH_MS } from '#web/session/sign-out.ts';
import { createBreather } from './breather.ts';
import { chronicleCsv } from './export-csv.ts';
import { type ExportAccount, type ExportHere, exportHere, exportText } from './export-here.ts';

const EXPORT_MS = 120_000;

/** The export from the server, or made on this device because the server failed. */
type Exported =
  | { readonly isHere: false; readonly file: object }
  | { readonly isHere: true; readonly file: ExportHere; readonly failure: CallFailure };

/**
 * What was saved: the server's export, or one made on this device, with what it lacks and why the
 * server failed.
 */
export type SavedExport =
  | { readonly isHere: false }
  | { readonly isHere: true; readonly gap: string; readonly failure: CallFailure };

/**
 * The export of the server with what waits to be sent; if the server fails, one made on this
 * device.
 */
async function makeExport(game: Game, call: Call, account: ExportAccount): Promise<Exported> {
  const { log } = game;
  if (!log.status().isOffline) await log.flush(FLUSH_MS);
  const reply = await call('GET', '/api/export', undefined, { timeoutMs: EXPORT_MS });
  const file = Object(reply.ok ? reply.value : null);
  // Another tab may have signed in as somebody else: never save another account's export.
  const isOurs = Object(file.account?.user).uid === log.uid;
  if (isOurs) return { isHere: false, file: { ...file, waiting: log.waiting() } };
  const failure = reply.ok ? UNREADABLE : reply.failure;
  return { isHere: true, file: await exportHere(game, await log.history(), account), failure };
}

function savedExportOf(exported: Exported): SavedExport {
  if (!exported.isHere) return { isHere: false };
  return { isHere: true, gap: exported.file.gap, failure: exported.failure };
}

function nameOf({ clock, log }: Game, what: string): string {
  const { dawnHour } = log.view().settings;
  return `duskgate-${localDateAt(clock.nowMs(), clock.utcOffsetMinutes(), dawnHour)}${what}`;
}

/** Saves everything as one JSON file, which `import-data.ts` can read. */
async function exportData(game: Game, call: Call, account: ExportAccount): Promise<SavedExport> {
  const exported = await makeExport(game, call, account);
  saveFile(nameOf(game, '.json'), exported.isHere ? exported.file.json : textOf(exported.file));
  return savedExportOf(exported);
}

/** Saves the cleared quests as a CSV file. */
async function exportChronicle(
  game: Game,
  call: Call,
  account: ExportAccount,
): Promise<SavedExport> {
  const exported = await makeExport(game, call, account);
  const csv = exported.isHere
    ? chronicleCsv(exported.file.commands, exported.file.gap)
    : chronicleCsv(await commandsIn(exported.file));
  saveFile(nameOf(game, '-chronicle.csv'), csv, 'text/csv;charset=utf-8');
  return savedExportOf(exported);
}

/** Both ways to export, for `your-data.tsx`, which loads them when one is clicked. */
export const EXPORTS = { exportData, exportChronicle };

function textOf(file: object): string {
  const { hunter, ...rest } = Object(file);
  const { commands, ...others } = hunter;
  const lines = commands.map((command: object) => JSON.stringify(command));
  return exportText(rest, others, lines);
}

async function commandsIn(file: object) {
  const read = await readExport(JSON.stringify(file), createBreather());
  if (!read.ok) throw new Error(`the export cannot be read: ${read.failure}`); // no empty file instead
  return read.value.commands;
}
