import type { ReactNode } from 'react';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { tickSubtask } from '#web/game/tick-subtask.ts';
import { Bar } from '#web/ui/bar.tsx';
import '#web/ui/tick-box.css';

/** A step that is done stays done, so its box no longer answers. */
export function RaidSteps({ quest }: { readonly quest: Quest }): ReactNode {
  const game = useGame();
  const { subtasks = [] } = quest;
  if (subtasks.length === 0) return null;
  const done = subtasks.length - openSubtaskCount(quest);
  return (
    <div className="grid gap-2">
      <p className="flex justify-between text-small text-muted">
        <span>Steps</span>
        <span className="font-label text-ink">
          {done} / {subtasks.length}
        </span>
      </p>
      <Bar label="Steps done" value={done} full={subtasks.length} isThin />
      <ul className="raid-steps">
        {subtasks.map((subtask) => (
          <li key={subtask.id}>
            <label>
              <input
                type="checkbox"
                className="tick-box"
                checked={subtask.isCompleted}
                disabled={subtask.isCompleted}
                onChange={() => tickSubtask(game, quest, subtask)}
              />
              <span className="wrap-anywhere">{subtask.title}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
