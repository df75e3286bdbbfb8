import type { PlannedSubtask, Quest, QuestPlan } from './quest.ts';

/** New texts and figures for a quest; what is absent stays. */
export type QuestEdits = Partial<Omit<QuestPlan, 'isCustom' | 'subtasks'>> & {
  readonly subtasks?: readonly PlannedSubtask[];
  readonly rank?: number;
};

/** A completion fixed these; only the texts of a completed quest can change. */
const FIGURES = ['category', 'frequency', 'difficulty', 'tier', 'xpReward'] as const;

/** The edits that hold for this quest; its subtasks are ticked elsewhere. */
export function editsFor(quest: Quest, edits: QuestEdits): Partial<Omit<Quest, 'subtasks'>> {
  const { subtasks: _steps, ...fields } = edits;
  if (!quest.completed) return fields;
  const texts: Record<string, unknown> = { ...fields };
  for (const figure of FIGURES) delete texts[figure];
  return texts;
}
