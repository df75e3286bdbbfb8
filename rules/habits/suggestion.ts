import { dayNumber, type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import { type Habit, stretchOn } from './calendar.ts';
import { walkDays } from './full-days.ts';
import type { QuestSchedule } from './schedule.ts';
import { countClears, isFreeDay } from './slots.ts';
import { type StepOffer, stepOffer } from './steps.ts';
import { restDraft, scheduleEdits, weekSchedule } from './term-drafts.ts';

/** One thing that the hunter may accept with a tap. `id` is the same as long as it is the same offer. */
export type HabitSuggestion = { readonly id: string } & (
  | { readonly kind: 'rest'; readonly from: LocalDate; readonly to: LocalDate }
  | { readonly kind: 'step'; readonly quest: Quest; readonly offer: StepOffer }
  | {
      readonly kind: 'lighter';
      readonly quest: Quest;
      readonly schedule: QuestSchedule;
      readonly times: number;
    }
);

type SuggestionWishes = {
  readonly weekStart: WeekStart;
  /** Titles that the mentor answers with help. */
  readonly needsHelp: (title: string) => boolean;
  /** What the hunter does not want to be offered now. */
  readonly isRefused: (id: string) => boolean;
};

/** At most one: days away that may have been rest, another target, or a lighter schedule. */
export function suggestionFor(
  habits: readonly Habit[],
  today: LocalDate,
  { weekStart, needsHelp, isRefused }: SuggestionWishes,
): HabitSuggestion | undefined {
  const isWanted = (one: HabitSuggestion | undefined) =>
    one !== undefined && !isRefused(one.id) ? one : undefined;
  const away = isWanted(restOffer(habits, today));
  if (away) return away;
  for (const habit of habits) {
    const offer = isWanted(stepFor(habit, today, needsHelp));
    if (offer) return offer;
  }
  for (const habit of habits) {
    const offer = isWanted(lighterFor(habit, today, weekStart));
    if (offer) return offer;
  }
  return undefined;
}

const MIN_AWAY = 3;
const MAX_AWAY = 14;

/** The days up to yesterday on which something was due and nothing at all was cleared, after one with a clear. */
function restOffer(habits: readonly Habit[], today: LocalDate): HabitSuggestion | undefined {
  const now = dayNumber(today);
  const earliest = now - MAX_AWAY - 1;
  const cleared = new Set<number>();
  const open = new Set<number>();
  for (const habit of habits) {
    walkDays(habit, now, (day, part) => {
      if (day < earliest || day >= now) return;
      if (part === 'cleared') cleared.add(day);
      else if (part === 'open') open.add(day);
    });
  }
  const lastClear = Math.max(...cleared);
  const away = [...open].filter((day) => day > lastClear);
  if (cleared.size === 0 || away.length < MIN_AWAY) return undefined;
  const [from, to] = [localDateOf(Math.min(...away)), localDateOf(Math.max(...away))];
  return { id: `rest ${from}`, kind: 'rest', from, to };
}

function stepFor(
  habit: Habit,
  today: LocalDate,
  needsHelp: SuggestionWishes['needsHelp'],
): HabitSuggestion | undefined {
  const { quest, id } = habit.chain;
  const offer = stepOffer(habit, today, needsHelp);
  return quest && offer && { id: `step ${id}`, kind: 'step', quest, offer };
}

const WEEKS = 4;
const FEW = 0.6;

/** For a quest that was cleared every week, but far less often than it asks. */
function lighterFor(
  habit: Habit,
  today: LocalDate,
  weekStart: WeekStart,
): HabitSuggestion | undefined {
  const { quest, id } = habit.chain;
  const now = dayNumber(today);
  const first = now - 7 * WEEKS;
  const { schedule, isArchived, from } = stretchOn(habit, now);
  if (!quest || !schedule || isArchived || Math.max(from, habit.began) > first) return undefined;
  const asked = askedIn(habit, schedule, first, now - 1);
  const clears = countClears(habit, first, now - 1);
  const times = Math.floor(clears / WEEKS);
  if (asked === undefined || times < 1 || clears > FEW * asked) return undefined;
  const lighter = weekSchedule(times, weekStart, quest.schedule);
  return { id: `lighter ${id}`, kind: 'lighter', quest, schedule: lighter, times };
}

/** How many clears days or weeks ask for between two days; months and spans are rare enough. */
function askedIn(
  habit: Habit,
  schedule: QuestSchedule,
  first: number,
  last: number,
): number | undefined {
  let free = 0;
  for (let day = first; day <= last; day += 1) if (isFreeDay(habit, day)) free += 1;
  if (schedule.per === 'day') return free;
  return schedule.per === 'week' ? (schedule.times * free) / 7 : undefined;
}

/** What accepting it records. */
export function acceptDraft(suggestion: HabitSuggestion, id: string): CommandDraft {
  if (suggestion.kind === 'rest') {
    return restDraft({ id, from: suggestion.from, to: suggestion.to });
  }
  const { quest } = suggestion;
  const edits =
    suggestion.kind === 'step'
      ? { goal: suggestion.offer.goal }
      : scheduleEdits(quest, suggestion.schedule);
  return { kind: 'quest.edit', id, questId: quest.id, edits };
}
