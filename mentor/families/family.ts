import type { Category } from '#rules/quest/quest.ts';

/**
 * A quest before it is measured. `{m}` is its minutes, `{n}` its amount, `{it}` what the goal is
 * about ("Spanish", "the guitar").
 */
export type FamilyMould = {
  /** Verb, amount and end: "Learn", "{n} words of {it}", "and say each without looking". */
  readonly title: readonly [verb: string, amount: string, end: string];
  /** What `{n}` counts in a minute at middling skill; a title that counts minutes has none. */
  readonly perMinute?: number;
  /** Nobody should do it every day, whatever time there is. */
  readonly isWeekly?: true;
  /** Minutes beyond which more of it is no use; a sensible maximum of its slot otherwise. */
  readonly atMost?: number;
  /** Three to five, in the order they are done. */
  readonly steps: readonly (readonly [title: string, description: string])[];
};

/** The four ways a goal meets a week; every family has all of them. */
export const SLOTS = ['short', 'core', 'long', 'once'] as const;
export type Slot = (typeof SLOTS)[number];

/** What the mentor says when it is asked, by what the question is about. */
export type Advice = {
  readonly start: string;
  readonly stuck: string;
  readonly time: string;
  readonly slip: string;
  readonly better: string;
};

export type Family = {
  readonly id: string;
  /** As the hunter would say it: "Learning a language". */
  readonly name: string;
  readonly category: Category;
  /** A goal with one of them, not refused, belongs to the family. */
  readonly words: RegExp;
  /** Looked for only where no family found its `words`: "book", "habits", "stronger". */
  readonly lateWords?: RegExp;
  /** Refused words count, too: whoever names them wants to be rid of the thing. */
  readonly countsWhenRefused?: true;
  /** Said in the goal, `{it}` is that; otherwise `it` is. */
  readonly subjects?: Subjects;
  readonly it: string;
  readonly quests: Readonly<Record<Slot, FamilyMould>>;
  readonly advice: Advice;
};

type Subjects = {
  readonly names: RegExp;
  /** No name of ours, but in brackets here: "the (CCNA) exam". */
  readonly around?: RegExp;
  /** Before the name: "the " guitar. */
  readonly article?: string;
  /** After it: Rust " project". */
  readonly after?: string;
  readonly isCapital?: boolean;
  /** Names that are said otherwise: "phone" is "your phone". */
  readonly shown?: Readonly<Record<string, string>>;
};
