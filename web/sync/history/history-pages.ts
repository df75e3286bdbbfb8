import { parseLogged } from '#protocol/commands/parse-command.ts';
import { parseLogReply } from '#protocol/replies/parse-replies.ts';
import { proofOf } from '#protocol/replies/proof.ts';
import { MAX_LOG_ENTRIES, MAX_PAGE_ENTRIES } from '#protocol/wire-limits.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';
import { headersOf } from '#web/sync/machine/exchange.ts';
import type { HistoryRow, Stretch } from './history-store.ts';

const AFTER_ALL = 999_999_999_999_999;
/** So many pages are under way while one is read: the server need not wait for the next question. */
const PAGES_AHEAD = 2;

/** A page of the server's log, newest first. */
export type LogPage = {
  readonly epoch: string;
  /** The first and last revision on it; none when it is empty. */
  readonly span?: Omit<Stretch, 'epoch'>;
  readonly isFull: boolean;
  readonly entries: readonly HistoryRow[];
};

export type Source = {
  readonly call: Call;
  /** Sent along: another account may have signed in since the page was opened. */
  readonly uid: string;
};

/**
 * Gives the pages before what is known, each with what is known of the log: the server finds out by it
 * that it was rolled back. Large ones where the whole log is wanted (a server that is too old for them is
 * asked for small ones), and in a hurry the next are under way while one is read.
 */
export function olderPages(source: Source) {
  let largest = MAX_PAGE_ENTRIES;
  let pagesAhead = PAGES_AHEAD;
  /** What is under way, by the revision that its page ends before. */
  const ahead = new Map<number, ReturnType<Call>>();

  function ask(known: Stretch | undefined, before: number, limit: number): ReturnType<Call> {
    return askLog(source, `before=${before}&limit=${limit}`, known);
  }

  async function replyBefore(known: Stretch | undefined, before: number, limit: number) {
    // A page that was cut short for its size ends elsewhere: what was asked for would be asked for again.
    if (ahead.size > 0 && !ahead.has(before)) pagesAhead = 0;
    const reply = await (ahead.get(before) ?? ask(known, before, limit));
    ahead.delete(before);
    if (!reply.ok || !pagesAhead) ahead.clear();
    return reply;
  }

  /** Revisions have no gap, so it is known where full pages end. */
  function askAhead(known: Stretch, limit: number): void {
    for (let low = known.low - limit; low > 1 && ahead.size < pagesAhead; low -= limit) {
      if (!ahead.has(low)) ahead.set(low, ask(known, low, limit));
    }
  }

  return async (
    known: Stretch | undefined,
    { isAll, isHasty }: { readonly isAll: boolean; readonly isHasty: boolean },
  ): Promise<Result<LogPage, CallFailure>> => {
    const before = known?.low ?? AFTER_ALL;
    const limit = isAll ? largest : MAX_LOG_ENTRIES;
    const reply = await replyBefore(known, before, limit);
    if (!reply.ok && reply.failure.status === 400 && limit > MAX_LOG_ENTRIES) {
      largest = MAX_LOG_ENTRIES;
      return readPage(await ask(known, before, largest));
    }
    if (known && reply.ok && isAll && isHasty) askAhead(known, limit);
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
      const parsed = parseLogged(entry.command);
      return parsed.kind === 'command'
        ? { ...entry, command: parsed.command }
        : { ...entry, isStrange: true };
    }),
  });
}
