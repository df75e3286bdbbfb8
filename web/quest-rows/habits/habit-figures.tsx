import { type ReactNode, useMemo } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { habitIn } from '#rules/habits/habit-board.ts';
import { runOn } from '#rules/habits/run.ts';
import { amountText } from '#rules/habits/schedule-words.ts';
import { type StepOffer, stepOffer } from '#rules/habits/steps.ts';
import { strengthOn } from '#rules/habits/strength.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { dispatchWithUndo } from '#web/game/dispatch.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useNeedsHelp } from '#web/game/habits/needs-help.ts';
import { useRefusals } from '#web/game/habits/refused-offers.ts';
import { Button } from '#web/ui/button.tsx';
import { figureWords } from './habit-words.ts';
import { PlanStep, usePlanStep } from './plan-step.tsx';
import './habit-details.css';

type HabitFiguresProps = { readonly quest: Quest; readonly today: LocalDate };

/** How strong the habit is, its run and shields, and another target where one was asked for. */
export function HabitFigures({ quest, today }: HabitFiguresProps): ReactNode {
  const habit = useView((document) => habitIn(document, quest.id));
  const strength = strengthOn(habit, today);
  const needsHelp = useNeedsHelp(quest.hasSteps === true);
  const { isRefused, refuse } = useRefusals(today);
  const offer = useMemo(() => stepOffer(habit, today, needsHelp), [habit, today, needsHelp]);
  const offerId = `step ${rootOf(quest.id)}`; // as the insights call it
  const planId = `plan ${rootOf(quest.id)}`;
  const step = usePlanStep(quest, habit, today);
  return (
    <>
      <Strength
        strength={strength}
        words={figureWords(quest.schedule, runOn(habit, today)).join(' · ')}
      />
      {offer && !isRefused(offerId) && (
        <Offer quest={quest} offer={offer} onNotNow={() => refuse(offerId)} />
      )}
      {step && !offer && !isRefused(planId) && (
        <PlanStep quest={quest} step={step} onAnswer={() => refuse(planId)} />
      )}
    </>
  );
}

const SEGMENTS = Array.from({ length: 10 }, (_, at) => at);

type StrengthProps = { readonly strength: number; readonly words: string };

function Strength({ strength, words }: StrengthProps): ReactNode {
  const percent = Math.round(strength * 100);
  return (
    <p className="habit-strength">
      <span>Strength</span>
      <span aria-hidden="true" className="habit-meter">
        {SEGMENTS.map((at) => (
          <i key={at} data-lit={percent > at * 10 || undefined} />
        ))}
      </span>
      <b>{percent} %</b>
      <span className="habit-run">{words}</span>
    </p>
  );
}

type OfferProps = {
  readonly quest: Quest;
  readonly offer: StepOffer;
  readonly onNotNow: () => void;
};

/** Accepted or refused with one tap; never applied by itself. */
function Offer({ quest, offer, onNotNow }: OfferProps): ReactNode {
  const game = useGame();
  const { direction, goal } = offer;
  const target = `${amountText(goal.target)} ${goal.unit}`;
  const edit = (edits: QuestEdits, title: string) => {
    const draft = { kind: 'quest.edit', id: game.newId(), questId: quest.id, edits } as const;
    dispatchWithUndo(game, draft, { title });
  };
  return (
    <div className="habit-offer">
      <p>
        {direction === 'up' ? 'This goes well. A little more?' : 'A smaller step counts as well.'}
      </p>
      <div>
        <Button size="small" onClick={() => edit({ goal }, `${quest.title}: ${target}`)}>
          Make it {target}
        </Button>
        <Button emphasis="quiet" size="small" onClick={onNotNow}>
          Not now
        </Button>
        <Button
          emphasis="quiet"
          size="small"
          onClick={() => edit({ hasSteps: false }, `No more steps for ${quest.title}`)}
        >
          Never
        </Button>
      </div>
    </div>
  );
}
