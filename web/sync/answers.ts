import type { PushResult } from '#protocol/sync-messages.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import { UNREADABLE } from '#web/platform/network.ts';
import { foldTail } from './fold-tail.ts';
import type { Entry } from './journal.ts';
import { type Base, only, type Results, type State, type Step, type Talk } from './log-state.ts';
import { openBase } from './open-base.ts';
import type { Reply } from './reply.ts';
import { ask, fail, finish, settle } from './talk.ts';

/** What the server said, taken as the next part of the conversation. */
export function answered(state: State, reply: Reply | undefined, nowMs: number): Step {
  const { talk } = state;
  if (talk === undefined) return only(state);
  switch (reply?.to) {
    case 'push':
      return pushed(state, talk, { reply, nowMs });
    case 'log':
      return tailed(state, talk, { reply, nowMs });
    case 'document':
      return documented(state, talk, { reply, nowMs });
    case 'probe':
      return finish(state, nowMs);
    default:
      return fail(state, UNREADABLE, nowMs);
  }
}

type Said<To> = { readonly reply: Extract<Reply, { readonly to: To }>; readonly nowMs: number };

function pushed(state: State, talk: Talk, { reply, nowMs }: Said<'push'>): Step {
  const results = resultsOf(talk.batch, reply.results);
  if (results === undefined) return fail(state, UNREADABLE, nowMs);
  const { epoch, rev, document } = reply;
  const position = { epoch, rev };
  const next = { ...talk, attempt: 1, results, epoch };
  if (document) {
    const whole = { position, rules: DOCUMENT_VERSION, document };
    const base = openBase(whole, state.base);
    return settle(state, { ...next, next: base }, { nowMs, recorded: [] });
  }
  // The reply does not say how a stamp was corrected, so what was stored is read from the log.
  const known = state.base?.position;
  const isMoved = epoch !== known?.epoch || rev > known.rev;
  if (!isMoved) return settle(state, next, { nowMs, recorded: [] });
  const isFoldable = state.base?.rules === DOCUMENT_VERSION;
  return ask(state, { ...next, step: isFoldable ? 'log' : 'document' }, nowMs);
}

/** One result for each command sent, in the order sent; anything else is no answer to this push. */
function resultsOf(batch: readonly Entry[], said: readonly PushResult[]): Results | undefined {
  if (said.length !== batch.length) return undefined;
  const acknowledged: number[] = [];
  const parked: number[] = [];
  const refused: { seq: number; reason: string }[] = [];
  for (const [index, { seq, command }] of batch.entries()) {
    const result = said[index];
    if (result?.sent !== command.key) return undefined;
    if (result.status === 'refused') refused.push({ seq, reason: result.reason ?? '' });
    else if (result.status === 'unknown') parked.push(seq);
    else acknowledged.push(seq);
  }
  return { acknowledged, parked, refused };
}

function tailed(state: State, talk: Talk, { reply, nowMs }: Said<'log'>): Step {
  if (state.base === undefined) return fail(state, UNREADABLE, nowMs);
  const tail = foldTail(state.base, reply);
  if (tail === undefined) return ask(state, { ...talk, attempt: 1, step: 'document' }, nowMs);
  return settled(state, talk, { base: tail.base, recorded: tail.keys, nowMs });
}

function documented(state: State, talk: Talk, { reply, nowMs }: Said<'document'>): Step {
  const { epoch, rev, rules, document } = reply;
  const base = openBase({ position: { epoch, rev }, rules, document }, state.base);
  return settled(state, talk, { base, recorded: [], nowMs });
}

type Settling = {
  readonly base: Base;
  readonly recorded: readonly string[];
  readonly nowMs: number;
};

/** Nothing new and nothing ended: no transaction is spent on it. */
function settled(state: State, talk: Talk, { base, recorded, nowMs }: Settling): Step {
  const { position, rules } = state.base ?? {};
  const isSame =
    position?.epoch === base.position.epoch &&
    position.rev === base.position.rev &&
    rules === base.rules;
  if (isSame && talk.batch.length === 0) return finish(state, nowMs);
  return settle(state, isSame ? talk : { ...talk, next: base }, { nowMs, recorded });
}
