import { parseCommand } from '#protocol/commands/parse-command.ts';
import { parseLogReply } from '#protocol/replies/parse-replies.ts';
import { proofOf } from '#protocol/replies/proof.ts';
import { MAX_LOG_ENTRIES, MAX_PAGE_ENTRIES } from '#protocol/wire-limits.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import { headersOf } from '#web/sync/machine/exchange.ts';
import type { HistoryRow, Stretch } from './history-store.ts';

const AFTER_ALL = 999_999_999_999_999;

/** A page of the server's log, newest first. */
export type LogPage = {
  readonly epoch: string;
  /** The first and last revision on it; none when it is empty. */
  readonly span?: Omit<Stretch, 'epoch'>;
  readonly isFull: boolean;
  readonly entries: readonly HistoryRow[];
};

const UNREADABLE: CallFailure = {
  code: 'unexpected',
  message: 'The server gave no readable answer.',
  status: 0,
};

export type Source = {
  readonly call: Call;
  /** Sent along: another account may have signed in since the page was opened. */
  readonly uid: string;
};

/**
 * A page, with what is known of the log: the server finds out by it that it was rolled back. A large one
 * where the whole log is wanted; a server that is too old for it is asked for a small one.
 */
export async function pageBefore(
  source: Source,
  known?: Stretch,
  isLarge = false,
): Promise<Result<LogPage, CallFailure>> {
  const before = `before=${known?.low ?? AFTER_ALL}`;
  const page = await readPage(
    source,
    `${before}&limit=${isLarge ? MAX_PAGE_ENTRIES : MAX_LOG_ENTRIES}`,
    known,
  );
  const isTooOld = isLarge && !page.ok && page.failure.status === 400;
  return isTooOld ? readPage(source, `${before}&limit=${MAX_LOG_ENTRIES}`, known) : page;
}

export function pageSince(source: Source, known: Stretch): Promise<Result<LogPage, CallFailure>> {
  return readPage(source, `since=${known.top}&limit=${MAX_LOG_ENTRIES}`, known);
}

/** Parses every command here, once; what is read from the store later is trusted. */
async function readPage(
  { call, uid }: Source,
  range: string,
  known: Stretch | undefined,
): Promise<Result<LogPage, CallFailure>> {
  const path = `/api/sync/log?${range}&uid=${uid}`;
  const reply = await call('GET', path, undefined, {
    headers: headersOf(known && { ...known, rev: known.top }),
  });
  if (!reply.ok) return reply;
  const page = parseLogReply(reply.value);
  if (page === undefined) return err(UNREADABLE);
  const commands = page.commands.toSorted((one, other) => other.rev - one.rev);
  const [newest, oldest] = [commands[0], commands.at(-1)];
  return ok({
    epoch: page.epoch,
    ...(newest && oldest && { span: { low: oldest.rev, top: newest.rev, proof: proofOf(newest) } }),
    // A large page is made of small ones: only the last of the log is not whole.
    isFull: commands.length > 0 && commands.length % MAX_LOG_ENTRIES === 0,
    entries: commands.map((entry): HistoryRow => {
      const parsed = parseCommand(entry.command);
      return parsed.kind === 'command'
        ? { ...entry, command: parsed.command }
        : { ...entry, isStrange: true };
    }),
  });
}
