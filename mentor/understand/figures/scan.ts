import type { MeantWord } from '#mentor/understand/meant-words.ts';

/** Number words and their values. */
const WORTH: Readonly<Record<string, number>> = Object.fromEntries(
  `one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14
  fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70
  eighty:80 ninety:90 hundred:100 thousand:1000 dozen:12 couple:2`
    .split(/\s+/)
    .map((pair) => pair.split(':'))
    .map(([word = '', worth]) => [word, Number(worth)]),
);

/** A sentence with number words as digits, from which each reader takes the parts it understood. */
export type Scan = {
  /** The text that no reader took. */
  readonly rest: () => string;
  /** Takes the first match, which no later reader sees. */
  readonly take: (pattern: RegExp) => RegExpExecArray | null;
  readonly takeAll: (pattern: RegExp) => readonly RegExpExecArray[];
  /** The words that were taken. */
  readonly taken: () => ReadonlySet<MeantWord>;
};

/** Starts the scan of a sentence; in its text a comma and a full stop are words of their own. */
export function scan(words: readonly MeantWord[]): Scan {
  const starts: number[] = [];
  let text = ' ';
  for (const [at, { sign }] of words.entries()) {
    if (sign !== '') text += `${sign} `;
    starts.push(text.length);
    const digits = digitsAt(words, at);
    if (digits !== '') text += `${digits} `;
  }
  const taken = new Set<MeantWord>();
  // Every pattern begins with the space before a word. That space stays: the pattern before it ends there.
  const blank = (from: number, length: number) => {
    text = `${text.slice(0, from)} ${'_'.repeat(length - 1)}${text.slice(from + length)}`;
    for (const [at, word] of words.entries()) {
      const start = starts[at] ?? 0;
      if (start >= from && start < from + length) taken.add(word);
    }
  };
  const take = (pattern: RegExp) => {
    const found = pattern.exec(text);
    if (found) blank(found.index, found[0].length);
    return found;
  };
  return {
    rest: () => text,
    take,
    takeAll: (pattern) => {
      const all: RegExpExecArray[] = [];
      for (let found = take(pattern); found && all.length < 20; found = take(pattern)) {
        all.push(found);
      }
      return all;
    },
    taken: () => taken,
  };
}

/** Words after a number with "k" that make it thousands: "80k words". A "10k" alone is a race. */
const IN_THOUSANDS =
  /^(?:words?|steps?|followers|euros?|eur|dollars|usd|pounds|gbp|quid|rupees|pesos|zloty|views)$/;
/** Words between a part and the unit of its total. */
const OF_A_TOTAL = /^(?:of|out|about|around|the|my|\d+k)$/;
const UNIT_WORDS = 6;
/** Money words; near them a number with "k" means thousands. */
const OF_MONEY = /^(?:sav(?:e|ing|ings)|salary|debts?|owe|deposit|income)$/;
/** Distance in words that counts as near. */
const MONEY_WORDS = 3;

/** A word with its number in digits; "twenty five" is 25 at the first word and nothing at the second. */
function digitsAt(words: readonly MeantWord[], at: number): string {
  const { plain = '' } = words[at] ?? {};
  const worth = WORTH[plain];
  if (worth === undefined) return written(plain, words, at);
  const before = WORTH[words[at - 1]?.plain ?? ''] ?? 0;
  if (isTens(before) && worth < 10) return '';
  const after = WORTH[words[at + 1]?.plain ?? ''] ?? 0;
  return String(isTens(worth) && after > 0 && after < 10 ? worth + after : worth);
}

function written(plain: string, words: readonly MeantWord[], at: number): string {
  if (!/^\d+(?:\.\d+)?k$/.test(plain)) return plain;
  // In "31k of about 80k words" the unit stands behind the second number.
  const unit = words
    .slice(at + 1, at + UNIT_WORDS)
    .find(({ plain: next }) => !OF_A_TOTAL.test(next));
  const isCounted = IN_THOUSANDS.test(unit?.plain ?? '');
  const near = words.slice(Math.max(0, at - MONEY_WORDS), at + MONEY_WORDS);
  const isShort = isCounted || near.some((word) => OF_MONEY.test(word.plain));
  return isShort ? String(1_000 * Number(plain.slice(0, -1))) : plain;
}

function isTens(worth: number): boolean {
  return worth >= 20 && worth <= 90;
}
