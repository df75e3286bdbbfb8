import { FOCUS_MINUTES } from '#rules/raid/raid.ts';

const UNNAMED_MINUTES = 30;
const DAY_MINUTES = 1_440;
/** A duration stands early or not at all; longer texts are not read to their end. */
const READ_LENGTH = 2_000;

// biome-ignore format: one line each reads as the number line it is
const WORTH: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, couple: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
  ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90,
  half: 0.5, quarter: 0.25,
};
const DIGITS = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const SPOKEN = `(?:twenty|thirty|forty|fifty)[ -](?:one|two|three|four|five|six|seven|eight|nine)|${Object.keys(WORTH).join('|')}`;
const AMOUNT = `(?:${DIGITS}|${SPOKEN})(?: and a half)?`;
const BETWEEN = '(?:[-–—/(]|to|or)';
const RANGE = `(?<amount>${AMOUNT})(?: ?${BETWEEN} ?(?<upTo>${AMOUNT}))?`;
const HOURS = String.raw`hours?|hrs?|(?<=[\d -])h`;
const MINUTES = String.raw`min(?:ute)?s?|(?<=\d)m`;
const UNIT = String.raw`[ -]?(?:of )?(?:an? )?(?:(?<hours>${HOURS})|${MINUTES})(?![a-z\d])`;

/**
 * "1-2 hours", "half an hour", "an hour and a half", "90min". Every repeat is bounded, so that
 * no text makes it slow; `m` must touch its digits, or "5 a.m." would be a duration.
 */
const MENTION = new RegExp(String.raw`(?<!\w|\d[.,:])${RANGE}${UNIT}(?<half> and a half)?`, 'g');
const ALTERNATIVE = new RegExp(`^ ?${BETWEEN} ?$`);

function worthOf(amount: string): number {
  const [whole = '', ...half] = amount.split(' and a ');
  const spoken = whole.split(/[ -]/).reduce((sum, word) => sum + (WORTH[word] ?? 0), 0);
  return (/^\d/.test(whole) ? Number(whole.replace(',', '.')) : spoken) + half.length / 2;
}

type Mention = {
  readonly unit: 'hours' | 'minutes';
  readonly amount: number;
  /** It stands after "to", "or" or a dash: it replaces what came before, if it is larger. */
  readonly isAlternative: boolean;
};

function mentionsIn(text: string): readonly Mention[] {
  const plain = text
    .slice(0, READ_LENGTH)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\dh)(?=\d)/g, ' ')
    .replace(/(?<=\dh )\d{2}(?![\da-z])/g, '$&min');
  let end = 0;
  return Array.from(plain.matchAll(MENTION), ({ index, 0: said, groups = {} }) => {
    const isAlternative = end > 0 && ALTERNATIVE.test(plain.slice(end, index));
    end = index + said.length;
    const { amount = '', upTo = '', hours, half } = groups;
    const larger = Math.max(worthOf(amount), worthOf(upTo));
    return {
      unit: hours === undefined ? 'minutes' : 'hours',
      amount: larger + (half === undefined ? 0 : 0.5),
      isAlternative,
    };
  });
}

/** Hours x 60 plus minutes, the first of each; `undefined` when no amount has a unit. */
export function namedDurationMinutes(text: string): number | undefined {
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return undefined;

  let largest = 0;
  let parts: { hours?: number; minutes?: number } = {};
  for (const { unit, amount, isAlternative } of mentions) {
    if (isAlternative) parts = {};
    parts[unit] ??= amount;
    largest = Math.max(largest, (parts.hours ?? 0) * 60 + (parts.minutes ?? 0));
  }
  return Math.min(Math.max(Math.round(largest), 1), DAY_MINUTES);
}

export function durationMinutes(text: string): number {
  return namedDurationMinutes(text) ?? UNNAMED_MINUTES;
}

export function pomodoroBlocks(minutes: number): number {
  return Math.max(1, Math.ceil(minutes / FOCUS_MINUTES));
}
