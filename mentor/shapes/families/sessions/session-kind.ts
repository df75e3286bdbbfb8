import type { Mould } from '#mentor/library/topic.ts';

/** No words, for kinds that are known by `firm` alone. */
export const NONE = /(?!)/;

/** A kind of session with ready steps, recognised by its words and by the topic. */
export type SessionKind = {
  readonly id: string;
  /** Words of the kind, within the topics of `of`. */
  readonly words: RegExp;
  /** The shelf and topic it is for, as "learn/exams"; any if missing. */
  readonly of?: RegExp;
  /** Words that mean it before any other kind is looked at, whatever the topic is. */
  readonly firm?: RegExp;
  /** Words that mean it whatever the topic is. */
  readonly anywhere?: RegExp;
  /** Length of a session if the user names none. */
  readonly minutes: number;
  /** The session may be as long as the week has room for. */
  readonly fills?: true;
  /** Minutes for one piece, by its unit, if the user counts them: "15 pages". */
  readonly each?: Readonly<Record<string, number>>;
  /** Daily if the user does not say how often. */
  readonly isDaily?: true;
  /** Sessions a week, with days of rest; daily if missing. */
  readonly sessions?: Mould['sessions'];
  readonly steps: Mould['steps'];
  /** The next step after two easy weeks. */
  readonly wayOn?: string;
};
