import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { type Habit, stretchOn, weekdayOf } from './calendar.ts';
import { walkDays } from './full-days.ts';
import { strengthCurve } from './strength.ts';

/** Strength is compared with that of so many days ago. */
export const COMPARED_DAYS = 30;
/** A change below this is no change. */
const NOTABLE = 0.1;
const STRONG = 0.4;
/** Weekdays are compared over twelve weeks. */
const WEEKDAY_DAYS = 84;
/** So often a weekday must have been asked for before it is compared. */
const MIN_ASKED = 4;
const NOTABLE_SHARE = 0.15;

type StandOfQuest = 'held' | 'slipped' | 'growing';

export type QuestInsight = {
  readonly quest: Quest;
  /** 0 to 1, oldest first, today last. */
  readonly curve: readonly number[];
  readonly strength: number;
  /** Thirty days ago; 0 if it had not begun. */
  readonly before: number;
  readonly stand: StandOfQuest;
};

/** Of quests that ask for single days: how often a weekday was asked for, and how often it was cleared. */
export type WeekdayCount = { readonly asked: number; readonly cleared: number };

export type Insights = {
  /** The strongest first. */
  readonly quests: readonly QuestInsight[];
  /** By weekday, 0 is Sunday. */
  readonly weekdays: readonly WeekdayCount[];
  /** Absent while too little is known, or while all are alike. */
  readonly best?: number;
  readonly weakest?: number;
};

/** What held and what slipped, and on which weekdays. Milestones have no strength. */
export function insightsOf(habits: readonly Habit[], today: LocalDate): Insights {
  const quests = habits
    .flatMap((habit) => insightOf(habit, today) ?? [])
    .sort((one, other) => other.strength - one.strength);
  const weekdays = weekdayCounts(habits, today);
  return { quests, weekdays, ...extremesOf(weekdays) };
}

function insightOf(habit: Habit, today: LocalDate): QuestInsight | undefined {
  const { quest } = habit.chain;
  const { schedule, isArchived } = stretchOn(habit, dayNumber(today));
  if (quest === undefined || schedule === undefined || isArchived) return undefined;
  const curve = strengthCurve(habit, today);
  const strength = curve.at(-1) ?? 0;
  const before = curve.at(-1 - COMPARED_DAYS) ?? 0;
  return { quest, curve, strength, before, stand: standOf(strength, before) };
}

function standOf(strength: number, before: number): StandOfQuest {
  if (strength <= before - NOTABLE) return 'slipped';
  return strength >= STRONG ? 'held' : 'growing';
}

function weekdayCounts(habits: readonly Habit[], today: LocalDate): readonly WeekdayCount[] {
  const now = dayNumber(today);
  const counts = Array.from({ length: 7 }, () => ({ asked: 0, cleared: 0 }));
  for (const habit of habits) {
    walkDays(habit, now, (day, part, { length, state }) => {
      const count = counts[weekdayOf(day)];
      const isOver = day < now || part === 'cleared';
      if (!count || day <= now - WEEKDAY_DAYS || length > 1 || state === 'extra') return;
      if (part === 'out' || !isOver) return;
      count.asked += 1;
      if (part === 'cleared') count.cleared += 1;
    });
  }
  return counts;
}

function extremesOf(weekdays: readonly WeekdayCount[]): Pick<Insights, 'best' | 'weakest'> {
  const shares = weekdays
    .map(({ asked, cleared }, day) => ({ day, asked, share: cleared / asked }))
    .filter(({ asked }) => asked >= MIN_ASKED)
    .sort((one, other) => other.share - one.share);
  const [first, last] = [shares[0], shares.at(-1)];
  if (!first || !last || first.share - last.share < NOTABLE_SHARE) return {};
  return { best: first.day, weakest: last.day };
}
