import type { LocalDate } from '#rules/activity/local-date.ts';
import { CHAIN_FIELDS, type ChainEdits, frequencyOf } from '#rules/habits/schedule.ts';
import type { ChainBase, TermsFrom } from '#rules/habits/terms.ts';
import { type QuestEdits, withEdits } from './edit-quest.ts';
import type { FollowUp, PlannedSubtask, Quest, Subtask } from './quest.ts';

type Memory = {
  readonly doneCount: number;
  readonly addedOn?: LocalDate;
  readonly ticks: readonly { readonly questId: string; readonly subtaskId: string }[];
  readonly edits: QuestEdits;
  readonly followUps: readonly FollowUp[];
  readonly base?: ChainBase;
  readonly terms?: readonly TermsFrom[];
};

/** The quest as the board shows it: its plan, with the edits, ticks and counts of its chain. */
export function shownQuest(quest: Quest, memory: Memory): Quest {
  const { doneCount, addedOn, ticks, edits, followUps, base, terms = [] } = memory;
  const said: ChainEdits = Object.assign({}, base, ...terms, edits);
  const shown: Quest = {
    ...withEdits(quest, edits),
    ...(said.schedule && !quest.completed && { frequency: frequencyOf(said.schedule) }),
    streak: doneCount,
    ...(addedOn && { addedOn }),
    followUps,
  };
  for (const field of CHAIN_FIELDS) {
    if (said[field]) Object.assign(shown, { [field]: said[field] });
    else if (field in shown) Reflect.deleteProperty(shown, field);
  }
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
