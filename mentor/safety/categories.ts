/** What a text may be about that no quest is made of. The first that is found counts. */
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
/** What quests have to make room for. */
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
 * The words of one language. A phrase is slots joined by ` + `, where two small words may slip in;
 * `(a|b)` is a choice, `x*` any ending, `$name` a set, `#` the end of the thought.
 */
export type SafetyWords = {
  /** Its commonest words, by which it is told from others in the same letters. */
  readonly common: string;
  /** Written without spaces, or with spaces that nobody is sure of. */
  readonly isUnspaced?: true;
  readonly sets: Readonly<Record<string, string>>;
  /** Idioms, exercises, films, crafts: taken out before anything is looked for. */
  readonly harmless: readonly string[];
  readonly phrases: Readonly<Record<Risk | Care, readonly string[]>>;
  /** Before violence, crime or gambling they turn it into leaving. */
  readonly leaving: string;
  /** Whoever helps, writes or learns about it is not in it. */
  readonly about: string;
  /** Single words that may mean harm. */
  readonly signs: string;
  /** How a sentence begins that says how things are, and names nothing to do. */
  readonly statement: string;
  /** What makes it a wish after all. */
  readonly wish: string;
  /** For the sums about weight and food. */
  readonly numbers: {
    readonly lose: string;
    readonly weigh: string;
    readonly day: string;
    readonly week: string;
    readonly month: string;
    /** Beside a number of calories they make it harmless: burn, less, breakfast. */
    readonly notEaten: string;
  };
};
