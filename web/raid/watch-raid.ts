import type { StoredRaid } from '#protocol/stored-raid.ts';
import { type PhaseEnd, phaseEnded } from '#rules/raid/phase-end.ts';
import { remainingMs } from '#rules/raid/raid.ts';
import { serverAheadMs, steadyMs } from '#web/platform/other-clocks.ts';
import { createWaker, type Waker } from '#web/platform/waker.ts';
import type { Game } from './game.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { raidNowMs, watchJumps } from './raid-jumps.ts';
import { raidStoreOf } from './raid-store.ts';
import { settleRaid } from './settle-raid.ts';

const LOOK_MS = 250;
const SECOND_MS = 1000;

const looks = new WeakMap<Game, Listeners>();

/** Told at every look of this tab while a raid runs, in a hidden tab too. */
export function raidLooksOf(game: Game): Listeners {
  const known = looks.get(game) ?? createListeners();
  looks.set(game, known);
  return known;
}

export type RaidEnd = PhaseEnd & { readonly after: StoredRaid };

/**
 * Looks at the raid while it runs and whenever the page is looked at. Nothing depends on a look that
 * comes in time: the next one settles the same, under the same key.
 */
export function watchRaid(game: Game, onEnd: (end: RaidEnd) => void): () => void {
  const store = raidStoreOf(game);
  const { tell } = raidLooksOf(game);
  let seen = store.read();
  let timer: ReturnType<typeof setInterval> | undefined;
  let waker: Waker | undefined;

  const look = () => {
    settleRaid(game);
    tell();
    if (isRunning(store.read())) waker?.wakeIn(untilNextSecond(game));
  };

  const changed = () => {
    const before = seen;
    seen = store.read();
    run(isRunning(seen));
    const end = phaseEnded(before.raid, seen.raid, raidNowMs(game));
    if (end) onEnd({ ...end, after: seen });
  };

  const run = (isToRun: boolean) => {
    if (isToRun === (timer !== undefined)) return;
    if (isToRun) {
      timer = setInterval(look, LOOK_MS);
      waker ??= createWaker(look);
      waker.wakeIn(untilNextSecond(game));
    } else {
      clearInterval(timer);
      timer = undefined;
    }
  };

  const unwatchJumps = watchJumps(game, { steadyMs, askServerAhead: serverAheadMs });
  const unsubscribe = store.subscribe(changed);
  document.addEventListener('visibilitychange', look);
  look();
  run(isRunning(store.read()));
  return () => {
    run(false);
    waker?.dismiss();
    unsubscribe();
    unwatchJumps();
    document.removeEventListener('visibilitychange', look);
  };
}

function isRunning({ raid }: StoredRaid): boolean {
  return raid.clock.kind === 'running';
}

/** So that a hidden tab's title shows every second, and the deadline is one of them. */
function untilNextSecond(game: Game): number {
  const leftMs = remainingMs(raidStoreOf(game).read().raid, raidNowMs(game));
  return leftMs % SECOND_MS || SECOND_MS;
}
