import * as v from 'valibot';
import { readableFields } from '#protocol/loose.ts';
import { instant, localDate, timeOfDay, wholeNumber } from '#protocol/scalars.ts';
import { line } from '#protocol/text.ts';
import {
  MAX_CUE_LENGTH,
  MAX_SECTION_LENGTH,
  MAX_SPAN_DAYS,
  MAX_TARGET,
  MAX_TIMES_A_MONTH,
  MAX_TIMES_A_WEEK,
  MAX_UNIT_LENGTH,
  MAX_WEEKDAY_MASK,
  MIN_SPAN_DAYS,
} from '#rules/habits/bounds.ts';
import type {
  ChainEdits,
  ChainFields,
  ChainPlan,
  QuestGoal,
  QuestSchedule,
} from '#rules/habits/schedule.ts';
import type { ChainBase, TermsFrom } from '#rules/habits/terms.ts';
import { FREQUENCIES } from '#rules/quest/quest.ts';
import { WEEK_STARTS } from '#rules/quest/week.ts';

export const schedule: v.GenericSchema<unknown, QuestSchedule> = v.variant('per', [
  v.strictObject({
    per: v.literal('day'),
    on: v.exactOptional(wholeNumber(1, MAX_WEEKDAY_MASK)),
  }),
  v.strictObject({
    per: v.literal('week'),
    times: wholeNumber(1, MAX_TIMES_A_WEEK),
    starts: v.picklist(WEEK_STARTS),
  }),
  v.strictObject({ per: v.literal('month'), times: wholeNumber(1, MAX_TIMES_A_MONTH) }),
  v.strictObject({
    per: v.literal('span'),
    days: wholeNumber(MIN_SPAN_DAYS, MAX_SPAN_DAYS),
    from: localDate,
  }),
]);

export const unit = line(MAX_UNIT_LENGTH);
const goal: v.GenericSchema<unknown, QuestGoal> = v.variant('kind', [
  v.strictObject({ kind: v.literal('atLeast'), target: wholeNumber(1, MAX_TARGET), unit }),
  v.strictObject({ kind: v.literal('atMost'), target: wholeNumber(0, MAX_TARGET), unit }),
]);

export const section = line(MAX_SECTION_LENGTH);
export const cue = line(MAX_CUE_LENGTH);

/** '' says that there is none. */
export function orNone<Schema extends v.GenericSchema>(schema: Schema) {
  return v.exactOptional(v.union([v.literal(''), schema]));
}

/** What a new quest of version 2 can say of its chain. */
export const CHAIN_PLAN = {
  schedule: v.exactOptional(schedule),
  goal: v.exactOptional(goal),
  section: v.exactOptional(section),
  cue: v.exactOptional(cue),
} satisfies { readonly [Field in keyof ChainPlan]-?: v.GenericSchema };

const TERMS = {
  schedule: v.exactOptional(v.nullable(schedule)),
  goal: v.exactOptional(v.nullable(goal)),
  isArchived: v.exactOptional(v.boolean()),
};

/** What an edit of version 2 can say of the chain. */
export const CHAIN_EDITS = {
  ...TERMS,
  section: orNone(section),
  cue: orNone(cue),
  hasSteps: v.exactOptional(v.boolean()),
  remindAt: orNone(timeOfDay),
  snoozedUntil: orNone(instant),
} satisfies { readonly [Field in keyof ChainEdits]-?: v.GenericSchema };

const STORED = {
  ...CHAIN_PLAN,
  isArchived: v.boolean(),
  hasSteps: v.boolean(),
  remindAt: timeOfDay,
  snoozedUntil: instant,
} satisfies { readonly [Field in keyof ChainFields]-?: v.GenericSchema };

/** A stored record without those fields of the chain that cannot be read: they cost nothing beside them. */
export function withReadableFields<Stored extends object>(stored: Stored): Stored & ChainFields {
  const { fields } = readableFields(STORED, stored);
  const others = Object.entries(stored).filter(([field]) => !Object.hasOwn(STORED, field));
  return { ...Object.fromEntries(others), ...fields } as Stored & ChainFields; // the others are as they were
}

export const baseSchema: v.GenericSchema<unknown, ChainBase> = v.pipe(
  v.looseObject({
    of: v.union([v.literal(''), localDate]),
    frequency: v.picklist(FREQUENCIES),
  }),
  v.transform((base) => withReadableFields(base)),
);

const termsFrom = v.looseObject({ from: localDate });

/** The entries that have a day, each with the fields that can be read. */
export const termsSchema: v.GenericSchema<unknown, readonly TermsFrom[]> = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) =>
    entries.flatMap((entry): TermsFrom[] => {
      const dated = v.safeParse(termsFrom, entry);
      if (!dated.success) return [];
      return [{ from: dated.output.from, ...readableFields(TERMS, entry).fields }];
    }),
  ),
);

export const amountsSchema = v.record(
  v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.length(31)),
);
