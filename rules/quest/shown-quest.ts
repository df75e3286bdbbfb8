import type { LocalDate } from '#rules/activity/local-date.ts';
import { type QuestEdits, withEdits } from './edit-quest.ts';
import type { FollowUp, PlannedSubtask, Quest, Subtask } from './quest.ts';

type Memory = {
  readonly doneCount: number;
  readonly addedOn?: LocalDate;
  readonly ticks: readonly { readonly questId: string; readonly subtaskId: string }[];
  readonly edits: QuestEdits;
  readonly followUps: readonly FollowUp[];
};

/** The quest as the board shows it: its plan, with the edits, ticks and counts of its chain. */
export function shownQuest(quest: Quest, memory: Memory): Quest {
  const { doneCount, addedOn, ticks, edits, followUps } = memory;
  const shown: Quest = {
    ...withEdits(quest, edits),
    streak: doneCount,
    ...(addedOn && { addedOn }),
    followUps,
  };
  const steps: readonly PlannedSubtask[] | undefined = edits.subtasks ?? quest.subtasks;
  if (steps === undefined) return shown;

  const ticked = new Set(
    ticks.filter((tick) => tick.questId === quest.id).map((tick) => tick.subtaskId),
  );
  const isDone = (id: string) => shown.completed || ticked.has(id); // a completed quest has no open step
  const subtasks = steps.map((step): Subtask => ({ ...step, isCompleted: isDone(step.id) }));
  const firstOpen = subtasks.findIndex((subtask) => !subtask.isCompleted);
  return {
    ...shown,
    subtasks,
    currentSubtaskIndex: firstOpen === -1 ? subtasks.length : firstOpen,
  };
}
