import { localDateAt } from '#rules/activity/local-date.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { chronicleCsv } from './export-csv.ts';
import { type Account, type ExportHere, exportHere } from './export-here.ts';
import type { Game } from './game.ts';
import { keptLogOf } from './kept-log-shared.ts';
import { FLUSH_MS } from './waits.ts';

const EXPORT_MS = 120_000;

type Whole =
  | { readonly isHere: false; readonly file: object }
  | { readonly isHere: true; readonly file: ExportHere; readonly failure: CallFailure };

/** What was saved; made of what this device keeps when the server did not answer, and why it did not. */
export type Saved =
  | { readonly isHere: false }
  | { readonly isHere: true; readonly gap: string; readonly failure: CallFailure };

/** What the server keeps and what it does not have yet; without the server, what this device keeps. */
async function whole(game: Game, call: Call, account: Account): Promise<Whole> {
  const { log } = game;
  if (!log.status().isOffline) await log.flush(FLUSH_MS);
  const reply = await call('GET', '/api/export', undefined, { timeoutMs: EXPORT_MS });
  const file = Object(reply.ok ? reply.value : null);
  // The cookie may have changed hands behind this page: another's file is not for this hunter's eyes.
  const isOurs = Object(file.account?.user).uid === log.uid;
  if (isOurs) return { isHere: false, file: { ...file, waiting: log.waiting() } };
  const failure = reply.ok ? UNREADABLE : reply.failure;
  return { isHere: true, file: await exportHere(game, keptLogOf(log, call), account), failure };
}

function savedAs(exported: Whole): Saved {
  if (!exported.isHere) return { isHere: false };
  return { isHere: true, gap: exported.file.gap, failure: exported.failure };
}

function nameOf({ clock, log }: Game, what: string): string {
  const { dawnHour } = log.view().settings;
  return `duskgate-${localDateAt(clock.nowMs(), clock.utcOffsetMinutes(), dawnHour)}${what}`;
}

/** Everything as one file, which `import-data.ts` reads again. */
export async function exportData(game: Game, call: Call, account: Account): Promise<Saved> {
  const exported = await whole(game, call, account);
  const text = exported.isHere ? exported.file.json : JSON.stringify(exported.file, null, 1);
  saveFile(nameOf(game, '.json'), text);
  return savedAs(exported);
}

export async function exportChronicle(game: Game, call: Call, account: Account): Promise<Saved> {
  const exported = await whole(game, call, account);
  const csv = exported.isHere
    ? chronicleCsv(exported.file.commands, exported.file.gap)
    : chronicleCsv(await commandsIn(exported.file));
  saveFile(nameOf(game, '-chronicle.csv'), csv, 'text/csv;charset=utf-8');
  return savedAs(exported);
}

async function commandsIn(file: object) {
  const { readExport } = await import('#protocol/read-export.ts');
  const read = readExport(JSON.stringify(file));
  return read.ok ? read.value.commands : [];
}
