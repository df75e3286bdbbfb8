import { createStore } from '#web/platform/create-store.ts';

/** A short message at the edge of the screen that goes away by itself. */
export type ToastMessage = {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly tone: 'success' | 'plain' | 'warning';
  /** Present while the command can still be taken back. */
  readonly undo?: () => void;
  /** The chain of the quest whose command that is: its next command makes the message old. */
  readonly chainId?: string | undefined;
  /** How long it stays while nobody points at it. */
  readonly lastsMs: number;
  /** Called once, when it is closed, its time is over or it can no longer be undone; never after an undo. */
  readonly onGone?: () => void;
  /** Its countdown was stopped, or runs again with what is left of it. */
  readonly onStill?: () => void;
  readonly onRunning?: (leftMs: number) => void;
};

export type ToastStore = {
  /** The one on the screen, then those that wait for it to go. */
  readonly all: () => readonly ToastMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (
    toast: Omit<ToastMessage, 'id' | 'lastsMs'> & { readonly lastsMs?: number },
  ) => void;
  readonly dismiss: (id: string) => void;
  readonly undo: (id: string) => void;
  /**
   * Another command was recorded, which releases the held ones: no toast offers Undo any more. With the
   * id of a chain, only those about that quest. What is old by then ("7 of 8") is not shown again.
   */
  readonly settle: (chainId?: string) => void;
};

export const TOAST_MS = 5_000;
/** A hold ends by itself after this time, should the page crash while its countdown is stopped. */
export const STILL_MS = 60_000;
const MAX_WAITING = 3;

/**
 * The queue of toasts: its first is on the screen, and the component that shows it counts down its time.
 * A toast with Undo goes before all others, so that Undo is in reach for the whole hold.
 */
export function createToasts(newId: () => string): ToastStore {
  const queue = createStore<readonly ToastMessage[]>([]);

  function take(id: string): ToastMessage | undefined {
    const toast = queue.get().find((one) => one.id === id);
    if (toast) queue.set(queue.get().filter((one) => one !== toast));
    return toast;
  }

  /** Keeps the first toasts of the queue that there is room for. The others are gone. */
  function keep(next: readonly ToastMessage[], gone: readonly ToastMessage[] = []): void {
    const [shown, ...waiting] = next;
    if (shown) queue.set([shown, ...waiting.slice(-MAX_WAITING)]);
    for (const { onGone } of [...waiting.slice(0, -MAX_WAITING), ...gone]) onGone?.();
  }

  return {
    all: queue.get,
    subscribe: queue.subscribe,
    show: (wanted) => {
      const toast = { lastsMs: TOAST_MS, ...wanted, id: newId() };
      const all = queue.get();
      if (!toast.undo) return keep([...all, toast]);
      // Only the last command can be undone: of one before it there is nothing more to say.
      keep(
        [toast, ...all.filter(({ undo }) => !undo)],
        all.filter(({ undo }) => undo),
      );
    },
    dismiss: (id) => take(id)?.onGone?.(),
    undo: (id) => take(id)?.undo?.(),
    settle: (chainId) => {
      const all = queue.get();
      const isSettled = ({ undo, chainId: own }: ToastMessage) =>
        undo !== undefined && (chainId === undefined || own === chainId);
      const settled = all.filter(isSettled);
      if (settled.length === 0) return;
      const isKept = (toast: ToastMessage) => !isSettled(toast) || toast.chainId === undefined;
      const kept = all.filter(isKept);
      queue.set(kept.map((toast) => (isSettled(toast) ? withoutUndo(toast) : toast)));
      for (const { onGone } of settled) onGone?.();
    },
  };
}

/** The toast as a mere message: its command can no longer be taken back. */
function withoutUndo(toast: ToastMessage): ToastMessage {
  const { undo: _, onGone: _gone, onStill: _still, onRunning: _running, ...message } = toast;
  return message;
}
