import { addDays, type LocalDate } from './local-date.ts';

export type DailyActivity = {
  readonly date: LocalDate;
  readonly questsCompleted: number;
  readonly pomodorosCompleted: number;
  readonly xpEarned: number;
  readonly hasLogin: boolean;
};

/** What one command adds to its day. */
export type ActivityGain = {
  readonly quests?: number;
  readonly pomodoros?: number;
  readonly xp?: number;
  readonly hasLogin?: true;
};

/** Older days live in the server's own table; the document carries only these. */
export const KEPT_DAYS = 400;
const HISTORY_DAYS = 30;

export function quietDay(date: LocalDate): DailyActivity {
  return { date, questsCompleted: 0, pomodorosCompleted: 0, xpEarned: 0, hasLogin: false };
}

function withGain(activity: DailyActivity, gain: ActivityGain): DailyActivity {
  return {
    ...activity,
    questsCompleted: activity.questsCompleted + (gain.quests ?? 0),
    pomodorosCompleted: activity.pomodorosCompleted + (gain.pomodoros ?? 0),
    xpEarned: activity.xpEarned + (gain.xp ?? 0),
    hasLogin: activity.hasLogin || gain.hasLogin === true,
  };
}

/** The index of the day in the list, or where it belongs; searched from the end, because commands are mostly of today. */
function placeOf(activities: readonly DailyActivity[], day: LocalDate): number {
  let place = activities.length;
  for (let at = activities.length - 1; at >= 0; at -= 1) {
    const date = activities[at]?.date;
    if (date === undefined || date < day) break;
    place = at;
  }
  return place;
}

/** The list stays in order of days, one entry a day, and reaches back 400 days from its newest. */
export function recordActivity(
  activities: readonly DailyActivity[],
  day: LocalDate,
  gain: ActivityGain,
): readonly DailyActivity[] {
  const place = placeOf(activities, day);
  const known = activities[place];
  if (known?.date === day) return activities.with(place, withGain(known, gain));

  const last = activities.at(-1)?.date ?? day;
  const oldestKept = addDays(last > day ? last : day, 1 - KEPT_DAYS);
  if (day < oldestKept) return activities;
  const expired = placeOf(activities, oldestKept);
  return [
    ...activities.slice(expired, place),
    withGain(quietDay(day), gain),
    ...activities.slice(place),
  ];
}

/** One entry for each of the last 30 days, oldest first. */
export function historyWindow(
  activities: readonly DailyActivity[],
  today: LocalDate,
): readonly DailyActivity[] {
  const byDate = new Map(activities.map((activity) => [activity.date, activity]));
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - HISTORY_DAYS);
    return byDate.get(day) ?? quietDay(day);
  });
}
