import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { QuestStep } from '#mentor/planner/step-offer.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { archiveOf, boardOf } from '#rules/document/document.ts';
import type { Habit } from '#rules/habits/calendar.ts';
import { paceOn } from '#rules/habits/steps.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { dispatchWithUndo } from '#web/game/dispatch.ts';
import { useGame } from '#web/game/game-context.ts';
import { logProblem } from '#web/platform/log.ts';
import { forgedWishOf } from '#web/session/forged-wish.ts';
import { Button } from '#web/ui/button.tsx';

/** As many missed weeks as a smaller version is offered after. */
const MISSED_WEEKS = 2;

/** The next phase of a forged quest, or its five-minute version, once one is due. Only then the library is loaded. */
export function usePlanStep(quest: Quest, habit: Habit, today: LocalDate): QuestStep | undefined {
  const { log } = useGame();
  const [step, setStep] = useState<{ readonly title: string; readonly found?: QuestStep }>();
  const pace = useMemo(() => paceOn(habit, today), [habit, today]);
  const isDue = quest.isCustom && (pace.isStepDue || pace.missedWeeks >= MISSED_WEEKS);
  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    const view = log.view();
    const answers = forgedWishOf(log.uid).read();
    const { weekStart } = view.settings;
    const terms = { pace, today, weekStart, board: [...boardOf(view), ...archiveOf(view)] };
    import('#mentor/forge/offline-mentor.ts')
      .then(({ OFFLINE_MENTOR }) =>
        OFFLINE_MENTOR.stepFor(quest, { ...terms, ...(answers && { answers }) }),
      )
      .then((found) => {
        if (isCurrent) setStep({ title: quest.title, ...(found && { found }) });
      })
      .catch((error: unknown) => logProblem('no step can be offered', error));
    return () => {
      isCurrent = false;
    };
  }, [log, quest, pace, today, isDue]);
  return isDue && step?.title === quest.title ? step.found : undefined;
}

type PlanStepProps = {
  readonly quest: Quest;
  readonly step: QuestStep;
  /** It is not offered again for a while, taken or not. */
  readonly onAnswer: () => void;
};

/** Taken or put off with one tap; never taken by itself. */
export function PlanStep({ quest, step, onAnswer }: PlanStepProps): ReactNode {
  const game = useGame();
  const { words, accept } = WORDS[step.kind];
  const take = () => {
    const { id: questId } = quest;
    const draft = { kind: 'quest.edit', id: game.newId(), questId, edits: step.edits } as const;
    dispatchWithUndo(game, draft, { title: `Now: ${step.title}` });
    onAnswer();
  };
  return (
    <div className="habit-offer">
      <p>
        {words} <b className="text-ink wrap-anywhere">{step.title}</b>
      </p>
      <div>
        <Button size="small" onClick={take}>
          {accept}
        </Button>
        <Button emphasis="quiet" size="small" onClick={onAnswer}>
          Not now
        </Button>
      </div>
    </div>
  );
}

const WORDS: Readonly<
  Record<QuestStep['kind'], { readonly words: string; readonly accept: string }>
> = {
  'next-phase': { words: 'This goes well. The next step:', accept: 'Take the next step' },
  whole: { words: 'The five minutes go well. All of it again:', accept: 'Take all of it' },
  tiny: {
    words: 'Two weeks without it. Five minutes count as well:',
    accept: 'Make it five minutes',
  },
};
