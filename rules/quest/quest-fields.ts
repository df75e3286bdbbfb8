import { cleanLine, cleanText, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { isSame } from '#rules/is-same.ts';
import { pickFields } from '#rules/pick-fields.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  type PlannedSubtask,
  type Quest,
  type QuestPlan,
  type RenewalEdit,
} from './quest.ts';
import { clampReward } from './reward.ts';

export type PlanField = keyof QuestPlan;

/** A field's value on a form, where every field has one; `renewal` may also be `default`. */
export type FormValue<Field extends PlanField> = Field extends 'renewal'
  ? RenewalEdit
  : Required<QuestPlan>[Field];

export type FormRules<Field extends PlanField> = {
  readonly empty: FormValue<Field>;
  /** What is stored of what was typed. */
  readonly clean: (typed: FormValue<Field>) => FormValue<Field>;
};

type FieldRules<Field extends PlanField> = {
  /** A quest may be without it; an edit to its empty value takes it away. */
  readonly isOptional: Record<never, never> extends Pick<QuestPlan, Field> ? true : false;
  /** A completion carries it and fixes it: later edits of the completed quest do not change it. */
  readonly isFigure: boolean;
  /** Null for a field that hunters do not fill in. */
  readonly form: FormRules<Field> | null;
};

function asItIs<Value>(value: Value): Value {
  return value;
}

/**
 * Every field of a quest's plan, one row each. Plan, renewal, edits, completion and forms read this
 * table; `protocol/documents/quest-schema.ts` has a schema for each row.
 */
export const QUEST_FIELDS = {
  title: {
    isOptional: false,
    isFigure: false,
    form: { empty: '', clean: (typed) => cutText(cleanLine(typed), MAX_TITLE_LENGTH) },
  },
  description: {
    isOptional: false,
    isFigure: false,
    form: { empty: '', clean: (typed) => cutText(cleanText(typed).trim(), MAX_DESCRIPTION_LENGTH) },
  },
  category: { isOptional: false, isFigure: true, form: { empty: 'Personal', clean: asItIs } },
  frequency: { isOptional: false, isFigure: true, form: { empty: 'daily', clean: asItIs } },
  difficulty: { isOptional: false, isFigure: true, form: { empty: 'basic', clean: asItIs } },
  tier: { isOptional: false, isFigure: true, form: null },
  xpReward: { isOptional: false, isFigure: true, form: { empty: 25, clean: clampReward } },
  isCustom: { isOptional: false, isFigure: false, form: null },
  subtasks: { isOptional: true, isFigure: false, form: { empty: [], clean: cleanSteps } },
  estimatedPomodoros: { isOptional: true, isFigure: false, form: null },
  renewal: { isOptional: true, isFigure: false, form: { empty: 'default', clean: asItIs } },
} satisfies { readonly [Field in PlanField]-?: FieldRules<Field> };

/** A step without words is none. */
function cleanSteps(typed: readonly PlannedSubtask[]): readonly PlannedSubtask[] {
  return typed
    .map((step) => ({ ...step, title: QUEST_FIELDS.title.form.clean(step.title) }))
    .filter(({ title }) => !isBlank(title));
}

type Rows = typeof QUEST_FIELDS;
export type QuestFigure = {
  [Field in PlanField]: Rows[Field]['isFigure'] extends true ? Field : never;
}[PlanField];
export type FormField = {
  [Field in PlanField]: Rows[Field]['form'] extends null ? never : Field;
}[PlanField];

const PLAN_FIELDS = Object.keys(QUEST_FIELDS) as PlanField[]; // the table has no other keys
export const FIGURES = PLAN_FIELDS.filter((one): one is QuestFigure => QUEST_FIELDS[one].isFigure);
export const FORM_FIELDS = PLAN_FIELDS.filter(
  (one): one is FormField => QUEST_FIELDS[one].form !== null,
);

/** Whether this value of a form or an edit says that the quest is without the field. */
export function isNone(field: string, value: unknown): boolean {
  const known = FORM_FIELDS.find((one) => one === field);
  if (known === undefined || !QUEST_FIELDS[known].isOptional) return false;
  return isSame(value, QUEST_FIELDS[known].form.empty);
}

/** The quest as it was before anyone worked on it. */
export function planOfQuest(quest: Quest): QuestPlan {
  const steps = quest.subtasks?.map(({ isCompleted: _ticked, ...step }): PlannedSubtask => step);
  return { ...pickFields(quest, PLAN_FIELDS), ...(steps && { subtasks: steps }) };
}
