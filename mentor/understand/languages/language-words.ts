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
  /** Six to eight words for each topic; `maratón*>far` names a sub-topic, `inglés>English` a subject. */
  readonly topics: Readonly<Record<string, string>>;
  /** What somebody wants to do with it, by the English verbs that choose a shape. */
  readonly verbs: Readonly<Partial<Record<ShapeVerb, string>>>;
  /** Figures, times, levels and styles, by the English words that the readers know. */
  readonly words: Readonly<Record<string, string>>;
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

/** The English verbs by which a shape is chosen (`goal-form.ts`); what somebody does with one of them is an act. */
export type ShapeVerb =
  | 'learn'
  | 'improve'
  | 'start'
  | 'finish'
  | 'build'
  | 'repair'
  | 'give up'
  | 'cut down'
  | 'reach'
  | 'save'
  | 'lose'
  | 'prepare'
  | 'decide'
  | 'plan'
  | 'look after'
  | 'keep'
  | 'regularly';
