import { isDeepStrictEqual } from 'node:util';
import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { waitingIn } from '#web/sync/machine/schedule.ts';
import type { State, SyncEvent, SyncStep } from '#web/sync/machine/state.ts';
import { step as realStep } from '#web/sync/machine/step.ts';

const LOOK_EVERY = 8;

let probe: Probe | undefined;

/** Looks at the state of the sync machines while they run: the view is fold(base, outbox) at every instant. */
export class Probe {
  problem: string | undefined;
  #count = 0;
  /** What each view was last made of: most steps change none of it. */
  readonly #madeOf = new WeakMap<GameDocument, Pick<State, 'base' | 'outbox'>>();

  constructor() {
    probe = this;
  }

  look(event: SyncEvent, state: State): void {
    const { base, outbox, view } = state;
    const former = this.#madeOf.get(view);
    if (former?.base === base && former?.outbox === outbox) return;
    this.#madeOf.set(view, { base, outbox });
    this.#count += 1;
    if (this.#count % LOOK_EVERY !== 0 || this.problem) return;
    const commands = waitingIn(state).map(({ command }) => command);
    const folded = fold(base?.document ?? EMPTY_DOCUMENT, commands);
    if (!isSameDocument(view, folded)) {
      this.problem = `after ${event.kind} the view is not what base and outbox fold to`;
    }
  }
}

/** The order of an object's fields means nothing. */
export function isSameDocument(one: GameDocument, other: GameDocument): boolean {
  const [first, second] = [one, other].map((document) => JSON.stringify(storedDocument(document)));
  if (first === second) return true;
  return isDeepStrictEqual(JSON.parse(first ?? ''), JSON.parse(second ?? ''));
}

/** Stands between the engine and the step function: the bundle is made so (scripts/sim-bundle.mjs). */
export function step(state: State, event: SyncEvent, nowMs: number): SyncStep {
  const next = realStep(state, event, nowMs);
  probe?.look(event, next.state);
  return next;
}
