import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import { remainingMs } from '#rules/raid/raid.ts';
import { type PhaseEnd, phaseEnded } from '#rules/raid/settle-phase.ts';
import type { Game } from '#web/game/game.ts';
import { createWaker, type Waker } from '#web/platform/alerts/wake.ts';
import { steadyMs } from '#web/platform/clock.ts';
import { serverAheadMs } from '#web/platform/server-reachable.ts';
import { raidNowMs, watchJumps } from './clock-jumps.ts';
import { raidInTab, raidStoreOf } from './raid-store.ts';
import { settleRaid } from './settle-raid.ts';

const LOOK_MS = 250;
const SECOND_MS = 1000;

export type RaidEnd = PhaseEnd & { readonly after: StoredRaid };

/**
 * Settles the raid four times a second while it runs, and whenever the page is shown or hidden. A
 * late call is harmless: it settles the same phases under the same keys.
 */
export function watchRaid(game: Game, onEnd: (end: RaidEnd) => void): () => void {
  const { store, ticks } = raidInTab(game);
  let seen = store.read();
  let timer: ReturnType<typeof setInterval> | undefined;
  let waker: Waker | undefined;

  const look = () => {
    settleRaid(game);
    ticks.set(ticks.get() + 1);
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

/** A hidden tab's title shows every second, and the deadline is on a whole one. */
function untilNextSecond(game: Game): number {
  const leftMs = remainingMs(raidStoreOf(game).read().raid, raidNowMs(game));
  return leftMs % SECOND_MS || SECOND_MS;
}
