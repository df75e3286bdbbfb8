import type { Language } from '#mentor/safety/categories.ts';

export type OtherLanguage = Exclude<Language, 'en'>;

/**
 * The word lists of another language. Words are separated by spaces; `corr*` matches any ending, `*marathon*` any
 * beginning, too, `al_día` is a phrase of two words, `#` is any number.
 */
export type LanguageWords = {
  /** The notice that the quests are in English, and the label of the button that closes it. */
  readonly line: string;
  readonly close: string;
  /**
   * Six to eight words for each topic, in the order of the index; `maratón*>3` names its third sub-topic,
   * `inglés>English` a subject.
   */
  readonly topics: readonly string[];
  /** Verbs for what the user wants to do, in the order of `SHAPE_VERBS`. */
  readonly verbs: readonly string[];
  /** Words of figures, times, levels and styles, in the order of `READERS_WORDS`. */
  readonly words: readonly string[];
  /** Words that no reader needs. */
  readonly small: string;
  /** The language has no spaces: words are searched in any position. */
  readonly isUnspaced?: true;
  /** An apostrophe ends a word: l'anglais. */
  readonly isElided?: true;
  /** Small words that are written together with the next one. */
  readonly joined?: string;
  /** Letter pairs; the first is read as the second: 學学. */
  readonly letters?: string;
};

/** The English verbs by which a shape is chosen (`goal-form.ts`); a text with one of them names an act. */
export const SHAPE_VERBS: readonly string[] = `
learn
improve
start
finish
build
repair
give up
cut down
reach
save
lose
prepare
decide
plan
look after
keep
regularly`
  .trim()
  .split('\n');

/** The English words that the readers of figures, times, levels and styles know; `#` is the number in the text. */
export const READERS_WORDS: readonly string[] = `
and
but
every day
every evening
every morning
a day
a week
a month
once
twice
3 times
4 times
5 times
times
minutes
hours
60 minutes
120 minutes
30 minutes
15 minutes
90 minutes
days
weeks
months
years
in
by
in # months
in # weeks
by 1.#
this year
by summer
summer
weekends
weekdays
evenings
mornings
monday
tuesday
wednesday
thursday
friday
saturday
sunday
january
february
march
april
may
june
july
august
september
october
november
december
km
kg
m
books
pages
steps
euros
zlotys
rupees
1
2
3
4
5
6
7
8
9
10
15
20
30
40
45
50
60
beginner
never done
some experience
advanced
structured
flexible
mix
varies
no time
no equipment
no money
shift work
pregnant`
  .trim()
  .split('\n');
