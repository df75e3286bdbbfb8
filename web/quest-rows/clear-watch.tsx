import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { giveFeedback } from '#web/game/touch-feedback.ts';
import { flyXp } from './fly-xp.ts';

/** Once for all rows of a screen: stops the time to undo, and tells a screen reader what was cleared last. */
export function ClearWatch(): ReactNode {
  const { clears } = useGame();
  useStillHolds();
  useFeltClears();
  const last = useSyncExternalStore(clears.subscribe, () => clears.all().at(-1));
  const { xp, xpToNext } = useView(({ character }) => character);
  return (
    <p role="status" className="sr-only">
      {last && `${last.title} cleared. ${last.xpReward} XP. ${xp} of ${xpToNext}. Undo available.`}
    </p>
  );
}

/** A clear is felt, and its reward flies from its row to the level bar. */
function useFeltClears(): void {
  const game = useGame();
  useEffect(() => {
    const { clears } = game;
    let before = clears.all();
    return clears.subscribe(() => {
      const fresh = clears.all().filter(({ keys }) => !before.some((one) => one.keys === keys));
      before = clears.all();
      for (const { questId, xpReward } of fresh) {
        giveFeedback(game, 'clear');
        const control = controlOf(questId);
        if (control) flyXp(control, xpReward);
      }
    });
  }, [game]);
}

function controlOf(questId: string): Element | null | undefined {
  const root = CSS.escape(rootOf(questId));
  const row = document.querySelector(`[data-quest="${root}"], [data-quest^="${root}@"]`);
  return row?.querySelector('[data-control]');
}

/** The time to undo stands still while a finger is on the rows, the keyboard is on an Undo or a dialog is open. */
function useStillHolds(): void {
  const { clears } = useGame();
  useEffect(() => {
    const held = { finger: false, keyboard: false, dialog: false };
    const tell = (change: Partial<typeof held>) => {
      Object.assign(held, change);
      clears.setStill(Object.values(held).some(Boolean));
    };
    const isOnRows = (target: EventTarget | null) =>
      target instanceof Element && target.closest('.quest-row') !== null;
    const watching = new AbortController();
    const { signal } = watching;
    addEventListener('pointerdown', ({ target }) => tell({ finger: isOnRows(target) }), { signal });
    for (const kind of ['pointerup', 'pointercancel'] as const) {
      addEventListener(kind, () => tell({ finger: false }), { signal });
    }
    const isOnUndo = () => document.activeElement?.matches('.row-undo:focus-visible') ?? false;
    addEventListener('focusin', () => tell({ keyboard: isOnUndo() }), { signal });
    // The button that is pressed becomes the Undo and keeps its focus: no event but this one.
    const { documentElement: page } = document;
    const observer = new MutationObserver(() =>
      tell({ keyboard: isOnUndo(), dialog: page.hasAttribute('data-modal') }),
    );
    observer.observe(page, { subtree: true, attributeFilter: ['data-modal'], childList: true });
    return () => {
      watching.abort();
      observer.disconnect();
      clears.setStill(false);
    };
  }, [clears]);
}
