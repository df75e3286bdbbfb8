import type { LocalDate } from '#rules/activity/local-date.ts';
import type { WeekStart } from '#rules/quest/week.ts';

/** How many clears are asked of which days. `on`: a mask of weekdays, bit 0 is Sunday; absent is every day. */
export type QuestSchedule =
  | { readonly per: 'day'; readonly on?: number }
  | { readonly per: 'week'; readonly times: number; readonly starts: WeekStart }
  | { readonly per: 'month'; readonly times: number }
  | { readonly per: 'span'; readonly days: number; readonly from: LocalDate };

/** An amount to reach or not to exceed. The target is in hundredths of the unit: 2.5 km is 250. */
export type QuestGoal = {
  readonly kind: 'atLeast' | 'atMost';
  readonly target: number;
  readonly unit: string;
};

/** What is asked of a quest, from some day on. `null` takes a schedule or a goal away. */
export type Terms = {
  readonly schedule?: QuestSchedule | null;
  readonly goal?: QuestGoal | null;
  readonly isArchived?: boolean;
};

/** Texts and choices beside the terms; '' and `false` take one away. */
type ChainTexts = {
  readonly section?: string;
  readonly cue?: string;
  readonly hasSteps?: boolean;
  /** `HH:MM`, local. */
  readonly remindAt?: string;
  /** Later was pressed on a reminder: the instant of the next one. */
  readonly snoozedUntil?: string;
};

/** What an edit says of these. They belong to the chain: a renewal carries none of them. */
export type ChainEdits = Terms & ChainTexts;

/** What the shown quest has of them. */
export type ChainFields = {
  readonly [Field in keyof ChainEdits]?: NonNullable<ChainEdits[Field]>;
};

/** What a new quest can carry of them. */
export type ChainPlan = Pick<ChainFields, 'schedule' | 'goal' | 'section' | 'cue'>;

export const TERM_FIELDS = ['schedule', 'goal', 'isArchived'] as const;
/** A value that counts as false in any of these says that the quest is without it. */
export const CHAIN_FIELDS = [
  ...TERM_FIELDS,
  'section',
  'cue',
  'hasSteps',
  'remindAt',
  'snoozedUntil',
] as const;

/** A quest with a schedule or a goal; every other behaves as it always did. */
export function isTracked({ schedule, goal }: ChainFields): boolean {
  return schedule !== undefined || goal !== undefined;
}

/** The contract's word for a schedule: what an older reader goes by. */
export function frequencyOf(schedule: QuestSchedule): 'daily' | 'weekly' {
  const isDaily = schedule.per === 'day' || (schedule.per === 'span' && schedule.days < 7);
  return isDaily ? 'daily' : 'weekly';
}
