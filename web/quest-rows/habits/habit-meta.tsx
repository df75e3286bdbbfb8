import type { ReactNode } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { HabitState } from '#rules/habits/habit-state.ts';
import { runOn } from '#rules/habits/run.ts';
import type { HeldClear } from '#web/game/held-clears.ts';
import { clearedWords, MetaLine } from '#web/quest-rows/row-meta.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { runWords, stateWords } from './habit-words.ts';
import './habit-row.css';

type HabitMetaProps = {
  readonly id: string;
  readonly state: HabitState;
  readonly today: LocalDate;
  readonly held: HeldClear | undefined;
};

/** The quiet line under the title of a quest with a schedule or a goal, or of one that rests. */
export function HabitMeta({ id, state, today, held }: HabitMetaProps): ReactNode {
  const { quest, habit, standing } = state;
  const isCleared = standing.kind === 'cleared';
  const run = runOn(habit, today);
  const words = isCleared
    ? { state: clearedWords(quest, today), often: '' }
    : stateWords(state, run);
  return (
    <MetaLine
      id={id}
      state={held?.win ?? words.state}
      often={isCleared ? '' : [words.often, quest.remindAt].filter(Boolean).join(', ')}
      isCleared={isCleared}
      isHeld={held !== undefined}
      xpReward={quest.xpReward}
    >
      {run.run > 0 && (
        <span className="row-run">
          <Glyph name="flame" size={14} />
          <span aria-hidden="true">{run.run}</span>
          {run.shields > 0 && standing.kind !== 'resting' && (
            <span aria-hidden="true" className="row-shields">
              <Glyph name="shield" size={13} />
              {run.shields}
            </span>
          )}
          <span className="sr-only">{runWords(run)}</span>
        </span>
      )}
    </MetaLine>
  );
}
