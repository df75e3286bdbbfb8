import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import { jumpBetween, wasAsleep } from '#rules/raid/clock-jump.ts';
import { followClock } from '#rules/raid/run-raid.ts';
import type { ClockDoubt, ClockWatch, Game } from '#web/game/game.ts';
import { isUnderWay } from './raid-address.ts';
import { raidInTab, raidStoreOf } from './raid-store.ts';

type Clocks = Pick<ClockWatch, 'steadyMs' | 'askServerAhead'>;

/** From now on the raid's deadline moves along when the device's clock is set; without this the clock is believed. */
export function watchJumps(game: Game, clocks: Clocks): () => void {
  const { store } = raidInTab(game);
  const watch: ClockWatch = {
    ...clocks,
    lastReading: { wallMs: game.clock.nowMs(), steadyMs: clocks.steadyMs() },
    lastRaid: store.read(),
    ahead: undefined,
    doubt: undefined,
  };
  raidInTab(game).clockWatch = watch;
  const askOnce = () => {
    if (watch.ahead === undefined && store.read().raid.clock.kind === 'running') askAhead(watch);
  };
  askOnce();
  const unsubscribe = store.subscribe(() => {
    noticeJump(game);
    askOnce();
  });
  return () => {
    unsubscribe();
    raidInTab(game).clockWatch = undefined;
  };
}

function askAhead(watch: ClockWatch): void {
  watch.askServerAhead().then(
    (ahead) => {
      if (watch.doubt === undefined) watch.ahead ??= ahead;
    },
    () => {},
  );
}

/** The time that the raid goes by: while a jump is in doubt, the time before it. */
export function raidNowMs(game: Game): number {
  const nowMs = game.clock.nowMs();
  const { store, clockWatch } = raidInTab(game);
  const doubt = clockWatch?.doubt;
  return doubt?.raid === store.read() ? nowMs - doubt.jumpedMs : nowMs;
}

/**
 * Compares the device's clock with the steady one. Every tab does; only a raid that is still as it
 * was before the jump is moved: otherwise another tab has moved it, or it was started by the new clock.
 */
export function noticeJump(game: Game): void {
  const { store, clockWatch: watch } = raidInTab(game);
  if (watch === undefined) return;
  const now = { wallMs: game.clock.nowMs(), steadyMs: watch.steadyMs() };
  const jumpedMs = jumpBetween(watch.lastReading, now);
  const raid = store.read();
  const isUntouched = raid === watch.lastRaid;
  watch.lastReading = now;
  watch.lastRaid = raid;
  if (jumpedMs === 0) return;
  if (isUntouched && isUnderWay(raid.raid)) {
    decide(game, watch, { raid, jumpedMs: jumpedMs + doubtedMs(watch, raid) });
  } else {
    watch.ahead = undefined;
    askAhead(watch);
  }
}

function doubtedMs({ doubt }: ClockWatch, raid: StoredRaid): number {
  return doubt?.raid === raid ? doubt.jumpedMs : 0;
}

/** Back: the clock was set. Ahead: it was set or the machine slept, which only the server can tell. */
function decide(game: Game, watch: ClockWatch, doubt: ClockDoubt): void {
  const { ahead: before } = watch;
  if (doubt.jumpedMs < 0) {
    watch.doubt = undefined;
    if (before !== undefined) watch.ahead = before - doubt.jumpedMs;
    follow(game, doubt);
    return;
  }
  watch.doubt = doubt;
  const answered = (after: ClockWatch['ahead']) => {
    if (watch.doubt !== doubt) return;
    watch.doubt = undefined;
    watch.ahead = after ?? before;
    if (!wasAsleep(doubt.jumpedMs, before, after)) follow(game, doubt);
  };
  watch.askServerAhead().then(answered, () => answered(undefined));
}

function follow(game: Game, { raid, jumpedMs }: ClockDoubt): void {
  const store = raidStoreOf(game);
  if (store.read() !== raid) return;
  store.write({ ...raid, raid: followClock(raid.raid, jumpedMs) });
}
