import { type ReactNode, useId, useState } from 'react';
import type { Quest, Subtask } from '#rules/quest/quest.ts';
import { areStepBlocksTold } from '#rules/quest/quest-summary.ts';
import { useGame } from '#web/game/game-context.ts';
import { tickSubtask } from '#web/game/quest-actions.ts';
import { giveFeedback } from '#web/game/touch-feedback.ts';
import { counted } from '#web/ui/counted.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import '#web/ui/forms/tick-box.css';
import './quest-steps.css';

const SHOWN_STEPS = 5;

export function QuestSteps({ quest }: { readonly quest: Quest }): ReactNode {
  const { subtasks = [], currentSubtaskIndex } = quest;
  const game = useGame();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // One tap may clear several steps: what is shown of them stays, so that nothing moves.
  const [shownIndex, setShownIndex] = useState(currentSubtaskIndex);
  if (!quest.completed && shownIndex !== currentSubtaskIndex) setShownIndex(currentSubtaskIndex);
  if (subtasks.length === 0) return null;

  const isLong = subtasks.length > SHOWN_STEPS + 1;
  const shown = isLong && !isOpen ? around(subtasks, shownIndex) : subtasks;
  return (
    <div className="grid gap-1">
      <ul id={id} className="grid">
        {shown.map((subtask) => (
          <Step
            key={subtask.id}
            subtask={subtask}
            isCurrent={subtask === subtasks[currentSubtaskIndex]}
            isDescribed={subtask === subtasks[shownIndex]}
            areBlocksTold={areStepBlocksTold(quest.estimatedPomodoros, subtasks)}
            onTick={() => {
              giveFeedback(game, 'step');
              tickSubtask(game, quest, subtask);
            }}
          />
        ))}
      </ul>
      {isLong && (
        <Disclosure look="text" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={id}>
          {isOpen ? 'Show fewer steps' : `Show all ${subtasks.length} steps`}
        </Disclosure>
      )}
    </div>
  );
}

/**
 * The steps around the current one; the one before it stays visible, because it has just been
 * ticked.
 */
function around(subtasks: readonly Subtask[], current: number): readonly Subtask[] {
  const start = Math.max(Math.min(current - 1, subtasks.length - SHOWN_STEPS), 0);
  return subtasks.slice(start, start + SHOWN_STEPS);
}

type StepProps = {
  readonly subtask: Subtask;
  readonly isCurrent: boolean;
  readonly isDescribed: boolean;
  readonly areBlocksTold: boolean;
  readonly onTick: () => void;
};

function Step(props: StepProps): ReactNode {
  const { subtask, isCurrent, isDescribed, areBlocksTold, onTick } = props;
  const { title, description, estimatedPomodoros, isCompleted } = subtask;
  const descriptionId = useId();
  const hasDescription = isDescribed && description !== undefined && description !== '';
  return (
    <li aria-current={isCurrent ? 'step' : undefined}>
      <label className="tick-label">
        <input
          type="checkbox"
          className="tick-box"
          checked={isCompleted}
          aria-disabled={isCompleted || undefined} // not `disabled`, which would lose the focus
          aria-describedby={hasDescription ? descriptionId : undefined}
          onChange={onTick}
        />
        <span className="step-title">
          {title}
          {isDescribed && areBlocksTold && estimatedPomodoros !== undefined && (
            <span className="step-blocks"> {counted(estimatedPomodoros, 'block')}</span>
          )}
        </span>
      </label>
      {hasDescription && (
        <p id={descriptionId} className="step-description">
          {description}
        </p>
      )}
    </li>
  );
}
