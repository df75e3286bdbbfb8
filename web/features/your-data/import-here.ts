import type { ReadExport } from '#protocol/read-export.ts';
import { apply } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import { waited } from '#web/platform/timers.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';
import type { ImportPreview } from './import-data.ts';
import { keepRecords } from './import-records.ts';
import { isWhole, type KeptLog } from './kept-log.ts';
import { keptEntries } from './kept-log-entries.ts';

/** Every waiting entry is folded and written anew with each change: more of them would be felt. */
export const MAX_TAKEN_HERE = 10_000;
/** A hand that clicks meanwhile is not held up. */
const AT_ONCE = 1_000;

type Known = {
  readonly keys: ReadonlySet<string>;
  /** Every key of the server's log is among them. */
  readonly isAll: boolean;
};

async function knownHere(log: HunterLog, kept: KeptLog): Promise<Known> {
  const keys = new Set(log.waiting().map(({ key }) => key));
  const store = await kept.store;
  const { stretch } = kept.reading();
  if (stretch) {
    for await (const entries of keptEntries(store, stretch)) {
      for (const { key } of entries) keys.add(key);
    }
  }
  const place = log.place();
  return { keys, isAll: place !== undefined && isWhole(stretch, place) };
}

/**
 * What an import would do, told without the server. Where this device does not have the whole log, a
 * command that would change nothing counts as here already: every rule takes a deed only once.
 */
export async function previewHere(
  log: HunterLog,
  kept: KeptLog,
  { commands, unreadable, records }: ReadExport,
): Promise<ImportPreview> {
  const { keys, isAll } = await knownHere(log, kept);
  const fresh: Command[] = [];
  let after = log.view();
  const take = (command: Command) => {
    if (keys.has(command.key)) return;
    const outcome = apply(after, command);
    if (outcome.status === 'noop' && !isAll) return;
    after = outcome.document;
    fresh.push(command);
  };
  for (let at = 0; at < commands.length; at += AT_ONCE) {
    commands.slice(at, at + AT_ONCE).forEach(take);
    await waited(0);
  }
  const knownCount = commands.length - fresh.length;
  return { isHere: true, fresh, knownCount, unreadable, records, after };
}

/** Into the log of this device, from where it goes to the server as everything else does. */
export async function takeHere(
  log: HunterLog,
  fresh: readonly Command[],
  records: ReadExport['records'],
): Promise<void> {
  await log.take(fresh);
  keepRecords(log.uid, records);
}
