import type { LocalDate } from '#rules/activity/local-date.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import {
  MAX_SPAN_DAYS,
  MAX_TIMES_A_MONTH,
  MAX_TIMES_A_WEEK,
  MIN_SPAN_DAYS,
} from '#rules/habits/bounds.ts';
import type { QuestGoal, QuestSchedule } from '#rules/habits/schedule.ts';
import { readTarget, targetText } from '#rules/habits/target-text.ts';
import { weekSchedule } from '#rules/habits/term-drafts.ts';
import { isSame } from '#rules/is-same.ts';
import { pickFields } from '#rules/pick-fields.ts';
import type { Frequency, Quest, RenewalEdit } from '#rules/quest/quest.ts';
import {
  EMPTY_FORM,
  formOf,
  type QuestForm,
  renewalWith,
  withConsequences,
} from '#rules/quest/quest-form.ts';
import { MAX_REWARD, MIN_REWARD, minRewardOf, readReward } from '#rules/quest/reward.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { unreachable } from '#rules/unreachable.ts';

/** How often a quest comes. The contract's three are plain; every other choice is a schedule. */
export const OFTEN = ['daily', 'weekdays', 'week', 'weekly', 'span', 'month', 'milestone'] as const;
export type Often = (typeof OFTEN)[number];

export const WHAT_COUNTS = ['done', 'steps', 'amount', 'limit'] as const;
export type WhatCounts = (typeof WHAT_COUNTS)[number];

/** A form as it is being filled in: numbers are still texts, and a choice that was left keeps its own. */
export type QuestDraft = Omit<QuestForm, 'xpReward' | 'frequency' | 'schedule' | 'goal'> & {
  readonly xpText: string;
  readonly often: Often;
  /** A mask, bit 0 is Sunday. */
  readonly weekdays: number;
  /** A week or a month. */
  readonly timesText: string;
  readonly daysText: string;
  readonly counts: WhatCounts;
  readonly targetText: string;
  readonly unit: string;
};

const SCHEDULE_PARTS = ['often', 'weekdays', 'timesText', 'daysText'] as const;
const MON_WED_FRI = 0b0101010;
const ALL_WEEK = 0b1111111;

export function draftOf(form: QuestForm): QuestDraft {
  const { xpReward, frequency, schedule, goal, ...texts } = form;
  const times = schedule && 'times' in schedule ? schedule.times : 3;
  return {
    ...texts,
    xpText: String(xpReward),
    often: schedule ? oftenOf(schedule) : frequency,
    weekdays: schedule?.per === 'day' && schedule.on ? schedule.on : MON_WED_FRI,
    timesText: String(times),
    daysText: String(schedule?.per === 'span' ? schedule.days : MIN_SPAN_DAYS),
    counts: countsOf(form),
    targetText: goal ? targetText(goal.target) : '',
    unit: goal?.unit ?? '',
  };
}

function oftenOf(schedule: QuestSchedule): Often {
  if (schedule.per === 'day') return schedule.on === undefined ? 'daily' : 'weekdays';
  return schedule.per === 'week' && schedule.times === 1 ? 'weekly' : schedule.per;
}

function countsOf({ goal, subtasks }: QuestForm): WhatCounts {
  if (goal) return goal.kind === 'atLeast' ? 'amount' : 'limit';
  return subtasks.length > 0 ? 'steps' : 'done';
}

/** Whether the quest will have a schedule; a goal brings one along. */
export function isScheduledDraft({ often, counts }: QuestDraft): boolean {
  if (often === 'milestone') return false;
  const isPlain = often === 'daily' || often === 'weekly';
  return !isPlain || counts === 'amount' || counts === 'limit';
}

/** How the quest will come back: a first schedule brings it back at dawn, unless it asks. */
export function renewalOf(draft: QuestDraft, quest: Quest | undefined): RenewalEdit {
  const { renewal } = draft;
  return isScheduledDraft(draft) ? renewalWith({ per: 'day' }, renewal, quest?.schedule) : renewal;
}

export const NO_DRAFT: QuestDraft = draftOf(EMPTY_FORM);

/** What is wrong with a form, and at which of its fields. */
export type DraftProblem = { readonly field: keyof QuestDraft; readonly words: string };

type DraftContext = {
  readonly weekStart: WeekStart;
  readonly today: LocalDate;
  /** The quest that is edited, as it was when its form was opened. */
  readonly quest?: Quest;
};

/** The form that a draft says, or the first field that says none. */
export function readDraft(
  draft: QuestDraft,
  context: DraftContext,
): Result<QuestForm, DraftProblem> {
  const { quest, weekStart } = context;
  const {
    xpText,
    often: _often,
    weekdays: _days,
    timesText: _times,
    daysText: _n,
    ...rest
  } = draft;
  const { counts, targetText: _target, unit: _unit, ...texts } = rest;
  if (isBlank(draft.title)) return err({ field: 'title', words: 'A quest needs a title.' });
  const timing = readTiming(draft, context);
  if (!timing.ok) return timing;
  const goal = readGoal(draft);
  if (!goal.ok) return goal;
  const reward = quest?.completed ? ok(quest.xpReward) : readXp(xpText, quest);
  if (!reward.ok) return reward;
  const form: QuestForm = {
    ...texts,
    ...timing.value,
    goal: goal.value,
    subtasks: counts === 'done' ? [] : draft.subtasks,
    xpReward: reward.value,
  };
  return ok(withConsequences(form, weekStart, quest));
}

function readXp(xpText: string, quest: Quest | undefined): Result<number, DraftProblem> {
  const least = quest ? minRewardOf(quest.id) : MIN_REWARD;
  const reward = readReward(xpText) ?? 0;
  if (reward >= least) return ok(reward);
  return err({ field: 'xpText', words: `Enter a whole number from ${least} to ${MAX_REWARD}.` });
}

type Timing = { readonly frequency: Frequency; readonly schedule: QuestSchedule | null };

/** What was not touched stays as it is, also where the form would say it in another way. */
function readTiming(draft: QuestDraft, context: DraftContext): Result<Timing, DraftProblem> {
  const before = context.quest && formOf(context.quest);
  const parts = (one: QuestDraft) => pickFields(one, SCHEDULE_PARTS);
  if (before && isSame(parts(draft), parts(draftOf(before)))) {
    return ok({ frequency: before.frequency, schedule: before.schedule });
  }
  const { often } = draft;
  if (often === 'daily' || often === 'weekly' || often === 'milestone') {
    return ok({ frequency: often, schedule: null });
  }
  const schedule = readSchedule({ ...draft, often }, context);
  return schedule.ok ? ok({ frequency: 'daily', schedule: schedule.value }) : schedule;
}

type ScheduleDraft = QuestDraft & { readonly often: Exclude<Often, Frequency> };

function readSchedule(
  { often, weekdays, timesText, daysText }: ScheduleDraft,
  { weekStart, today, quest }: DraftContext,
): Result<QuestSchedule, DraftProblem> {
  switch (often) {
    case 'weekdays':
      if (weekdays === 0) return err({ field: 'weekdays', words: 'Choose at least one day.' });
      return ok(weekdays === ALL_WEEK ? { per: 'day' } : { per: 'day', on: weekdays });
    case 'week': {
      const times = readCount(timesText, TIMES_BOUNDS.week);
      if (times === undefined) return wrongCount('timesText', TIMES_BOUNDS.week);
      return ok(weekSchedule(times, weekStart, quest?.schedule));
    }
    case 'month': {
      const times = readCount(timesText, TIMES_BOUNDS.month);
      if (times === undefined) return wrongCount('timesText', TIMES_BOUNDS.month);
      return ok({ per: 'month', times });
    }
    case 'span': {
      const days = readCount(daysText, SPAN_BOUNDS);
      if (days === undefined) return wrongCount('daysText', SPAN_BOUNDS);
      return ok({ per: 'span', days, from: today });
    }
    default:
      return unreachable(often);
  }
}

type Bounds = readonly [least: number, most: number];

/** Once a week is `weekly`, seven times is `daily`. */
export const TIMES_BOUNDS: { readonly week: Bounds; readonly month: Bounds } = {
  week: [2, MAX_TIMES_A_WEEK],
  month: [1, MAX_TIMES_A_MONTH],
};
export const SPAN_BOUNDS: Bounds = [MIN_SPAN_DAYS, MAX_SPAN_DAYS];

export function readCount(typed: string, [least, most]: Bounds): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,2}$/.test(text)) return undefined;
  const count = Number(text);
  return count >= least && count <= most ? count : undefined;
}

function wrongCount(field: keyof QuestDraft, [least, most]: Bounds) {
  return err({ field, words: `Enter a whole number from ${least} to ${most}.` });
}

function readGoal(draft: QuestDraft): Result<QuestGoal | null, DraftProblem> {
  const { counts } = draft;
  if (counts !== 'amount' && counts !== 'limit') return ok(null);
  const kind = counts === 'amount' ? 'atLeast' : 'atMost';
  const target = readTarget(draft.targetText, kind);
  if (target === undefined) {
    const least = kind === 'atMost' ? '0' : '0.01';
    return err({ field: 'targetText', words: `Enter a number from ${least} to 100,000.` });
  }
  const unit = cleanLine(draft.unit);
  if (isBlank(unit)) return err({ field: 'unit', words: 'Say what is counted: glasses, pages.' });
  return ok({ kind, target, unit });
}
