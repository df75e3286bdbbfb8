import type { StoredRaid } from '#protocol/stored-raid.ts';
import { jumpBetween, type Reading, type ServerAhead, wasAsleep } from '#rules/raid/clock-jump.ts';
import { followClock } from '#rules/raid/run-raid.ts';
import type { Game } from './game.ts';
import { isUnderWay } from './raid-address.ts';
import { raidStoreOf } from './raid-store.ts';

type Clocks = {
  readonly steadyMs: () => number;
  readonly askServerAhead: () => Promise<ServerAhead>;
};

/** Set ahead or slept through: until the server has answered, the raid's time stands still. */
type Doubt = { readonly kept: StoredRaid; readonly jumpedMs: number };

type Watch = Clocks & {
  last: Reading;
  seen: StoredRaid;
  ahead: ServerAhead;
  doubt: Doubt | undefined;
};

const watches = new WeakMap<Game, Watch>();

/** From now on a clock that jumps takes the raid with it; before that, the clock is believed. */
export function watchJumps(game: Game, clocks: Clocks): () => void {
  const store = raidStoreOf(game);
  const last = { wallMs: game.clock.nowMs(), steadyMs: clocks.steadyMs() };
  const watch: Watch = { ...clocks, last, seen: store.read(), ahead: undefined, doubt: undefined };
  watches.set(game, watch);
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
    watches.delete(game);
  };
}

function askAhead(watch: Watch): void {
  watch.askServerAhead().then(
    (ahead) => {
      if (watch.doubt === undefined) watch.ahead ??= ahead;
    },
    () => {},
  );
}

/** The wall clock, as far as it is believed. */
export function raidNowMs(game: Game): number {
  const nowMs = game.clock.nowMs();
  const doubt = watches.get(game)?.doubt;
  return doubt?.kept === raidStoreOf(game).read() ? nowMs - doubt.jumpedMs : nowMs;
}

/**
 * Every tab notices a jump by itself. Only a raid that is still as it was before the jump is moved:
 * otherwise another tab has moved it, or somebody has started it by the new clock.
 */
export function noticeJump(game: Game): void {
  const watch = watches.get(game);
  if (watch === undefined) return;
  const now = { wallMs: game.clock.nowMs(), steadyMs: watch.steadyMs() };
  const jumpedMs = jumpBetween(watch.last, now);
  const kept = raidStoreOf(game).read();
  const isUntouched = kept === watch.seen;
  watch.last = now;
  watch.seen = kept;
  if (jumpedMs === 0) return;
  if (isUntouched && isUnderWay(kept.raid)) {
    decide(game, watch, { kept, jumpedMs: jumpedMs + doubtedMs(watch, kept) });
  } else {
    watch.ahead = undefined;
    askAhead(watch);
  }
}

function doubtedMs({ doubt }: Watch, kept: StoredRaid): number {
  return doubt?.kept === kept ? doubt.jumpedMs : 0;
}

function decide(game: Game, watch: Watch, doubt: Doubt): void {
  const { ahead: before } = watch;
  if (doubt.jumpedMs < 0) {
    watch.doubt = undefined;
    if (before !== undefined) watch.ahead = before - doubt.jumpedMs;
    follow(game, doubt);
    return;
  }
  watch.doubt = doubt;
  const answered = (after: ServerAhead) => {
    if (watch.doubt !== doubt) return;
    watch.doubt = undefined;
    watch.ahead = after ?? before;
    if (!wasAsleep(doubt.jumpedMs, before, after)) follow(game, doubt);
  };
  watch.askServerAhead().then(answered, () => answered(undefined));
}

function follow(game: Game, { kept, jumpedMs }: Doubt): void {
  const store = raidStoreOf(game);
  if (store.read() !== kept) return;
  store.write({ ...kept, raid: followClock(kept.raid, jumpedMs) });
}
