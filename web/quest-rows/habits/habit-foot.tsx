import { type ReactNode, useId } from 'react';
import type { HabitState } from '#rules/habits/habit-state.ts';
import { amountText } from '#rules/habits/schedule-words.ts';
import { openWindow } from '#web/game/open-window.ts';
import { clearWords } from '#web/quest-rows/row-meta.tsx';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import './habit-details.css';

type HabitFootProps = {
  readonly state: HabitState;
  /** The id that the windows know the quest by. */
  readonly questId: string;
  readonly titleId: string;
  readonly onClear: () => void;
};

/** Start Quest and the completion of a quest with a schedule or a goal; over its limit it says why not. */
export function HabitFoot({ state, questId, titleId, onClear }: HabitFootProps): ReactNode {
  const reasonId = useId();
  const { quest, standing, goal } = state;
  const isOver = goal?.kind === 'atMost' && !goal.isKept;
  const words = standing.kind === 'later' ? 'Do it today' : clearWords(quest);
  return (
    <>
      <Button aria-describedby={titleId} onClick={() => openWindow({ kind: 'begin', questId })}>
        <Glyph name="play" />
        Start Quest
      </Button>
      <Button
        emphasis="quiet"
        aria-disabled={isOver || undefined}
        aria-describedby={isOver ? `${titleId} ${reasonId}` : titleId}
        onClick={() => !isOver && onClear()}
      >
        {words}
      </Button>
      {isOver && (
        <p id={reasonId} className="habit-reason">
          Over the limit by {amountText(goal.progress - goal.target)}: today it cannot be completed.
          Tomorrow begins anew.
        </p>
      )}
    </>
  );
}
