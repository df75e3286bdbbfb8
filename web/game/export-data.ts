import { localDateAt } from '#rules/activity/local-date.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import { saveFile } from '#web/platform/save-file.ts';
import type { Game } from './game.ts';

const FLUSH_MS = 5_000;
const EXPORT_MS = 120_000;

type Exported = Promise<Result<true, CallFailure>>;

/** What the server keeps, and what it does not have yet. */
async function whole({ log }: Game, call: Call): Promise<Result<object, CallFailure>> {
  await log.flush(FLUSH_MS);
  const reply = await call('GET', '/api/export', undefined, { timeoutMs: EXPORT_MS });
  if (!reply.ok) return reply;
  const file = { ...Object(reply.value), waiting: log.waiting() };
  return 'hunter' in file ? ok(file) : err({ code: 'unreadable', message: '', status: 200 });
}

function nameOf({ clock, log }: Game, what: string): string {
  const { dawnHour } = log.view().settings;
  return `duskgate-${localDateAt(clock.nowMs(), clock.utcOffsetMinutes(), dawnHour)}${what}`;
}

/** Everything as one file, which `import-data.ts` reads again. */
export async function exportData(game: Game, call: Call): Exported {
  const file = await whole(game, call);
  if (!file.ok) return file;
  saveFile(nameOf(game, '.json'), JSON.stringify(file.value, null, 1));
  return ok(true);
}

export async function exportChronicle(game: Game, call: Call): Exported {
  const file = await whole(game, call);
  if (!file.ok) return file;
  const [{ readExport }, { chronicleCsv }] = await Promise.all([
    import('#protocol/read-export.ts'),
    import('./export-csv.ts'),
  ]);
  const read = readExport(JSON.stringify(file.value));
  const csv = chronicleCsv(read.ok ? read.value.commands : []);
  saveFile(nameOf(game, '-chronicle.csv'), csv, 'text/csv;charset=utf-8');
  return ok(true);
}
