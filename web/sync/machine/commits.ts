import { unreachable } from '#rules/unreachable.ts';
import type { Intent } from './decide.ts';
import { planForOthers, pushAt } from './due.ts';
import type { Answer, Entry } from './journal.ts';
import { andThen, type Base, only, type State, type Step, type Unstored } from './log-state.ts';
import { type Committed, isAt, type Standing } from './log-store.ts';
import { ask, finish } from './talk.ts';

function isStandingAt(base: Base | undefined, standing: Standing): boolean {
  return base === undefined ? standing.place === undefined : isAt(standing, base.position);
}

/** The local log after one of this tab's transactions. */
export function committed(
  state: State,
  done: { readonly id: number; readonly intent: Intent; readonly committed: Committed },
  nowMs: number,
): Step {
  const {
    id,
    intent,
    committed: { answer, standing },
  } = done;
  const isOwnTalk = state.talk?.id === id;
  const isSettled = isOwnTalk && intent.kind === 'settle' && answer.isDone;
  const base = isSettled ? (state.talk?.next ?? state.base) : state.base;
  const adopted = adopt({ ...state, ...(base && { base }) }, standing, id);

  switch (intent.kind) {
    case 'append':
    case 'hold':
    case 'dismiss':
      return andThen(adopted, (next) => announcing(hurried(next, nowMs)));
    case 'withdraw':
      return andThen(adopted, (next) => announcing(takenBack(next, intent.keys, answer)));
    case 'claim':
      if (!isOwnTalk) return adopted;
      return andThen(adopted, (next) => claimed(next, { answer, standing }, nowMs));
    case 'settle':
      return andThen(adopted, (next) => {
        if (!isOwnTalk) return announcing(next);
        const ready: State = next.base ? { ...next, load: 'ready' } : next;
        return andThen(finish(ready, nowMs), announcing);
      });
    case 'resume':
      return adopted;
    default:
      return unreachable(intent);
  }
}

/** Gone from memory too, even while the base is being read again. */
function takenBack(state: State, keys: readonly string[], { isDone, entries }: Answer): State {
  const gone = new Set(entries.map(({ seq }) => seq));
  const isTaken = ({ command, heldUntilMs, isStored }: Unstored) =>
    isDone && isStored === true && heldUntilMs !== undefined && keys.includes(command.key);
  return {
    ...state,
    pending: state.pending.filter(({ seq }) => !gone.has(seq)),
    unstored: state.unstored.filter((entry) => !isTaken(entry)),
  };
}

/** Another tab moved the base meanwhile: it is being read again. */
const REREAD_MS = 250;

/** Storage that is full keeps nothing: what is in memory only leaves at once. */
function hurried(state: State, nowMs: number): State {
  return state.isVolatile && state.pushAtMs !== undefined && state.pushAtMs > nowMs
    ? pushAt(state, nowMs)
    : state;
}

function announcing(state: State): Step {
  return { state, effects: [{ kind: 'announce', position: state.base?.position }] };
}

/** A disk gives new objects each time; with the known ones a view is compared in no time. */
function keepCommands(read: readonly Entry[], before: readonly Entry[]): readonly Entry[] {
  const known = new Map(before.map(({ seq, command }) => [seq, command]));
  return read.map((entry) => {
    const command = known.get(entry.seq);
    const isSame = command?.key === entry.command.key && command.at === entry.command.at;
    return isSame ? { ...entry, command } : entry;
  });
}

/** Base and pending belong together: when another tab moved the base, both are read again. */
function adopt(state: State, standing: Standing, id: number): Step {
  const { refused, isVolatile } = standing;
  if (isStandingAt(state.base, standing)) {
    const unstored = state.unstored.filter(({ commitId }) => commitId !== id);
    const pending = keepCommands(standing.pending, state.pending);
    return only({ ...state, pending, refused, isVolatile, unstored });
  }
  const unstored = state.unstored.map((entry) =>
    entry.commitId === id ? { ...entry, isStored: true as const } : entry,
  );
  return { state: { ...state, isVolatile, unstored }, effects: [{ kind: 'read' }] };
}

function claimed(state: State, { answer, standing }: Committed, nowMs: number): Step {
  const { talk } = state;
  if (talk === undefined) return only(state);
  const { talk: _over, ...free } = state;
  if (answer.entries.length === 0) return only(planForOthers(free, nowMs));
  if (!isStandingAt(state.base, standing)) return only(pushAt(free, nowMs + REREAD_MS));
  return ask(state, { ...talk, step: 'push', batch: answer.entries }, nowMs);
}

/** The local log as another tab left it. */
export function reread(
  state: State,
  { standing, base }: { readonly standing: Standing; readonly base: Base | undefined },
  nowMs: number,
): Step {
  // Not opened yet, erased, or never loaded: there is nothing to adopt.
  if (base === undefined || state.load === 'opening') return only(state);
  const { refused, isVolatile } = standing;
  const pending = keepCommands(standing.pending, state.pending);
  const unstored = state.unstored.filter(({ isStored }) => !isStored);
  const { talk, ...free } = state;
  const kept: State = talk && state.load !== 'loading' ? { ...free, talk } : free;
  const adopted: State = {
    ...kept,
    base: isStandingAt(state.base, standing) ? (state.base ?? base) : base,
    load: 'ready',
    pending,
    refused,
    isVolatile,
    unstored,
  };
  return only(planForOthers(adopted, nowMs));
}
