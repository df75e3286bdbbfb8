import { pauseRaid, resetRaid, startRaid } from '#rules/raid/run-raid.ts';
import { dispatch } from '#web/game/dispatch.ts';
import type { Game } from '#web/game/game.ts';
import { raidNowMs } from './clock-jumps.ts';
import { nextBlockId, raidAt, type WantedRaid } from './raid-address.ts';
import { raidStoreOf } from './raid-store.ts';
import { settleRaid } from './settle-raid.ts';
import { offerUndo } from './undo-reset.ts';

/** Shows the raid that an address names. */
export function openRaid(game: Game, wanted: WantedRaid): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const current = store.read();
  const next = raidAt(current, wanted, game.newId());
  if (next !== current) store.write(next);
}

/** Start: also records the session, the first time a raid with a quest is started. */
export function startTimer(game: Game): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const current = store.read();
  const nowMs = game.clock.nowMs();
  const { questId, target } = current.raid;
  if (questId !== undefined && !current.isBegun) {
    const startedAt = new Date(nowMs).toISOString();
    const session = { sessionId: current.id, questId, pomodoroCount: target, startedAt };
    dispatch(game, [{ kind: 'raid.session', ...session }]);
  }
  store.write({
    ...current,
    isBegun: true,
    raid: startRaid(current.raid, nowMs, nextBlockId(current)),
  });
}

export function pauseTimer(game: Game): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const current = store.read();
  store.write({ ...current, raid: pauseRaid(current.raid, raidNowMs(game)) });
}

/** Resets the timer. A block that is over is paid first: only the one under way is lost. */
export function resetTimer(game: Game): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const current = store.read();
  store.write({ ...current, raid: resetRaid(current.raid) });
  offerUndo(game, current, 'Timer reset');
}
