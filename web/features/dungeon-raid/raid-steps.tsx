import type { ReactNode } from 'react';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { tickSubtask } from '#web/game/quest-actions.ts';
import { Bar } from '#web/ui/charts/bar.tsx';
import '#web/ui/forms/tick-box.css';

type RaidStepsProps = { readonly quest: Quest };

/** The steps of the quest and how many are done. */
export function RaidSteps({ quest }: RaidStepsProps): ReactNode {
  const { subtasks = [] } = quest;
  if (subtasks.length === 0) return null;
  const done = subtasks.length - openSubtaskCount(quest);
  return (
    <div className="raid-panel-steps grid gap-2">
      <p className="flex justify-between text-small text-muted">
        <span>Steps</span>
        <span className="font-label text-ink">
          {done} / {subtasks.length}
        </span>
      </p>
      <Bar label="Steps done" value={done} full={subtasks.length} isThin />
      <StepList quest={quest} />
    </div>
  );
}

/** The steps as checkboxes. A finished step cannot be unticked. */
export function StepList({ quest }: RaidStepsProps): ReactNode {
  const game = useGame();
  return (
    <ul className="raid-steps">
      {quest.subtasks?.map((subtask) => (
        <li key={subtask.id}>
          <label className="tick-label">
            <input
              type="checkbox"
              className="tick-box"
              checked={subtask.isCompleted}
              disabled={subtask.isCompleted}
              onChange={() => tickSubtask(game, quest, subtask)}
            />
            <span>{subtask.title}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
