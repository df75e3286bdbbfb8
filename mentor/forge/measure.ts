import type { SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Slot } from '#mentor/families/family.ts';
import type { GeneratedQuest } from './generated-quest.ts';

/** The minutes of each quest; those of the short and the core one together fit the least of a day. */
const MINUTES: Readonly<Record<TimeCommitment, Readonly<Record<Slot, number>>>> = {
  '30 minutes daily': { short: 10, core: 20, long: 30, once: 30 },
  '1-2 hours daily': { short: 20, core: 40, long: 90, once: 60 },
  '3-4 hours daily': { short: 30, core: 90, long: 180, once: 120 },
  'Weekend warrior': { short: 30, core: 60, long: 150, once: 90 },
  'Flexible schedule': { short: 15, core: 30, long: 60, once: 45 },
};
/** The minutes that a day surely has: no sitting and no day's sum asks for more. */
const LEAST_OF_A_DAY: Readonly<Record<TimeCommitment, number>> = {
  '30 minutes daily': 30,
  '1-2 hours daily': 60,
  '3-4 hours daily': 180,
  'Weekend warrior': 240,
  'Flexible schedule': 60,
};
/** However much time there is: what one sitting is good for, where its family says nothing else. */
const SENSIBLE: Readonly<Record<Slot, number>> = { short: 30, core: 60, long: 120, once: 60 };
const SHORTEST = 5;

type Time = { readonly timeCommitment: TimeCommitment; readonly dayMinutes?: number };

export function dayOf({ timeCommitment, dayMinutes }: Time): number {
  return Math.max(SHORTEST, Math.floor(dayMinutes ?? LEAST_OF_A_DAY[timeCommitment]));
}

export function minutesOf(slot: Slot, time: Time, atMost = SENSIBLE[slot]): number {
  return Math.min(MINUTES[time.timeCommitment][slot], atMost, dayOf(time));
}

/** Whoever has only weekends, or no fixed hours, is given nothing that has to be done each day. */
export function frequencyOf(slot: Slot, commitment: TimeCommitment): GeneratedQuest['frequency'] {
  if (slot === 'once') return 'Once';
  const isDaily = commitment !== 'Weekend warrior' && commitment !== 'Flexible schedule';
  return isDaily && slot !== 'long' ? 'Daily' : 'Weekly';
}

type Grade = 'Easy' | 'Moderate' | 'Hard';

const GRADE: Readonly<Record<Slot, Readonly<Record<SkillLevel, Grade>>>> = {
  short: { Beginner: 'Easy', Intermediate: 'Easy', Advanced: 'Easy' },
  core: { Beginner: 'Easy', Intermediate: 'Moderate', Advanced: 'Moderate' },
  long: { Beginner: 'Moderate', Intermediate: 'Hard', Advanced: 'Hard' },
  once: { Beginner: 'Moderate', Intermediate: 'Moderate', Advanced: 'Hard' },
};

export function gradeOf(slot: Slot, skill: SkillLevel): Grade {
  return GRADE[slot][skill];
}

const BAND: Readonly<Record<Grade, readonly [least: number, most: number]>> = {
  Easy: [25, 40],
  Moderate: [45, 70],
  Hard: [75, 100],
};
/** From this length on a quest pays the most its band allows. */
const FULL_PAY_MINUTES: Readonly<Record<Grade, number>> = { Easy: 40, Moderate: 120, Hard: 180 };

export function rewardOf(grade: Grade, minutes: number): number {
  const [least, most] = BAND[grade];
  const share = Math.min(minutes / FULL_PAY_MINUTES[grade], 1);
  return Math.round((least + (most - least) * share) / 5) * 5;
}

const PACE: Readonly<Record<SkillLevel, number>> = {
  Beginner: 0.7,
  Intermediate: 1,
  Advanced: 1.3,
};

/** Round numbers, because nobody plans to learn 13 words: 3, 8, 25, 150. Never 1: the titles count in plural. */
export function amountOf(perMinute: number, minutes: number, skill: SkillLevel): number {
  const exact = perMinute * minutes * PACE[skill];
  const step = exact < 5 ? 1 : exact < 30 ? 2 : exact < 100 ? 5 : exact < 1_000 ? 50 : 100;
  return Math.max(Math.round(exact / step) * step, 2);
}

/** "1 hour 30 minutes", which the duration parser reads back as the same minutes. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'minute' : 'minutes'}`] : []),
  ];
  return parts.join(' ');
}
