import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { MAX_CUE_LENGTH, MAX_SECTION_LENGTH, MAX_UNIT_LENGTH } from '#rules/habits/bounds.ts';
import { impliedSchedule } from '#rules/habits/calendar.ts';
import {
  type ChainEdits,
  type ChainPlan,
  frequencyOf,
  type QuestGoal,
  type QuestSchedule,
} from '#rules/habits/schedule.ts';
import { plainEdits, scheduleEdits } from '#rules/habits/term-drafts.ts';
import { isSame } from '#rules/is-same.ts';
import { pickFields } from '#rules/pick-fields.ts';
import type { QuestEdits } from './edit-quest.ts';
import {
  MAX_SUBTASKS,
  type PlannedSubtask,
  type Quest,
  type QuestPlan,
  type RenewalEdit,
  TIER_OF,
} from './quest.ts';
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
import type { WeekStart } from './week.ts';

/** What a form says of the chain. The archive has its own window, Later is pressed on a reminder. */
type ChainForm = Required<Omit<ChainEdits, 'isArchived' | 'snoozedUntil'>>;
type ChainField = keyof ChainForm;

type PlanForm = { readonly [Field in FormField]: FormValue<Field> };

/** All that a hunter can fill in of a quest, new or edited. */
export type QuestForm = PlanForm & ChainForm;

/** The same table, typed so that a field's rules fit its value. */
const FORM_ROWS: { readonly [Field in FormField]: { readonly form: FormRules<Field> } } =
  QUEST_FIELDS;

type ChainRules<Field extends ChainField> = {
  readonly empty: ChainForm[Field];
  readonly clean: (typed: ChainForm[Field]) => ChainForm[Field];
};

/** The fields that belong to the chain, as rows of the same kind. Here, because only forms need them. */
const CHAIN_ROWS: { readonly [Field in ChainField]: ChainRules<Field> } = {
  schedule: { empty: null, clean: (typed) => typed },
  goal: { empty: null, clean: (typed) => typed && { ...typed, unit: cleanUnit(typed.unit) } },
  section: { empty: '', clean: (typed) => cutText(cleanLine(typed), MAX_SECTION_LENGTH) },
  cue: { empty: '', clean: (typed) => cutText(cleanLine(typed), MAX_CUE_LENGTH) },
  hasSteps: { empty: false, clean: (typed) => typed },
  remindAt: { empty: '', clean: (typed) => (TIME_OF_DAY.test(typed) ? typed : '') },
};
const TIME_OF_DAY = /^\d\d:\d\d$/;
const CHAIN_FORM_FIELDS = Object.keys(CHAIN_ROWS) as ChainField[]; // the table has no other keys

/** Minutes are always `min`: a goal in that unit is fed by focus blocks. */
function cleanUnit(typed: QuestGoal['unit']): string {
  const unit = cutText(cleanLine(typed), MAX_UNIT_LENGTH);
  return /^min(ute)?s?\.?$/i.test(unit) ? 'min' : unit;
}

function planFormWith(value: (field: FormField) => unknown): PlanForm {
  return Object.fromEntries(FORM_FIELDS.map((field) => [field, value(field)])) as PlanForm; // each field gets its own value
}

function chainFormWith(value: (field: ChainField) => unknown): ChainForm {
  return Object.fromEntries(CHAIN_FORM_FIELDS.map((field) => [field, value(field)])) as ChainForm; // each field gets its own value
}

export const EMPTY_FORM: QuestForm = {
  ...planFormWith((field) => FORM_ROWS[field].form.empty),
  ...chainFormWith((field) => CHAIN_ROWS[field].empty),
};

export function formOf(quest: Quest): QuestForm {
  return {
    ...EMPTY_FORM,
    ...pickFields(planOfQuest(quest), FORM_FIELDS),
    ...pickFields(quest, CHAIN_FORM_FIELDS),
  };
}

function cleanField<Field extends FormField>(form: PlanForm, field: Field): FormValue<Field> {
  return FORM_ROWS[field].form.clean(form[field]);
}

function cleanChainField<Field extends ChainField>(
  form: ChainForm,
  field: Field,
): ChainForm[Field] {
  return CHAIN_ROWS[field].clean(form[field]);
}

function cleanForm(form: QuestForm): QuestForm {
  return {
    ...planFormWith((field) => cleanField(form, field)),
    ...chainFormWith((field) => cleanChainField(form, field)),
  };
}

/**
 * The form with what its choices bring along: a goal the schedule that its frequency implies, a
 * schedule its frequency, and a first schedule the renewal at dawn.
 */
export function withConsequences(
  form: QuestForm,
  weekStart: WeekStart,
  quest?: Pick<Quest, 'schedule' | 'hasSteps'>,
): QuestForm {
  const { goal, frequency, renewal } = form;
  const hasSteps = form.hasSteps && (goal?.kind === 'atLeast' || quest?.hasSteps === true);
  const implied = goal ? impliedSchedule(frequency, weekStart) : undefined;
  const schedule = form.schedule ?? implied;
  if (schedule === undefined) return { ...form, hasSteps };
  return {
    ...form,
    hasSteps,
    schedule,
    frequency: frequencyOf(schedule),
    renewal: renewalWith(schedule, renewal, quest?.schedule),
  };
}

/** What a choice of renewal comes to under a schedule: the first one brings renewal at dawn, unless it asks. */
export function renewalWith(
  schedule: QuestSchedule,
  renewal: RenewalEdit,
  before: QuestSchedule | undefined,
): RenewalEdit {
  const chosen = {
    ...(before && { schedule: before }),
    ...(renewal !== 'default' && { renewal }),
  };
  return scheduleEdits(chosen, schedule).renewal ?? renewal;
}

/** `undefined` when the title is blank: the contract wants that ignored in silence. */
export function planOfForm(form: QuestForm): (QuestPlan & ChainPlan) | undefined {
  const cleaned = cleanForm(form);
  if (isBlank(cleaned.title)) return undefined;
  const said = FORM_FIELDS.filter((field) => !isNone(field, cleaned[field]));
  const plan = pickFields(cleaned, said) as Pick<QuestPlan, FormField>; // without the values that say "none"
  const { schedule, goal, section, cue } = cleaned;
  return {
    ...plan,
    tier: TIER_OF[plan.difficulty],
    isCustom: true,
    ...(schedule && { schedule }),
    ...(goal && { goal }),
    ...(section && { section }),
    ...(cue && { cue }),
  };
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
  const isChanged = (field: FormField | ChainField) => !isSame(after[field], before[field]);
  const isFixed = (field: FormField) => quest.completed && QUEST_FIELDS[field].isFigure;
  // The frequency of a quest with a schedule is read off it and never written beside it.
  const isRead = (field: FormField) => field === 'frequency' && after.schedule !== null;
  const changed = FORM_FIELDS.filter(
    (field) => isChanged(field) && !isFixed(field) && !isRead(field),
  );
  return {
    ...pickFields(after, changed),
    ...(changed.includes('difficulty') && { tier: TIER_OF[after.difficulty] }),
    ...(before.schedule && !after.schedule && plainAgain(quest, after)),
    ...Object.fromEntries(
      CHAIN_FORM_FIELDS.filter(isChanged).map((field) => [field, after[field]]),
    ),
  };
}

/** A milestone keeps its goal, if it is still wanted. */
function plainAgain(quest: Quest, { frequency }: QuestForm): QuestEdits {
  const { goal: _asWanted, ...edits } = plainEdits(quest, frequency);
  return edits;
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
  const back: QuestEdits = Object.fromEntries(
    Object.entries(before).filter(([field]) => fields.includes(field)),
  );
  if (back.schedule === undefined) return back;
  const { frequency: _read, ...others } = back;
  return back.schedule === null ? { ...back, frequency: quest.frequency } : others;
}
