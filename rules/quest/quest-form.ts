import { isBlank } from '#rules/clean-text.ts';
import { isSame } from '#rules/is-same.ts';
import { pickFields } from '#rules/pick-fields.ts';
import type { QuestEdits } from './edit-quest.ts';
import { MAX_SUBTASKS, type PlannedSubtask, type Quest, type QuestPlan, TIER_OF } from './quest.ts';
import {
  FORM_FIELDS,
  type FormField,
  type FormRules,
  type FormValue,
  isNone,
  planOfQuest,
  QUEST_FIELDS,
} from './quest-fields.ts';
import { minRewardOf } from './reward.ts';

/** All that a hunter can fill in of a quest, new or edited. */
export type QuestForm = { readonly [Field in FormField]: FormValue<Field> };

/** The same table, typed so that a field's rules fit its value. */
const FORM_ROWS: { readonly [Field in FormField]: { readonly form: FormRules<Field> } } =
  QUEST_FIELDS;

function formWith(value: (field: FormField) => unknown): QuestForm {
  return Object.fromEntries(FORM_FIELDS.map((field) => [field, value(field)])) as QuestForm; // each field gets its own value
}

export const EMPTY_FORM: QuestForm = formWith((field) => FORM_ROWS[field].form.empty);

export function formOf(quest: Quest): QuestForm {
  return { ...EMPTY_FORM, ...pickFields(planOfQuest(quest), FORM_FIELDS) };
}

function cleanField<Field extends FormField>(form: QuestForm, field: Field): FormValue<Field> {
  return FORM_ROWS[field].form.clean(form[field]);
}

function cleanForm(form: QuestForm): QuestForm {
  return formWith((field) => cleanField(form, field));
}

/** `undefined` when the title is blank: the contract wants that ignored in silence. */
export function planOfForm(form: QuestForm): QuestPlan | undefined {
  const cleaned = cleanForm(form);
  if (isBlank(cleaned.title)) return undefined;
  const said = FORM_FIELDS.filter((field) => !isNone(field, cleaned[field]));
  const plan = pickFields(cleaned, said) as Pick<QuestPlan, FormField>; // without the values that say "none"
  return { ...plan, tier: TIER_OF[plan.difficulty], isCustom: true };
}

/** The edits from a quest to a form: only what differs, so that other devices' edits of other fields stay. */
export function editsTowards(quest: Quest, wanted: QuestForm): QuestEdits {
  const before = formOf(quest);
  const cleaned = cleanForm(wanted);
  const after: QuestForm = {
    ...cleaned,
    title: isBlank(cleaned.title) ? before.title : cleaned.title,
    xpReward: Math.max(cleaned.xpReward, minRewardOf(quest.id)),
    subtasks: quest.completed
      ? renamed(before.subtasks, cleaned.subtasks)
      : cleaned.subtasks.slice(0, MAX_SUBTASKS),
  };
  const changed = FORM_FIELDS.filter(
    (field) =>
      !isSame(after[field], before[field]) && !(quest.completed && QUEST_FIELDS[field].isFigure),
  );
  return {
    ...pickFields(after, changed),
    ...(changed.includes('difficulty') && { tier: TIER_OF[after.difficulty] }),
  };
}

function renamed(
  steps: readonly PlannedSubtask[],
  wanted: readonly PlannedSubtask[],
): readonly PlannedSubtask[] {
  const titles = new Map(wanted.map(({ id, title }) => [id, title]));
  return steps.map((step) => ({ ...step, title: titles.get(step.id) ?? step.title }));
}

/** The edits that undo these. */
export function editsBack(quest: Quest, edits: QuestEdits): QuestEdits {
  const before = { ...formOf(quest), tier: quest.tier };
  const fields = Object.keys(edits);
  return Object.fromEntries(Object.entries(before).filter(([field]) => fields.includes(field)));
}
