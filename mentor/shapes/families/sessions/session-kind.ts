import type { Mould } from '#mentor/library/topic.ts';

/** What many people do in one session: known by their words for it, and by the topic they do it for. */
export type SessionKind = {
  readonly id: string;
  readonly words: RegExp;
  /** "learn/exams": the shelf and the topic it is for; any without it. */
  readonly of?: RegExp;
  /** Words that mean it whatever the topic is. */
  readonly anywhere?: RegExp;
  /** Of one session whose length nobody said. */
  readonly minutes: number;
  /** It takes what the week has room for. */
  readonly fills?: true;
  /** Of one piece, where the words count them: "15 pages". */
  readonly each?: Readonly<Record<string, number>>;
  /** Every day, where nobody says how often. */
  readonly isDaily?: true;
  /** So often a week, with days of rest; daily without it. */
  readonly sessions?: Mould['sessions'];
  readonly steps: Mould['steps'];
  /** What comes after two easy weeks. */
  readonly wayOn?: string;
};
