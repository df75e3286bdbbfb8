import type { Family } from '#mentor/families/family.ts';
import { goalWords } from './goal-words.ts';
import { ownWords } from './own-words.ts';
import { isWanted, mentionOf } from './read-claim.ts';

/** A goal as the forge understood it. */
export type ReadGoal = {
  readonly goal: string;
  readonly family: Family;
  /** What the quests are about, ready to stand in a sentence. */
  readonly it: string;
  /** The goal itself says what it is about: "Spanish", and not only "a language". */
  readonly isNamed: boolean;
  /** The goal in the hunter's words, fit to be said back; empty when it is not. */
  readonly words: string;
};

export function readGoal(goal: string, family: Family): ReadGoal {
  const words = ownWords(goal);
  const named = family.it === '' ? quoted(words) : subjectIn(goal, family);
  return { goal, family, it: named ?? family.it, isNamed: named !== undefined, words };
}

/** The goal itself, where the family has no name for it. */
function quoted(words: string): string {
  return words === '' ? 'your goal' : `“${words}”`;
}

function subjectIn(goal: string, { subjects }: Family): string | undefined {
  if (subjects === undefined) return undefined;
  const { names, around, article = '', after = '', shown = {} } = subjects;
  const plain = goalWords(goal);
  const [name] = plain.match(names) ?? [];
  if (name !== undefined) return shown[name] ?? `${article}${properName(name, subjects)}${after}`;
  const said = around?.exec(plain)?.slice(1).find(Boolean);
  return said === undefined ? undefined : `${article}${asTyped(said, goal)}${after}`;
}

/** In the hunter's own capitals where they can be found: "AWS". */
function asTyped(said: string, goal: string): string {
  const at = goal.toLowerCase().indexOf(said);
  const typed = at === -1 ? said : goal.slice(at, at + said.length);
  return properName(typed).replace(/\bmy\b/g, 'your');
}

const PROPER = new Map(
  'JavaScript TypeScript C++ C# PHP SQL HTML CSS YouTube TikTok LinkedIn AWS GRE GMAT SAT LSAT MCAT IELTS TOEFL GCSE CPA CFA CCNA BJJ TV iOS UX UI API PMP CompTIA'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
);

/** As it is written: "TypeScript", "AWS", "Sign Language" where names have capitals. */
function properName(name: string, { isCapital = false } = {}): string {
  const known = PROPER.get(name.toLowerCase());
  if (known !== undefined) return known;
  return isCapital ? name.replace(/\b\w/g, (letter) => letter.toUpperCase()) : name;
}

/** The first family, in their order, whose words are in the goal. */
export function familyOf(goal: string, families: readonly Family[]): Family | undefined {
  const plain = goalWords(goal);
  return (
    families.find(({ words, countsWhenRefused }) => isNamed(plain, words, countsWhenRefused)) ??
    families.find(
      ({ lateWords, countsWhenRefused }) =>
        lateWords && isNamed(plain, lateWords, countsWhenRefused),
    )
  );
}

function isNamed(plain: string, words: RegExp, countsWhenRefused = false): boolean {
  return countsWhenRefused ? mentionOf(plain, words) !== 'unmentioned' : isWanted(plain, words);
}
