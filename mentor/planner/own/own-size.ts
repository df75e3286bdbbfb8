import type { Mould, Topic } from '#mentor/library/topic.ts';
import type { Candidate } from '#mentor/planner/ranking/candidates.ts';
import type { Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';

// Limits how long a sitting may be for this person, and leaves out lifting during a pregnancy.

/** Signs that sittings have to be short. */
const SHORT =
  /\bnot too long\b|\badhd\b|\bshort (?:sessions?|sittings?)\b|\bcant (?:sit|stand|focus) (?:for )?(?:very |too )?long\b/;
const SHORT_MINUTES = 20;
/** The longest sitting of somebody who is under 16, over 64 or pregnant. */
const CARED_MINUTES = 45;
/** If fewer quests than these fit, the longer ones are kept too. */
const ENOUGH = 4;

type SizeTerms = Pick<Understanding, 'time' | 'cautions' | 'plain'>;

/** Minutes for a kilometre, by topic. */
const PACE: Readonly<Record<string, number>> = { running: 7, walking: 12 };
/** Kilometres of a unit. */
const KM: Readonly<Record<string, number>> = { km: 1, mile: 1.6, miles: 1.6 };

/** The most minutes of a run or a walk: a fifth more than the distance that the person manages now. */
export function longestRun({ now }: UnderstoodGoal, topic: Topic | undefined): number {
  const minutes = (now?.n ?? 0) * (KM[now?.unit ?? ''] ?? 0) * (PACE[topic?.id ?? ''] ?? 0);
  if (minutes === 0) return Number.POSITIVE_INFINITY;
  return Math.max(20, Math.floor((minutes * 1.2) / 5) * 5);
}

/** An age of 65 or more. */
const OLDER = /\b(?:i am|im|aged?) (?:6[5-9]|[7-9]\d)(?! ?(?:k|cm|p))\b/;

/** The longest sitting in minutes, by the session length that was said and by age, pregnancy and attention. */
export function longestSitting({ time, cautions, plain = '' }: SizeTerms): number {
  const isCared =
    OLDER.test(plain) || cautions.some((one) => one === 'minor' || one === 'pregnancy');
  const bears = SHORT.test(plain) ? SHORT_MINUTES : isCared ? CARED_MINUTES : time.dayMax;
  return time.from === 'said' ? Math.min(time.sessionMinutes, bears) : bears;
}

const LIFTS = /^(?:carry|lift|haul|drag)\b/i;

/** The candidates at lengths that this person can sit through. A title that says its minutes takes just those. */
export function sized(
  candidates: readonly Candidate[],
  terms: SizeTerms,
  most = Number.POSITIVE_INFINITY,
): readonly Candidate[] {
  const longest = Math.min(longestSitting(terms), most);
  const isExpecting = terms.cautions.includes('pregnancy');
  const safe = candidates.filter(({ mould }) => !(isExpecting && LIFTS.test(mould.title)));
  const fitting = safe.filter(({ mould }) => mould.minutes[0] <= longest);
  const kept = fitting.length >= ENOUGH ? fitting : safe;
  return kept.map((one) => {
    const mould = cut(asTitled(one.mould), longest);
    return mould === one.mould ? one : { ...one, mould };
  });
}

/** Sets the minutes that the title says: "10-minute break", "for one hour". */
function asTitled(mould: Mould): Mould {
  const [, said, hour] = /\b(\d+)[- ]minutes?\b|\b(one hour)\b/.exec(mould.title) ?? [];
  const minutes = hour === undefined ? Number(said ?? 0) : 60;
  const [least, , most] = mould.minutes;
  const isLength = minutes >= least && minutes <= most;
  return isLength ? { ...mould, minutes: [minutes, minutes, minutes] } : mould;
}

/** Shortens a quest to at most `longest` minutes, never below its least, and reduces its amount in proportion. */
function cut(mould: Mould, longest: number): Mould {
  const [least, usual, most] = mould.minutes;
  if (most <= longest) return mould;
  const within = (minutes: number) => Math.max(least, Math.min(minutes, longest));
  const part = within(usual) / usual;
  const { amount } = mould;
  const [first, second, third] = amount?.byLevel ?? [0, 0, 0];
  return {
    ...mould,
    minutes: [least, within(usual), within(most)],
    ...(amount && { amount: { ...amount, byLevel: [first * part, second * part, third * part] } }),
  };
}
