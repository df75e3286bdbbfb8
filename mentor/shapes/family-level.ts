import { levelOf } from '#mentor/text/level-of-signs.ts';
import { type Sign, signsIn } from '#mentor/text/level-signs.ts';
import { plainWords } from '#mentor/text/read-claim.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { type FamilyMatch, namesAnother } from './find-family.ts';

/** Families of what a body must do, which it forgets. */
const OF_BODY: ReadonlySet<string> = new Set([
  'lift',
  'paddle',
  'endurance',
  'ball',
  'dance',
  'fight',
  'trick',
]);
const CLAUSE_ENDS = /[,;!?()/]+|[.:](?!\d)|\bbut\b/;
/** The user returns to it and needs no first lesson. */
const BACK = /\b(?:back (?:in)?to|again|return(?:ing)? to|pick(?:ing)? up)\b/i;
/** The user wants to improve, so they have begun. */
const FURTHER =
  /\b(?:improve|better|again|back|faster|further|stronger|next level|perfect|refine|from \d|now|compete)\b/i;
const BEGINS = /\b(?:learn|first|start|begin|at all|take up)\b/i;

type FamilyLevel = Pick<UnderstoodGoal, 'level' | 'levelFrom' | 'hasBegun'>;

/**
 * The level of a goal that no topic covers. Without a topic the whole answer about experience counts for the goal
 * itself. If there is none the level is Beginner, unless the goal says that the user goes on.
 */
export function familyLevel(
  { said, level, levelFrom }: FamilyLevel & Pick<UnderstoodGoal, 'said'>,
  experience: string,
  match: FamilyMatch,
): FamilyLevel {
  const signs = [
    ...plainWords(experience)
      .split(CLAUSE_ENDS)
      .flatMap((clause) => signsIn(clause.trim())),
    ...(BACK.test(said) ? [PAST] : []),
  ];
  const { level: told, hasBegun } = levelOf(signs, { isBody: OF_BODY.has(match.family) });
  const begun = hasBegun && { hasBegun };
  // A level that was chosen from a list differs from what the answer says, and holds.
  const isChosen = levelFrom === 'said' && level !== levelOf(signs, { isBody: false }).level;
  if (told === undefined || (isChosen && !BACK.test(said))) {
    const isNothingSaid = levelFrom === 'default' && !FURTHER.test(said);
    return { level: isNothingSaid ? 'Beginner' : level, levelFrom, ...begun };
  }
  // Mastery of something else counts as the middle level.
  const isBeside = isNewThing(said, experience, match) || namesAnother(experience, match);
  const isHalf = told === 'Advanced' && isBeside;
  return { level: isHalf ? 'Intermediate' : told, levelFrom: 'said', ...begun };
}

const PAST: Sign = { kind: 'past', isToday: false };

/** Whether the goal is to learn something that the answer about experience does not mention. */
function isNewThing(said: string, experience: string, { thing = '' }: FamilyMatch): boolean {
  const stem = thing.slice(0, 5).toLowerCase();
  return BEGINS.test(said) && !(stem !== '' && experience.toLowerCase().includes(stem));
}
