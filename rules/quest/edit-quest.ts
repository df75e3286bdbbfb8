import type { PlannedSubtask, Quest, QuestPlan, RenewalEdit } from './quest.ts';

/** New texts and figures for a quest; what is absent stays. */
export type QuestEdits = Partial<Omit<QuestPlan, 'isCustom' | 'subtasks' | 'renewal'>> & {
  readonly subtasks?: readonly PlannedSubtask[];
  readonly renewal?: RenewalEdit;
  readonly rank?: number;
};

/** A completion fixed these; only the texts of a completed quest can change. */
const FIGURES = ['category', 'frequency', 'difficulty', 'tier', 'xpReward'] as const;

/** The quest under the edits that hold for it; its subtasks are ticked elsewhere. */
export function withEdits(quest: Quest, { subtasks: _steps, ...edits }: QuestEdits): Quest {
  const fields: Record<string, unknown> = { ...edits };
  if (quest.completed) for (const figure of FIGURES) delete fields[figure];
  const edited: Quest = { ...quest, ...fields };
  if (edits.renewal !== 'default') return edited;
  const { renewal: _none, ...follower } = edited;
  return follower;
}
