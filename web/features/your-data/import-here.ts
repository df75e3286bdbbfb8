import type { ReadExport } from '#protocol/exports/read-export.ts';
import { apply } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { importedRecordsOf } from '#web/session/import-records.ts';
import type { History, SyncClient } from '#web/sync/client.ts';
import { createBreather } from './breather.ts';
import type { ImportPreview } from './import-data.ts';

/**
 * Every change applies and stores all waiting commands again, so more of them would make the app
 * slow.
 */
export const MAX_TAKEN_HERE = 10_000;

type KnownKeys = {
  readonly keys: ReadonlySet<string>;
  /** All keys of the server are among them. */
  readonly isAll: boolean;
};

async function knownHere(log: SyncClient, history: History): Promise<KnownKeys> {
  const keys = new Set(log.waiting().map(({ key }) => key));
  const { stretch } = history.reading();
  if (stretch) {
    for await (const entries of history.rows(stretch)) {
      for (const { key } of entries) keys.add(key);
    }
  }
  const position = log.position();
  return { keys, isAll: position !== undefined && history.isWhole(position) };
}

/**
 * What an import would do, found out without the server. If this device does not have the whole history,
 * a command that would change nothing counts as known: the rules apply every command only once.
 */
export async function previewHere(
  log: SyncClient,
  history: History,
  { commands, unreadable, records }: ReadExport,
): Promise<ImportPreview> {
  const { keys, isAll } = await knownHere(log, history);
  const fresh: Command[] = [];
  let after = log.view();
  const take = (command: Command) => {
    if (keys.has(command.key)) return;
    const outcome = apply(after, command);
    if (outcome.status === 'noop' && !isAll) return;
    after = outcome.document;
    fresh.push(command);
  };
  const breathe = createBreather();
  for (const command of commands) {
    take(command);
    await breathe();
  }
  const knownCount = commands.length - fresh.length;
  return { isHere: true, fresh, knownCount, unreadable, records, after };
}

/** Puts the commands into the outbox of this device; they are sent like all others. */
export async function takeHere(
  log: SyncClient,
  fresh: readonly Command[],
  records: ReadExport['records'],
): Promise<void> {
  await log.importCommands(fresh);
  if (Object.keys(records).length > 0) importedRecordsOf(log.uid).store(records);
}
