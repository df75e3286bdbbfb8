import type { ReactNode } from 'react';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { chainOf } from '#rules/document/document.ts';
import { isRunLasting } from '#rules/quest/board-figures.ts';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Frequency, Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import type { HeldClear } from '#web/game/held-clears.ts';
import { dayAndMonth } from '#web/platform/day-words.ts';
import { counted } from '#web/ui/counted.ts';
import { Glyph } from '#web/ui/glyph.tsx';

const HOW_OFTEN: Readonly<Record<Frequency, string>> = {
  daily: 'Every day',
  weekly: 'Weekly',
  milestone: 'Milestone',
};

type RowMetaProps = {
  readonly id: string;
  readonly quest: Quest;
  readonly today: LocalDate;
  readonly held: HeldClear | undefined;
};

/** The quiet line under the title: what is done, how often, how many clears, and the reward. */
export function RowMeta({ id, quest, today, held }: RowMetaProps): ReactNode {
  const { frequency, streak, completed, xpReward, remindAt } = quest;
  const { log } = useGame();
  return (
    <MetaLine
      id={id}
      state={held?.win ?? stateWords(quest, today)}
      often={completed ? '' : HOW_OFTEN[frequency] + (remindAt ? `, ${remindAt}` : '')}
      isCleared={completed}
      isHeld={held !== undefined}
      xpReward={xpReward}
    >
      {streak > 0 && (
        <span className="row-run">
          {isRunLasting(chainOf(log.view(), quest.id), quest, today) && (
            <Glyph name="flame" size={14} />
          )}
          <span aria-hidden="true">{streak}</span>
          <span className="sr-only">{counted(streak, 'clear')}</span>
        </span>
      )}
    </MetaLine>
  );
}

type MetaLineProps = {
  readonly id: string;
  readonly state: string;
  readonly often: string;
  readonly isCleared: boolean;
  /** Cleared a moment ago: the reward stands beside the state. */
  readonly isHeld: boolean;
  readonly xpReward: number;
  /** The run. */
  readonly children: ReactNode;
};

export function MetaLine(props: MetaLineProps): ReactNode {
  const { id, state, often, isCleared, isHeld, xpReward, children } = props;
  return (
    <p id={id} className="row-meta">
      <span className="row-words">
        <span className={isCleared ? 'row-state-done' : 'row-state'}>{state}</span>
        {often !== '' && <span className="row-often">{often}</span>}
        {!isHeld && children}
        {isHeld && <span className="row-won">+{xpReward} XP</span>}
      </span>
      <span className={isHeld ? 'row-xp invisible' : 'row-xp'}>
        +{xpReward}
        <span className="sr-only"> XP</span>
      </span>
    </p>
  );
}

function stateWords(quest: Quest, today: LocalDate): string {
  if (quest.completed) return clearedWords(quest, today);
  const count = quest.subtasks?.length ?? 0;
  return count === 0 ? '' : `${count - openSubtaskCount(quest)}/${count} steps`;
}

/** Without a day for today: the row stands in a list that says so. */
export function clearedWords({ completedOn, isLate }: Quest, today: LocalDate): string {
  const late = isLate ? ', late' : '';
  if (completedOn === undefined || completedOn === today) return `Cleared${late}`;
  const day = completedOn === addDays(today, -1) ? 'yesterday' : dayAndMonth(completedOn);
  return `Cleared ${day}${late}`;
}

/** What the control of a row is called: `All n steps done` ticks the open ones first. */
export function clearWords(quest: Quest): string {
  const count = quest.subtasks?.length ?? 0;
  const isAllDone = !quest.completed && openSubtaskCount(quest) === 0;
  if (count === 0 || isAllDone) return 'Mark Complete';
  return count === 1 ? 'The step is done' : `All ${count} steps done`;
}
