import { FOCUS_MINUTES } from '#rules/raid/raid.ts';
import { plainDuration } from './plain-duration.ts';

export const UNNAMED_MINUTES = 30;
const DAY_MINUTES = 1_440;

// biome-ignore format: one line each reads as the number line it is
const WORTH: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
  ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90,
  half: 0.5, quarter: 0.25,
};
const DIGITS = String.raw`[1-9]\d{0,2}(?:,\d{3})+|\d{1,5}(?:[.,]\d{1,3})?`;
const THREE_QUARTERS = 'three[ -]quarters?';
const SPOKEN = `(?:twenty|thirty|forty|fifty)[ -](?:one|two|three|four|five|six|seven|eight|nine)|${THREE_QUARTERS}|${Object.keys(WORTH).join('|')}`;
const AND_A_PART = ` and (?:(?:a )?half|a quarter|${THREE_QUARTERS})`;
const AMOUNT = `(?:${DIGITS}|${SPOKEN})(?:${AND_A_PART})?`;
const BETWEEN = '(?:[-–—/(]|to|or)';
const RANGE = `(?<amount>${AMOUNT})(?: ?${BETWEEN} ?(?<upTo>${AMOUNT}))?`;
const HOURS = String.raw`hours?|hrs?|(?<=[\d -])h`;
const UNIT = String.raw`[ -]?(?:of )?(?:an? )?(?:(?<hours>${HOURS})|min(?:ute)?s?)(?![a-z\d])`;

/**
 * "1-2 hours", "half an hour", "an hour and a half", "90min". Every repeat is bounded, so that
 * no text makes it slow.
 */
const MENTION = new RegExp(String.raw`(?<!\w|\d[.,:])${RANGE}${UNIT}(?<part>${AND_A_PART})?`, 'g');
const ALTERNATIVE = new RegExp(`^ ?${BETWEEN} ?$`);
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$/;

function worthOf(amount: string): number {
  return amount.split(' and ').reduce((sum, said) => sum + worthOfOne(said), 0);
}

function worthOfOne(said: string): number {
  if (THOUSANDS.test(said)) return Number(said.replaceAll(',', ''));
  if (/^\d/.test(said)) return Number(said.replace(',', '.'));
  if (said.startsWith('three') && said.includes('quarter')) return 0.75;
  const words = said.replace(/^a (?=.)/, '').split(/[ -]/);
  return words.reduce((sum, word) => sum + (WORTH[word] ?? 0), 0);
}

type Mention = {
  readonly unit: 'hours' | 'minutes';
  readonly amount: number;
  /** It stands after "to", "or" or a dash: it replaces what came before, if it is larger. */
  readonly isAlternative: boolean;
};

function mentionsIn(text: string): readonly Mention[] {
  const plain = plainDuration(text);
  let end = 0;
  return Array.from(plain.matchAll(MENTION), ({ index, 0: said, groups = {} }) => {
    const isAlternative = end > 0 && ALTERNATIVE.test(plain.slice(end, index));
    end = index + said.length;
    const { amount = '', upTo = '', hours, part = '' } = groups;
    return {
      unit: hours === undefined ? 'minutes' : 'hours',
      amount: Math.max(worthOf(amount), worthOf(upTo)) + worthOf(part),
      isAlternative,
    };
  });
}

/** Hours x 60 plus minutes, the first of each; `undefined` when no amount has a unit. */
export function namedDurationMinutes(text: string, mostMinutes = DAY_MINUTES): number | undefined {
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return undefined;

  let largest = 0;
  let parts: { hours?: number; minutes?: number } = {};
  for (const { unit, amount, isAlternative } of mentions) {
    if (isAlternative) parts = {};
    parts[unit] ??= amount;
    largest = Math.max(largest, (parts.hours ?? 0) * 60 + (parts.minutes ?? 0));
  }
  return Math.min(Math.max(Math.round(largest), 1), mostMinutes);
}

export function durationMinutes(text: string): number {
  return namedDurationMinutes(text) ?? UNNAMED_MINUTES;
}

export function pomodoroBlocks(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / FOCUS_MINUTES));
}
