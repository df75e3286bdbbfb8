import type { LogEntry, PushResult } from '#protocol/replies/sync-messages.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { UNREADABLE } from '#web/platform/network.ts';
import type { LostEntries } from '#web/sync/outbox/decide-settle.ts';
import type { OutboxEntry } from '#web/sync/outbox/outbox.ts';
import { attempt, fail, finish, isAttempt, pullKind, settle } from './exchange.ts';
import { foldTail } from './fold-tail.ts';
import { openBase } from './open-base.ts';
import type { LoggedCommand, Reply } from './read-reply.ts';
import type { Base, Loading, Pulling, Pushed, Pushing, Results, State, SyncStep } from './state.ts';

/** The server's reply to the request of the exchange. */
export function answered(state: State, reply: Reply | undefined, nowMs: number): SyncStep {
  const { exchange } = state;
  if (reply?.to === 'probing') return finish(state, false, nowMs);
  if (!reply || !isAttempt(exchange)) return fail(state, UNREADABLE, nowMs);
  if (reply.to === 'pushing' && exchange.kind === 'pushing') {
    return pushAnswered(state, { exchange, reply }, nowMs);
  }
  if (reply.to === 'pulling' && exchange.kind === 'pulling') {
    return pullAnswered(state, { exchange, reply }, nowMs);
  }
  if (reply.to === 'loading' && exchange.kind === 'loading') {
    return loadAnswered(state, { exchange, reply }, nowMs);
  }
  return fail(state, UNREADABLE, nowMs);
}

type Answered<One extends Loading | Pulling | Pushing> = {
  readonly exchange: One;
  readonly reply: Extract<Reply, { readonly to: One['kind'] }>;
};

/** The reply has the results and what was stored: the tail of the log, or the document. */
function pushAnswered(
  state: State,
  { exchange: { batch, knownEpoch }, reply }: Answered<Pushing>,
  nowMs: number,
): SyncStep {
  const results = resultsOf(batch, reply.results);
  if (results === undefined) return fail(state, UNREADABLE, nowMs);
  const { base } = state;
  const { epoch, rev, proof, document, tail, lost } = reply;
  const position = { epoch, rev, proof };
  const pushed = { results, position };
  if (document) {
    const next = openBase({ position, rules: DOCUMENT_VERSION, document }, base);
    return settle(state, { knownEpoch, pushed, next, recorded: [], lost }, nowMs);
  }
  const commands = tail && withSentCommands(tail, batch, reply.results);
  const folded = base && commands && foldTail(base, { ...position, commands });
  if (folded) return settled(state, { ...folded, knownEpoch, pushed }, nowMs);
  // An older server does not say what it stored, and it may have corrected a time: the log says it.
  const isMoved = epoch !== base?.position.epoch || rev > base.position.rev;
  if (!isMoved) {
    return settle(state, { knownEpoch, pushed, next: undefined, recorded: [] }, nowMs);
  }
  return attempt(state, { kind: tail ? 'loading' : pullKind(base), attempt: 1, pushed }, nowMs);
}

type Tail = NonNullable<Extract<Reply, { readonly to: 'pushing' }>['tail']>;

/** The tail with the commands that the reply leaves out, because they were stored as they were sent. */
function withSentCommands(
  tail: Tail,
  batch: readonly OutboxEntry[],
  results: readonly PushResult[],
): readonly LoggedCommand[] {
  const sent = new Map<string | undefined, OutboxEntry | undefined>();
  for (const [index, { status, stored }] of results.entries()) {
    if (status === 'applied' || status === 'noop') sent.set(stored, batch[index]);
  }
  return tail.map(({ isAsSent, ...entry }) => {
    const command = isAsSent && sent.get(entry.key)?.command;
    return command ? { ...entry, command } : entry;
  });
}

/** One result for each command sent, in the order sent; anything else is no answer to this push. */
function resultsOf(
  batch: readonly OutboxEntry[],
  results: readonly PushResult[],
): Results | undefined {
  if (results.length !== batch.length) return undefined;
  const acknowledged: number[] = [];
  const parked: number[] = [];
  const refused: { seq: number; reason: string }[] = [];
  for (const [index, { seq, command }] of batch.entries()) {
    const result = results[index];
    if (result?.sent !== command.key) return undefined;
    if (result.status === 'refused') refused.push({ seq, reason: result.reason ?? '' });
    else if (result.status === 'unknown') parked.push(seq);
    else acknowledged.push(seq);
  }
  return { acknowledged, parked, refused };
}

function pullAnswered(
  state: State,
  { exchange: { knownEpoch, pushed }, reply }: Answered<Pulling>,
  nowMs: number,
): SyncStep {
  if (state.base === undefined) return fail(state, UNREADABLE, nowMs);
  const folded = foldTail(state.base, reply);
  if (folded === undefined) {
    return attempt(state, { kind: 'loading', attempt: 1, pushed }, nowMs);
  }
  return settled(state, { ...folded, knownEpoch, pushed }, nowMs);
}

function loadAnswered(
  state: State,
  { exchange: { knownEpoch, pushed }, reply }: Answered<Loading>,
  nowMs: number,
): SyncStep {
  const { epoch, rev, proof, rules, document, lost } = reply;
  const base = openBase({ position: { epoch, rev, proof }, rules, document }, state.base);
  return settled(state, { base, entries: [], knownEpoch, pushed, lost }, nowMs);
}

type NewBase = {
  readonly base: Base;
  /** What was folded onto the old base, if that is how the new one came about. */
  readonly entries: readonly LogEntry[];
  readonly knownEpoch: string | undefined;
  readonly pushed: Pushed | undefined;
  readonly lost?: LostEntries | undefined;
};

/** Settles the exchange; where nothing is new and nothing was pushed, no transaction is spent on it. */
function settled(
  state: State,
  { base, entries, knownEpoch, pushed, lost }: NewBase,
  nowMs: number,
): SyncStep {
  const { position, rules } = state.base ?? {};
  const { epoch, rev, proof } = base.position;
  const isSame =
    position?.epoch === epoch &&
    position.rev === rev &&
    position.proof === proof &&
    rules === base.rules;
  if (isSame && pushed === undefined) return finish(state, false, nowMs);
  const recorded = entries.map(({ key }) => key);
  const next = isSame ? undefined : base;
  const settling = settle(state, { knownEpoch, pushed, next, recorded, lost }, nowMs);
  if (entries.length === 0) return settling;
  return { ...settling, effects: [...settling.effects, { kind: 'logged', epoch, entries }] };
}
