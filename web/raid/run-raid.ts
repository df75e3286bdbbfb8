import { pauseRaid, resetRaid, startRaid } from '#rules/raid/run-raid.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';
import { nextBlockId, raidAt, type WantedRaid } from './raid-address.ts';
import { raidNowMs } from './raid-jumps.ts';
import { raidStoreOf } from './raid-store.ts';
import { offerUndo } from './raid-undo.ts';
import { settleRaid } from './settle-raid.ts';

/** Somebody came to this address. */
export function openRaid(game: Game, wanted: WantedRaid): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const kept = store.read();
  const next = raidAt(kept, wanted, game.newId());
  if (next !== kept) store.write(next);
}

export function startTimer(game: Game): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const kept = store.read();
  const nowMs = game.clock.nowMs();
  const { questId, target } = kept.raid;
  if (questId !== undefined && !kept.isBegun) {
    const startedAt = new Date(nowMs).toISOString();
    const session = { sessionId: kept.id, questId, pomodoroCount: target, startedAt };
    doDeeds(game, [{ kind: 'raid.session', ...session }]);
  }
  store.write({ ...kept, isBegun: true, raid: startRaid(kept.raid, nowMs, nextBlockId(kept)) });
}

export function pauseTimer(game: Game): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const kept = store.read();
  store.write({ ...kept, raid: pauseRaid(kept.raid, raidNowMs(game)) });
}

/** A block that is over is paid first: a reset takes away only what is under way. */
export function resetTimer(game: Game): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const kept = store.read();
  store.write({ ...kept, raid: resetRaid(kept.raid) });
  offerUndo(game, kept, 'Timer reset');
}
