import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { HabitState } from '#rules/habits/habit-state.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useGame } from '#web/game/game-context.ts';
import type { HeldClear } from '#web/game/held-clears.ts';
import { clearQuest } from '#web/game/quest-actions.ts';
import { Seal } from '#web/ui/seal.tsx';
import { HabitControl, HabitMeta } from './lazy-parts.ts';
import { RowControl } from './row-control.tsx';
import { RowDetails } from './row-details.tsx';
import { RowMeta } from './row-meta.tsx';
import './quest-row.css';

export type QuestRowProps = {
  readonly quest: Quest;
  /** Of a quest with a schedule or a goal, or that rests. */
  readonly state: HabitState | undefined;
  readonly today: LocalDate;
  readonly isOpen: boolean;
  /** It was cleared a moment ago and offers Undo. */
  readonly held: HeldClear | undefined;
  readonly onToggle: (rootId: string) => void;
};

/**
 * A quest in one line with one round control; opened, it shows the rest. Memoised: an unchanged quest
 * is the identical object, so a command renders only one row again.
 */
export const QuestRow = memo(function QuestRow(props: QuestRowProps): ReactNode {
  const { quest, state, today, isOpen, held, onToggle } = props;
  const game = useGame();
  const id = useId();
  const row = useRef<HTMLElement>(null);
  const isDoneToday = quest.completed && quest.completedOn === today;
  const isCleared = state ? state.standing.kind === 'cleared' : isDoneToday;
  const [wasCleared] = useState(isCleared);
  const isFresh = isCleared && !wasCleared;
  const rootId = rootOf(quest.id);

  const controlOf = () => row.current?.querySelector<HTMLElement>('[data-control]');
  const toggle = () => {
    flushSync(() => onToggle(rootId));
    row.current?.scrollIntoView({ block: 'nearest' }); // its foot may be under the bar of screens
  };
  const clear = () => clearQuest(game, quest);
  const leave = (act: () => void) => {
    const focusNeighbour = row.current && neighbourOf(row.current);
    flushSync(act); // the rows after it may move to another column
    focusNeighbour?.();
  };

  const control = {
    isHeld: held !== undefined,
    onClear: clear,
    onUndo: () => game.clears.undo(quest.id),
  };
  return (
    <article
      ref={row}
      aria-labelledby={`${id}-title`}
      className="quest-row"
      data-quest={quest.id}
      data-difficulty={quest.difficulty}
      data-cleared={isCleared || undefined}
      data-fresh={isFresh || undefined}
      data-opened={isOpen || undefined}
      data-state={state?.standing.kind}
    >
      <div className="row-head">
        <Seal
          sign={quest.category.toLowerCase()}
          look={quest.difficulty}
          isCleared={isCleared}
          isBreaking={isFresh}
        />
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="row-title">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-details` : undefined}
              aria-describedby={`${id}-meta`}
              onClick={toggle}
              className="row-open"
              data-drag
            >
              <span>{quest.title}</span>
            </button>
          </h2>
          {state ? (
            <HabitMeta id={`${id}-meta`} state={state} today={today} held={held} />
          ) : (
            <RowMeta id={`${id}-meta`} quest={quest} today={today} held={held} />
          )}
        </div>
        {state ? (
          <HabitControl {...control} state={state} today={today} />
        ) : (
          <RowControl {...control} quest={quest} isCleared={isCleared} />
        )}
      </div>
      {isOpen && (
        <RowDetails
          id={`${id}-details`}
          titleId={`${id}-title`}
          quest={quest}
          state={state}
          today={today}
          isFresh={isFresh}
          onClear={() => {
            controlOf()?.focus({ preventScroll: true }); // the pressed button disappears; this one is the Undo
            clear();
          }}
          onLeave={leave}
        />
      )}
    </article>
  );
});

/** Focuses what is beside a removed row: the next row, the one before it, or the panel. */
function neighbourOf(row: HTMLElement): () => void {
  const rows = [...document.querySelectorAll<HTMLElement>('.quest-row')];
  const at = rows.indexOf(row);
  const questId = (rows[at + 1] ?? rows[at - 1])?.getAttribute('data-quest');
  const panel = row.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    const all = [...document.querySelectorAll<HTMLElement>('.quest-row')];
    const neighbour = all.find((one) => one.getAttribute('data-quest') === questId);
    (neighbour?.querySelector<HTMLElement>('.row-open') ?? panel)?.focus();
  };
}
