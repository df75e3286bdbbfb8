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
 * Gives the pages before what is known, each with what is known of the log: the server finds out by it
 * that it was rolled back. Large ones where the whole log is wanted (a server that is too old for them is
 * asked for small ones), and in a hurry the next is under way while one is read.
 */
export function olderPages(source: Source) {
  let largest = MAX_PAGE_ENTRIES;
  let ahead: { readonly low: number; readonly reply: ReturnType<Call> } | undefined;

  function ask(known: Stretch | undefined, limit: number): ReturnType<Call> {
    return askLog(source, `before=${known?.low ?? AFTER_ALL}&limit=${limit}`, known);
  }

  return async (
    known: Stretch | undefined,
    { isAll, isHasty }: { readonly isAll: boolean; readonly isHasty: boolean },
  ): Promise<Result<LogPage, CallFailure>> => {
    const limit = isAll ? largest : MAX_LOG_ENTRIES;
    const reply = await (ahead && ahead.low === known?.low ? ahead.reply : ask(known, limit));
    ahead = undefined;
    if (!reply.ok && reply.failure.status === 400 && limit > MAX_LOG_ENTRIES) {
      largest = MAX_LOG_ENTRIES;
      return readPage(await ask(known, largest));
    }
    const low = (known?.low ?? 0) - limit; // of this page, if it is full: revisions have no gap
    if (known && reply.ok && isAll && isHasty && low > 1) {
      ahead = { low, reply: ask({ ...known, low }, limit) };
    }
    return readPage(reply);
  };
}

export async function pageSince(
  source: Source,
  known: Stretch,
): Promise<Result<LogPage, CallFailure>> {
  return readPage(await askLog(source, `since=${known.top}&limit=${MAX_LOG_ENTRIES}`, known));
}

function askLog({ call, uid }: Source, range: string, known: Stretch | undefined) {
  const headers = headersOf(known && { ...known, rev: known.top });
  return call('GET', `/api/sync/log?${range}&uid=${uid}`, undefined, { headers });
}

/** Parses every command here, once; what is read from the store later is trusted. */
function readPage(reply: Awaited<ReturnType<Call>>): Result<LogPage, CallFailure> {
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
