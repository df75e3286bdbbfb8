import type { ChainEdits } from '#rules/habits/schedule.ts';
import type { Quest } from './quest.ts';
import { FIGURES, type FormValue, isNone, type PlanField } from './quest-fields.ts';

/** New texts and figures for a quest; what is absent stays. */
export type QuestEdits = {
  readonly [Field in Exclude<PlanField, 'isCustom'>]?: FormValue<Field>;
} & { readonly rank?: number } & ChainEdits;

/** The quest with its edits applied, except those of subtasks: `shown-quest.ts` knows which are ticked. */
export function withEdits(quest: Quest, { subtasks: _steps, ...edits }: QuestEdits): Quest {
  const edited: Record<string, unknown> = { ...edits };
  if (quest.completed) for (const figure of FIGURES) delete edited[figure];
  const shown: Quest = { ...quest, ...edited };
  for (const [field, value] of Object.entries(edited)) {
    if (isNone(field, value)) Reflect.deleteProperty(shown, field);
  }
  return shown;
}
