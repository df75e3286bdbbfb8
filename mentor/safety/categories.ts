/** The risk categories, in the order in which they are checked: the first match wins. */
export const RISKS = [
  'other',
  'despair',
  'abuse',
  'medication',
  'eating',
  'violence',
  'illegal',
  'extremism',
  'gambling',
] as const;
/** What quests must respect: `body` is illness, injury or pregnancy, `minor` an age under 16. */
export const CARES = ['body', 'minor'] as const;

export type Risk = (typeof RISKS)[number];
export type Care = (typeof CARES)[number];

export const LANGUAGES = [
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'pl',
  'ru',
  'uk',
  'tr',
  'ar',
  'hi',
  'zh',
  'ja',
  'ko',
] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The word lists of one language. In a phrase ` + ` allows up to two small words in between,
 * `(a|b)` is a choice, `x*` matches any ending, `$name` inserts a set and `#` requires the end of
 * the thought. Without spaces `<3>` allows up to three characters in between.
 */
export type SafetyWords = {
  /** The most common words; they tell languages in the same script apart. */
  readonly common: string;
  /** The language has no spaces, or unreliable ones: they are removed before matching. */
  readonly isUnspaced?: true;
  /** Choices of words that phrases insert as `$name`. */
  readonly sets: Readonly<Record<string, string>>;
  /** Idioms, exercises, films and crafts, which are removed before anything else is matched. */
  readonly harmless: readonly string[];
  readonly phrases: Readonly<Record<Risk | Care, readonly string[]>>;
  /** Words of stopping and avoiding; before violence, crime or gambling they cancel a match. */
  readonly leaving: string;
  /** Words of helping, writing and learning: beside a match they cancel it. */
  readonly about: string;
  /** Single words that may mean harm; alone they only set `isUnsure`. */
  readonly signs: string;
  /** Beginnings of sentences that only describe a state ("nobody", "i feel"). */
  readonly statement: string;
  /** Words of wanting; a text with one of them is no statement. */
  readonly wish: string;
  /** Words for the calculations of `diet-numbers.ts`. */
  readonly numbers: {
    readonly lose: string;
    readonly weigh: string;
    readonly day: string;
    readonly week: string;
    readonly month: string;
    /** Beside a number of calories these make it harmless: burn, less, breakfast. */
    readonly notEaten: string;
  };
};
