import { addDays, dayNumber, type LocalDate, localDateOf } from '#rules/activity/local-date.ts';
import { everyOne } from '#rules/document/by-id.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import type { Habit } from '#rules/habits/calendar.ts';
import { habitOf } from '#rules/habits/calendar.ts';
import { habitIn } from '#rules/habits/habit-board.ts';
import { slotOf } from '#rules/habits/slots.ts';
import { standingOn } from '#rules/habits/standing.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';

/** An event on days of the hunter's own calendar: it has no zone, so no journey and no clock change moves it. */
export type CalendarEvent = {
  readonly id: string;
  readonly first: LocalDate;
  /** With a time of day it lasts minutes, otherwise whole days. */
  readonly lasts: { readonly time: string; readonly minutes: number } | { readonly days: number };
  readonly summary: string;
  readonly description?: string;
  /** The page of the app that it leads to. */
  readonly path: string;
};

const DAYS_AHEAD = 28;
const FEWEST_DAYS_AHEAD = 7;
const MOST_DUE_EVENTS = 5_000;
const DAYS_BACK = 90;
/** A quest says its length in blocks of a raid. */
const BLOCK_MINUTES = 25;

/** What is due from today on, and on each of the last 90 days what was cleared. */
export function calendarEvents(document: GameDocument, today: LocalDate): readonly CalendarEvent[] {
  const board = boardOf(document);
  const fitting = Math.floor(MOST_DUE_EVENTS / Math.max(1, board.length));
  const daysAhead = Math.min(DAYS_AHEAD, Math.max(FEWEST_DAYS_AHEAD, fitting));
  return [
    ...board.flatMap((quest) => dueEvents(document, quest, { today, daysAhead })),
    ...clearedEvents(document, today),
  ];
}

type Ahead = { readonly today: LocalDate; readonly daysAhead: number };

/** One event for each day, week, month or span in which a clear is asked. A milestone has no day. */
function dueEvents(
  document: GameDocument,
  quest: Quest,
  { today, daysAhead }: Ahead,
): readonly CalendarEvent[] {
  const habit = habitIn(document, quest.id);
  const start = dayNumber(today);
  const events: CalendarEvent[] = [];
  for (let day = start; day < start + daysAhead; ) {
    const slot = slotOf(habit, Math.max(day, habit.began));
    if (slot === undefined) break;
    const first = Math.max(slot.first, day);
    const asked = askedIn(habit, first, slot.last);
    if (asked) {
      const days = slot.last - asked.day + 1;
      events.push(dueEvent(quest, { day: asked.day, days, words: asked.words }));
    }
    day = slot.last + 1;
  }
  return events;
}

/** The first day of these on which a clear is asked. */
function askedIn(habit: Habit, first: number, last: number) {
  for (let day = first; day <= last; day += 1) {
    const standing = standingOn(habit, localDateOf(day));
    if (standing.kind !== 'due') continue;
    const { done, times } = standing;
    return { day, words: times > 1 ? ` (${done} of ${times})` : '' };
  }
  return undefined;
}

function dueEvent(
  quest: Quest,
  { day, days, words }: { readonly day: number; readonly days: number; readonly words: string },
): CalendarEvent {
  const { id, title, description, estimatedPomodoros = 1, remindAt, cue } = quest;
  const root = rootOf(id);
  const first = localDateOf(day);
  const isTimed = remindAt !== undefined && days === 1;
  const texts = [cue, description].filter(Boolean).join('\n');
  return {
    id: `due-${root}-${first}`,
    first,
    lasts: isTimed ? { time: remindAt, minutes: estimatedPomodoros * BLOCK_MINUTES } : { days },
    summary: `${title}${words}`,
    ...(texts && { description: texts }),
    path: `/quests/${encodeURIComponent(root)}`,
  };
}

/** One event a day, however many quests: years of play stay small. */
function clearedEvents(document: GameDocument, today: LocalDate): readonly CalendarEvent[] {
  const titles = new Map<number, string[]>();
  const [from, to] = [dayNumber(addDays(today, -DAYS_BACK)), dayNumber(today)];
  for (const chain of everyOne(document.chains)) {
    const { quest } = chain;
    if (!quest) continue;
    const days = [...habitOf(chain, document).clears].filter((day) => day >= from && day <= to);
    for (const day of days) titles.set(day, [...(titles.get(day) ?? []), quest.title]);
  }
  return [...titles]
    .sort(([one], [other]) => one - other)
    .map(([day, names]) => ({
      id: `cleared-${localDateOf(day)}`,
      first: localDateOf(day),
      lasts: { days: 1 },
      summary: names.length === 1 ? `✓ ${names.join()}` : `✓ ${names.length} quests cleared`,
      description: names.sort().join('\n'),
      path: '/chronicle',
    }));
}
