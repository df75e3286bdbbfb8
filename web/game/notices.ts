import { createListeners } from './listeners.ts';

/** A short word at the edge of the screen that goes away by itself. */
export type Notice = {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly tone: 'deed' | 'plain' | 'warning';
  /** Present while the deed can still be taken back. */
  readonly undo?: () => void;
  /** How long it stays while nobody points at it. */
  readonly lastsMs: number;
  /** Called when it is closed or its time is over, never after an undo. */
  readonly onGone?: () => void;
  /** Its time stands still, or runs again with what is left of it. */
  readonly onStill?: () => void;
  readonly onRunning?: (leftMs: number) => void;
};

export type Notices = {
  readonly all: () => readonly Notice[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly show: (notice: Omit<Notice, 'id' | 'lastsMs'> & { readonly lastsMs?: number }) => void;
  readonly dismiss: (id: string) => void;
  readonly undo: (id: string) => void;
  /** The hunter did something else: what was held is recorded, and no Undo is offered any more. */
  readonly settle: () => void;
};

export const NOTICE_MS = 5_000;
const MAX_SHOWN = 3;

/** The list only; the screen that shows a notice measures its time and says when it is over. */
export function createNotices(newId: () => string): Notices {
  const { subscribe, tell } = createListeners();
  let all: readonly Notice[] = [];

  function take(id: string): Notice | undefined {
    const notice = all.find((one) => one.id === id);
    all = all.filter((one) => one !== notice);
    if (notice) tell();
    return notice;
  }

  return {
    all: () => all,
    subscribe,
    show: (notice) => {
      if (notice.undo) all = all.map(withoutUndo);
      all = [...all, { lastsMs: NOTICE_MS, ...notice, id: newId() }];
      while (all.length > MAX_SHOWN && all[0]) take(all[0].id)?.onGone?.();
      tell();
    },
    dismiss: (id) => take(id)?.onGone?.(),
    undo: (id) => take(id)?.undo?.(),
    settle: () => {
      if (all.every(({ undo }) => undo === undefined)) return;
      all = all.map(withoutUndo);
      tell();
    },
  };
}

function withoutUndo({ undo: _, ...notice }: Notice): Notice {
  return notice;
}
