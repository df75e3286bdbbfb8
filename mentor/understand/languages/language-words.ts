import type { Language } from '#mentor/safety/categories.ts';

export type OtherLanguage = Exclude<Language, 'en'>;

/**
 * What the forge knows of another language. In every list words are separated by spaces: `corr*` has any ending,
 * `*marathon*` any beginning, too, `al_día` is two words, `#` is any number.
 */
export type LanguageWords = {
  /** That these quests are in English, and the control that says it is fine. */
  readonly line: string;
  readonly close: string;
  /** Six to eight words for each topic, in the order of the index; `maratón*>3` names its third sub-topic, `inglés>English` a subject. */
  readonly topics: readonly string[];
  /** What somebody wants to do with it, in the order of `SHAPE_VERBS`. */
  readonly verbs: readonly string[];
  /** Figures, times, levels and styles, in the order of `READERS_WORDS`. */
  readonly words: readonly string[];
  /** Words that say nothing here. */
  readonly small: string;
  /** Spaces mean nothing: words are looked for anywhere. */
  readonly isUnspaced?: true;
  /** An apostrophe ends a word: l'anglais. */
  readonly isElided?: true;
  /** Small words that are written together with the next one. */
  readonly joined?: string;
  /** Letters that are read as others, in pairs: 學学. */
  readonly letters?: string;
};

/** The English verbs by which a shape is chosen (`goal-form.ts`): whoever names one wants to do something. */
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

/** The English words that the readers of figures, times, levels and styles know; `#` is the number that was said. */
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
