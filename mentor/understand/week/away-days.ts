import {
  inWeekOrder,
  SEVEN_DAYS,
  SPREAD,
  type Weekday,
} from '#mentor/understand/figures/rhythm.ts';
import { DAYS } from './day-spans.ts';
import { daysWithMinutes, type WeekTime, weekOf } from './week-time.ts';
import { hourOf, inPlainTerms } from './week-words.ts';

// Days on which the user is on the road, on call or away: nothing is planned for them.

const AWAY =
  /\b(?:drive (?:a )?(?:truck|lorry|coach|bus|van)|work(?:ing)? (?:away|nights|offshore|lates?)|on (?:call|the road|tour)|(?:am|im|i'm|be) away|travel(?:ling)? for work|not (?:at )?home)\b/i;
/** What takes one day away from somebody who said that all have time. */
const TAKEN =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:days?|s)? (?:is|are) (?:my |the |our )?(?:off|pub quiz|quiz night|games night|date night|team (?:evening|night))\b|\bmy (?:husband|wife|partner) does\b/i;
/** Words of a time that every day has. */
const ALL_DAYS = /\b(?:daily|most days|every day|each day|a day|bedtime)\b/i;
const COUNT = /\b(\d|one|two|three|four|five|six) (?:days|nights)\b/i;
const DAY = /\b(?:sun|mon|tue|wed|thu|fri|sat)(?=s?\b|rs\b|(?:s|nes|rs|ur)?days?\b)/gi;

type Away = { readonly days: readonly Weekday[]; readonly count: number };

/** Separates the clause about days away from the rest of an answer. */
export function withoutAway(answer: string): { readonly rest: string; readonly away?: Away } {
  const clauses = answer.split(/(?<=[,;.?!])|\b(?=(?:but|so|because) )/);
  const isOnAll = ALL_DAYS.test(answer);
  const found = clauses.find((clause) => AWAY.test(clause) || (isOnAll && TAKEN.test(clause)));
  if (found === undefined) return { rest: answer };
  const said = inPlainTerms(found);
  const [, count = ''] = COUNT.exec(said) ?? [];
  const days = (said.match(DAY) ?? []).map((name) => DAYS.indexOf(name.toLowerCase()));
  if (count === '' && days.length === 0) return { rest: answer };
  return {
    rest: clauses.filter((clause) => clause !== found).join(''),
    away: {
      days: days as Weekday[], // indexes of seven names
      count: Number(count) || hourOf(count),
    },
  };
}

/** The week without days away: named days are removed; for a number of days the longest other days stay. */
export function atHome(time: WeekTime, away: Away | undefined): WeekTime {
  if (away === undefined) return time;
  const { minutesOn, dayMax } = time;
  const open = typeof time.days === 'number' ? SEVEN_DAYS.slice(0, time.days) : time.days;
  const most = 7 - away.count;
  const home = open.filter((day) => !away.days.includes(day));
  if (home.length === 0 || (home.length <= most && away.days.length === 0)) return time;
  if (!minutesOn && away.days.length === 0) return weekOf(most, dayMax);
  const spread = SPREAD[most] ?? [];
  const minutes = (day: Weekday) => minutesOn?.get(day) ?? dayMax;
  const kept = home
    .toSorted(
      (one, other) =>
        minutes(other) - minutes(one) ||
        Number(spread.includes(other)) - Number(spread.includes(one)),
    )
    .slice(0, most);
  return daysWithMinutes(new Map(inWeekOrder(kept).map((day) => [day, minutes(day)])));
}
