import type { GameDocument } from '#rules/document/document.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { createStore } from '#web/platform/create-store.ts';
import { createAlarm } from '#web/platform/timers.ts';
import { takeBack } from './dispatch.ts';
import type { Game } from './game.ts';
import { STILL_MS, TOAST_MS } from './toasts.ts';

/** A quest that was cleared a moment ago: its row offers Undo, and the server does not know of it yet. */
export type HeldClear = {
  readonly questId: string;
  readonly title: string;
  readonly xpReward: number;
  /** A small win to tell, as the first clear of the day. */
  readonly win?: string | undefined;
  readonly keys: readonly string[];
  readonly untilMs: number;
  /** Celebrates what it won; called once, when it can no longer be undone or was undone. */
  readonly celebrate: (now: GameDocument) => void;
};

type NewClear = Omit<HeldClear, 'untilMs' | 'celebrate'>;

export type HeldClears = {
  readonly all: () => readonly HeldClear[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the hold of a clear that was recorded with `recordHeld`. */
  readonly add: (clear: NewClear, before: GameDocument) => void;
  /** Takes the clear of this quest back; without one, the last. */
  readonly undo: (questId?: string) => void;
  /** Time stands still while a finger is on the list, the keyboard is on an Undo, or a dialog is open. */
  readonly setStill: (isStill: boolean) => void;
  /** Ends every hold: another command was recorded, or the page was hidden. */
  readonly settle: () => void;
};

/** What is celebrated waits for the end of the holds, so that no window opens under a hand. */
export function createHeldClears(
  parts: Pick<Game, 'log' | 'clock' | 'celebrations' | 'toasts'>,
): HeldClears {
  const { log, clock, celebrations, toasts } = parts;
  const list = createStore<readonly HeldClear[]>([]);
  const alarm = createAlarm();
  /** Asked to be taken back; each stays in the list until it is, so that its row does not flicker. */
  const undoing = new Set<HeldClear['keys']>();
  let stillSinceMs: number | undefined;

  function keepOnly(kept: readonly HeldClear[]): void {
    const gone = list.get().filter((one) => !kept.includes(one));
    list.set(kept);
    if (kept.length === 0) {
      alarm.clear();
      stillSinceMs = undefined;
    }
    for (const { celebrate } of gone) celebrate(log.view());
  }

  function endLater(): void {
    const running = list.get().filter(({ keys }) => !undoing.has(keys));
    if (running.length === 0) return;
    const nextMs = Math.min(...running.map(({ untilMs }) => untilMs));
    alarm.set(Math.max(0, nextMs - clock.nowMs()), () => {
      const isKept = ({ keys, untilMs }: HeldClear) => untilMs > clock.nowMs() || undoing.has(keys); // what is being undone is not celebrated
      keepOnly(list.get().filter(isKept));
      endLater();
    });
  }

  function settle(): void {
    if (list.get().length === 0) return;
    log.holdUntil(
      list.get().flatMap(({ keys }) => keys),
      clock.nowMs(),
    );
    keepOnly([]);
  }

  function setStill(isStill: boolean): void {
    if (list.get().length === 0 || isStill === (stillSinceMs !== undefined)) return;
    const nowMs = clock.nowMs();
    if (isStill) {
      stillSinceMs = nowMs;
      alarm.clear();
      log.holdUntil(
        list.get().flatMap(({ keys }) => keys),
        nowMs + STILL_MS,
      );
      return;
    }
    const stoodMs = nowMs - (stillSinceMs ?? nowMs);
    stillSinceMs = undefined;
    if (stoodMs >= STILL_MS) {
      settle();
      return;
    }
    list.set(list.get().map((clear) => ({ ...clear, untilMs: clear.untilMs + stoodMs })));
    for (const { keys, untilMs } of list.get()) log.holdUntil(keys, untilMs);
    endLater();
  }

  return {
    all: list.get,
    subscribe: list.subscribe,
    add: (clear, before) => {
      setStill(false);
      const celebrate = celebrations.hold(before, log.view());
      list.set([...list.get(), { ...clear, untilMs: clock.nowMs() + TOAST_MS, celebrate }]);
      endLater();
    },
    undo: (questId) => {
      const clear = list
        .get()
        .findLast(
          (one) =>
            !undoing.has(one.keys) &&
            (questId === undefined || rootOf(one.questId) === rootOf(questId)),
        );
      if (!clear) return;
      undoing.add(clear.keys);
      takeBack({ log, toasts }, clear.keys, () => {
        undoing.delete(clear.keys);
        keepOnly(list.get().filter(({ keys }) => keys !== clear.keys));
      });
    },
    setStill,
    settle,
  };
}
