import { hunterDay } from '#rules/activity/hunter-day.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { clearDrafts } from '#rules/habits/act-drafts.ts';
import { habitCounts, habitIn } from '#rules/habits/habit-board.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import { type Clear, clearOf } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { instantOf, instantsOf, offsetAt } from './wall-time.ts';

/** Stands for the evening word where a reminder of a quest has the root of its chain. */
export const EVENING_WORD = '';

/** One moment at which something is to be said. Of each subject, day and slot it is said at most once. */
export type Reminder = {
  /** The root of a quest's chain, or `EVENING_WORD`. */
  readonly subject: string;
  /** The hunter's day. */
  readonly day: LocalDate;
  /** The time of day that was chosen, or the instant that Later asked for. */
  readonly slot: string;
  readonly atMs: number;
};

/** The board and the zone of the one who is reminded. */
export type Reminded = { readonly document: GameDocument; readonly zone: string };

const HOUR_MS = 3_600_000;
/** Who was to be reminded longer ago is not: the moment is over. */
export const TOO_LATE_MS = HOUR_MS;
/** How far ahead the next moment is looked for. Whatever is not found by then is looked for again. */
const AHEAD_MS = 48 * HOUR_MS;

/** The day it is for the hunter at an instant. */
function dayAt({ document, zone }: Reminded, instantMs: number): LocalDate {
  return hunterDay(document, instantMs, offsetAt(zone, instantMs));
}

/** How many quests are due on a day and not cleared. */
export function openCount(document: GameDocument, day: LocalDate): number {
  const { due, cleared } = habitCounts(document, day);
  return due - cleared;
}

/** Whether a quest is due on a day and not cleared. */
export function isStillOpen(document: GameDocument, quest: Quest, day: LocalDate): boolean {
  const { due, cleared } = habitCounts(document, day, [quest]);
  return due > cleared;
}

/** Every moment from one instant to another, whether or not anything is open then. */
function momentsOf(reminded: Reminded, fromMs: number, toMs: number): readonly Reminder[] {
  const { document, zone } = reminded;
  const daily = (subject: string, time: string | undefined) =>
    time ? instantsOf(zone, time, fromMs, toMs).map((atMs) => ({ subject, slot: time, atMs })) : [];
  const again = (subject: string, instant: string | undefined) => {
    const atMs = Date.parse(instant ?? '');
    return instant && fromMs <= atMs && atMs <= toMs ? [{ subject, slot: instant, atMs }] : [];
  };
  const moments = [
    ...boardOf(document).flatMap(({ id, remindAt, snoozedUntil }) => [
      ...daily(rootOf(id), remindAt),
      ...again(rootOf(id), snoozedUntil),
    ]),
    ...daily(EVENING_WORD, document.settings.eveningAt),
  ];
  return moments
    .map((moment) => ({ ...moment, day: dayAt(reminded, moment.atMs) }))
    .sort((one, other) => one.atMs - other.atMs);
}

/** The quest of a reminder; none for the evening word, and for one that has left the board. */
export function questOf(document: GameDocument, { subject }: Reminder): Quest | undefined {
  return boardOf(document).find(({ id }) => rootOf(id) === subject);
}

function isWanted(document: GameDocument, reminder: Reminder): boolean {
  if (reminder.subject === EVENING_WORD) return openCount(document, reminder.day) > 0;
  const quest = questOf(document, reminder);
  return quest !== undefined && isStillOpen(document, quest, reminder.day);
}

/** What is to be said of the moments from one instant to another: only what is due and still open. */
export function remindersBetween(
  reminded: Reminded,
  fromMs: number,
  toMs: number,
): readonly Reminder[] {
  return momentsOf(reminded, fromMs, toMs).filter((one) => isWanted(reminded.document, one));
}

/**
 * When this board has to be looked at next: at the first reminder from that instant on, or a day
 * later if there is none in two. None where nobody asked for any.
 */
export function nextLook(reminded: Reminded, fromMs: number): number | undefined {
  const moments = momentsOf(reminded, fromMs, fromMs + AHEAD_MS);
  const next = moments.find((one) => isWanted(reminded.document, one));
  if (next) return next.atMs;
  return moments.length > 0 ? fromMs + AHEAD_MS / 2 : undefined;
}

/** What Clear on a reminder records on its day; none where one tap does not complete the quest. */
export function clearOn(document: GameDocument, quest: Quest, day: LocalDate): Clear | undefined {
  if (!isTracked(quest)) {
    return clearOf(quest, { today: day, weekStart: document.settings.weekStart });
  }
  const clear = clearDrafts(habitIn(document, quest.id), quest, day);
  return clear.ok ? clear.value : undefined;
}

/** The instant at which a hunter's day is over: at the next dawn. */
export function endOfDay({ document, zone }: Reminded, day: LocalDate): number {
  const dawn = `${String(document.settings.dawnHour).padStart(2, '0')}:00`;
  return instantOf(zone, addDays(day, 1), dawn);
}
