import { hears, mentionOf, plainWords } from '#rules/mentor/heard.ts';
import { ownWords } from '#rules/mentor/own-words.ts';
import type { Family } from './family.ts';

/** A goal as the forge understood it. */
export type ReadGoal = {
  readonly family: Family;
  /** What the quests are about, ready to stand in a sentence. */
  readonly it: string;
  /** The goal in the hunter's words, fit to be said back; empty when it is not. */
  readonly words: string;
};

export function readGoal(goal: string, family: Family): ReadGoal {
  const words = ownWords(goal);
  return { family, it: subjectIn(goal, family) || quoted(words), words };
}

/** The goal itself, where the family has no name for it. */
function quoted(words: string): string {
  return words === '' ? 'your goal' : `“${words}”`;
}

function subjectIn(goal: string, { subjects, it }: Family): string {
  if (subjects === undefined) return it;
  const [name] = plainWords(goal).match(subjects.names) ?? [];
  if (name === undefined) return it;
  const said = subjects.isCapital ? name.replace(/\b\w/g, (letter) => letter.toUpperCase()) : name;
  return `${subjects.article ?? ''}${said}${subjects.after ?? ''}`;
}

/** The families stand in order: the first that hears its words takes the goal. */
export function familyOf(goal: string, families: readonly Family[]): Family | undefined {
  const plain = plainWords(goal);
  return families.find(({ words, isHeardAnyhow }) =>
    isHeardAnyhow ? mentionOf(plain, words) !== 'unmentioned' : hears(plain, words),
  );
}
