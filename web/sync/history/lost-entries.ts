import { parseMissingReply } from '#protocol/replies/parse-replies.ts';
import { MAX_ASKED_KEYS } from '#protocol/wire-limits.ts';
import type { Command } from '#rules/commands/command.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type CallFailure, UNREADABLE } from '#web/platform/network.ts';
import { type Reply, readReply } from '#web/sync/machine/read-reply.ts';
import type { State } from '#web/sync/machine/state.ts';
import type { LostEntries } from '#web/sync/outbox/decide-settle.ts';
import type { OutboxEntry } from '#web/sync/outbox/outbox.ts';
import type { Kept, OutboxStore } from '#web/sync/storage/outbox-store.ts';
import type { History } from './history.ts';
import type { Source } from './history-pages.ts';
import type { HistoryRow } from './history-store.ts';

type Asked = { readonly key: string } & Partial<Pick<HistoryRow, 'rev' | 'recordedAt'>>;

/** Before everything that was recorded here, in the order of the log. */
const BEFORE_ALL = Number.MIN_SAFE_INTEGER;

type Search = Source & {
  /** The new epoch. */
  readonly epoch: string;
  readonly kept: Kept;
  /** What the device keeps of the log, newest first. */
  readonly history: AsyncIterable<readonly HistoryRow[]> | readonly (readonly HistoryRow[])[];
};

type AnswerParts = Pick<Source, 'call' | 'uid'> & {
  readonly state: Pick<State, 'base'>;
  readonly store: Promise<Pick<OutboxStore, 'kept'>>;
  readonly history: () => Promise<Pick<History, 'stretch' | 'rows'>>;
};

/** Reads a reply. With the document of another epoch comes what that lacks: found out before it is the base. */
export async function readAnswer(
  purpose: Parameters<typeof readReply>[0],
  value: unknown,
  { call, uid, state, store, history }: AnswerParts,
): Promise<Result<Reply | undefined, CallFailure>> {
  const reply = readReply(purpose, value);
  const before = state.base?.position.epoch;
  if (!reply || !('document' in reply) || before === undefined || reply.epoch === before) {
    return ok(reply);
  }
  const kept = await (await store).kept();
  const log = await history().catch(() => undefined);
  const stretch = await log?.stretch();
  const rows = log && stretch ? log.rows(stretch) : [];
  const lost = await findLost({ call, uid, epoch: reply.epoch, kept, history: rows });
  return lost.ok ? ok({ ...reply, lost: lost.value }) : lost;
}

/**
 * What this device keeps of the log and a new epoch lacks: its own commands of a month, and the history
 * back to the last entry that both logs share. It is asked for by keys, so that nothing else is sent.
 */
async function findLost(search: Search): Promise<Result<LostEntries, CallFailure>> {
  const { epoch, kept, history } = search;
  const rows = new Map<string, HistoryRow>();
  const missing: string[] = [];
  let common = 0;

  for await (const page of history) {
    for (const row of page) rows.set(row.key, row);
    const answer = await ask(search, page);
    if (!answer.ok) return answer;
    missing.push(...answer.value.missing);
    ({ common } = answer.value);
    if (answer.value.isUnknown) rows.clear(); // all of our own is sent, as versions before did
    if (common > 0 || answer.value.isUnknown) break;
  }
  const own = kept.acknowledged.filter(({ command }) => !rows.has(command.key));
  const answer = await ask(
    search,
    own.map(({ command: { key } }) => ({ key })),
  );
  if (!answer.ok) return answer;
  const lost = new Set([...missing, ...answer.value.missing]);

  const again = { isSent: true, resent: `${epoch} ${common}` } as const;
  const entries = [...rows.values()].map(
    ({ rev, command }): OutboxEntry => ({
      ...again,
      seq: BEFORE_ALL + rev,
      command: command as Command, // one of a newer version is sent as it is
      isImported: true,
    }),
  );
  return ok({
    rev: kept.position?.rev ?? 0,
    entries: [...entries, ...own.map((entry) => ({ ...entry, ...again }))].filter(({ command }) =>
      lost.has(command.key),
    ),
  });
}

type Missing = {
  readonly missing: readonly string[];
  readonly common: number;
  /** The server is of a version before 0.2 and cannot say it: everything may be missing. */
  readonly isUnknown?: true;
};

/** Which of these the log of the new epoch lacks, and up to where it is the log that they were in. */
async function ask(search: Search, asked: readonly Asked[]): Promise<Result<Missing, CallFailure>> {
  const { call, uid, epoch } = search;
  if (asked.length === 0) return ok({ missing: [], common: 0 });
  const piece = asked.slice(0, MAX_ASKED_KEYS);
  const entries = piece.map(({ key, rev, recordedAt }) => ({ key, rev, recordedAt }));
  const reply = await call('POST', '/api/sync/missing', { uid, entries });
  if (!reply.ok && reply.failure.status === 404) {
    return ok({ missing: asked.map(({ key }) => key), common: 0, isUnknown: true });
  }
  if (!reply.ok) return reply;
  const answer = parseMissingReply(reply.value);
  if (answer?.epoch !== epoch) return err(UNREADABLE); // another epoch has begun meanwhile
  const rest = await ask(search, asked.slice(MAX_ASKED_KEYS));
  if (!rest.ok) return rest;
  return ok({
    missing: [...answer.missing, ...rest.value.missing],
    common: Math.max(answer.common, rest.value.common),
  });
}
