import { hunterDay } from '#rules/activity/hunter-day.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command, CommandDraft, Stamp } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { boardOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { createCelebrations } from '#web/game/celebrations.ts';
import type { Game } from '#web/game/game.ts';
import { createHeldClears } from '#web/game/held-clears.ts';
import { createToasts } from '#web/game/toasts.ts';
import { createStore } from '#web/platform/create-store.ts';
import type { SyncClient } from '#web/sync/client.ts';

type FakeGameOptions = {
  /** Recorded before the test begins. */
  readonly drafts?: readonly CommandDraft[];
  readonly nowMs?: number;
  /** Counts `id-1`, `id-2` ... unless given. */
  readonly newId?: () => string;
  /** Not loaded until `becomeReady` is called. */
  readonly isLoading?: boolean;
  /** Parts of the sync client that the test makes itself. */
  readonly log?: Partial<SyncClient>;
};

const NOON_MS = Date.parse('2026-11-15T12:00:00.000Z');

/** A game in memory without a server: its clock stands still and commands change its view at once. */
export function fakeGame(options: FakeGameOptions = {}) {
  const { drafts = [], nowMs = NOON_MS, isLoading = false } = options;
  /** The test moves it. */
  const now = { ms: nowMs, utcOffsetMinutes: 0 };
  const state = createStore<{ readonly view: GameDocument; readonly load: 'loading' | 'ready' }>({
    view: EMPTY_DOCUMENT,
    load: isLoading ? 'loading' : 'ready',
  });
  const recorded: CommandDraft[] = [];

  function stamped(draft: CommandDraft, where?: Partial<Stamp>): Command {
    const day = hunterDay(state.get().view, now.ms, now.utcOffsetMinutes);
    const at = new Date(now.ms).toISOString();
    return commandOf(draft, { at, day, utcOffsetMinutes: now.utcOffsetMinutes, ...where });
  }
  function recordUnasked(made: readonly CommandDraft[], where?: Partial<Stamp>) {
    const commands = made.map((draft) => stamped(draft, where));
    recorded.push(...made);
    state.set({ ...state.get(), view: fold(state.get().view, commands) });
    return { commands, stored: Promise.resolve() };
  }

  const log = {
    uid: 'u1',
    view: () => state.get().view,
    status: () => ({ load: state.get().load }),
    subscribe: state.subscribe,
    record: (made: readonly CommandDraft[]) => recordUnasked(made),
    recordHeld: (made: readonly CommandDraft[]) => recordUnasked(made),
    recordUnasked,
    holdUntil: () => {},
    waiting: () => [],
    ...options.log,
  } as unknown as SyncClient; // the parts that these tests use
  let idCount = 0;
  const newId = options.newId ?? (() => `id-${++idCount}`);
  const clock = { nowMs: () => now.ms, utcOffsetMinutes: () => now.utcOffsetMinutes };
  const toasts = createToasts(newId);
  const celebrations = createCelebrations({
    celebratedLevel: { read: () => 0, write: () => {} },
    closedDay: { read: () => undefined, write: () => {} },
    clock,
  });
  const game: Game = {
    log,
    clock,
    newId,
    toasts,
    celebrations,
    clears: createHeldClears({ log, clock, celebrations, toasts }),
    raid: { current: undefined },
  };
  recordUnasked(drafts);
  recorded.length = 0;
  return {
    game,
    now,
    /** In the order in which they were recorded. */
    recorded,
    kinds: () => recorded.map(({ kind }) => kind),
    view: log.view,
    board: () => boardOf(log.view()),
    toastTitles: () => game.toasts.all().map(({ title }) => title),
    becomeReady: () => state.set({ ...state.get(), load: 'ready' }),
    /** As after any change that another tab or the server made. */
    notify: () => state.set({ ...state.get() }),
  };
}
