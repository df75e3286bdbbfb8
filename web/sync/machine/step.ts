import { answered } from './answers.ts';
import { committed, reread } from './commits.ts';
import { isAhead } from './decide-settle.ts';
import { dismissed, heldUntil, recorded, withdrawn } from './deeds.ts';
import { planPush, pullAt } from './due.ts';
import { andThen, type Base, type Happening, only, type State, type Step } from './log-state.ts';
import type { Standing } from './log-store.ts';
import { signalled } from './signals.ts';
import { advance, fail } from './talk.ts';
import { withView } from './view.ts';

/** The whole client: no clock, no storage, no network; they come as happenings and go as effects. */
export function step(state: State, happening: Happening): Step {
  const { nowMs } = happening;
  const next = andThen(happened(state, happening), (after) => advance(after, nowMs));
  return { ...next, state: withView(next.state, state) };
}

function happened(state: State, happening: Happening): Step {
  const { nowMs } = happening;
  switch (happening.kind) {
    case 'opened':
      return opened(state, happening);
    case 'read':
      return reread(state, happening, nowMs);
    case 'recorded':
      return recorded(state, happening);
    case 'dismissed':
      return dismissed(state, happening.refused);
    case 'held':
      return heldUntil(state, happening);
    case 'withdrawn':
      return withdrawn(state, happening);
    case 'committed':
      return committed(state, happening, nowMs);
    case 'answered': {
      const isAwaited = state.talk?.id === happening.talkId;
      return isAwaited ? answered(state, happening.reply, nowMs) : only(state);
    }
    case 'failed': {
      const isAwaited = state.talk?.id === happening.talkId;
      return isAwaited ? fail(state, happening.failure, nowMs) : only(state);
    }
    case 'heard':
      return only({ ...state, heard: happening.position, heardAtMs: nowMs });
    case 'announced': {
      // What the server itself said stays until it is fetched: another tab may know less.
      const isNews = state.heard && isAhead(state.heard, state.base?.position);
      const heard = isNews ? state.heard : happening.position;
      return { state: { ...state, ...(heard && { heard }) }, effects: [{ kind: 'read' }] };
    }
    default:
      return signalled(state, happening.kind, nowMs);
  }
}

type Opened = {
  readonly deviceId: string;
  readonly standing: Standing;
  readonly base: Base | undefined;
  readonly nowMs: number;
};

/** A local copy decides at once and catches up behind that; without one the first load decides. */
function opened(state: State, { deviceId, standing, base, nowMs }: Opened): Step {
  const { pending, refused, isVolatile } = standing;
  const unstored = state.unstored.filter(({ isStored }) => !isStored);
  const found: State = { ...state, deviceId, pending, refused, isVolatile, unstored };
  if (base === undefined) return only({ ...found, load: 'loading' });
  return only(pullAt(planPush({ ...found, base, load: 'ready' }, nowMs, 0), nowMs));
}
