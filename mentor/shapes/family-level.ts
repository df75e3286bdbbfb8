import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { readSkill } from '#mentor/text/read-skill.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { type FamilyMatch, namesAnother } from './find-family.ts';

const FIRST = /\bfirst (?!team|league|prize|place|half|course)\p{L}+/iu;
/** Who never competed may still have done it for years. */
const NEVER = /\bnever (?:an? |the |really |even )?(?!compet|won|taught|had)(\p{L}{4})/giu;
const SOME_YEARS =
  /\b(?:two|three|four|five|six|seven|eight|[2-9]) (?:years|seasons)\b|\bcan do \d|\bsince (?:i was |age )?\d/i;
/** Whoever comes back to it needs no first lesson. */
const BACK = /\b(?:back (?:in)?to|again|return(?:ing)? to|pick(?:ing)? up)\b/i;
const PRACTISED = /\b(?:team|club|years|league|belt|competed|national|captain)\b/i;
/** Whoever wants to get further has begun. */
const FURTHER =
  /\b(?:improve|better|again|back|faster|further|stronger|next level|perfect|refine|from \d|now|compete)\b/i;
const LONG_AGO = /\b(?:ago|as a (?:kid|child|boy|girl)|at school|nothing since|when i was)\b/i;

type FamilyLevel = Pick<UnderstoodGoal, 'level' | 'levelFrom'>;

/**
 * How far somebody is with a goal that no topic is about. No topic says what the answer about experience belongs to: here
 * it belongs to the goal. Without an answer they begin, unless the goal says that they go on.
 */
export function familyLevel(
  { said, level, levelFrom }: FamilyLevel & Pick<UnderstoodGoal, 'said'>,
  experience: string,
  match: FamilyMatch,
): FamilyLevel {
  const told = toldLevel(said, experience, match);
  if (told?.isNew && level === 'Advanced') return { level: told.level, levelFrom: 'said' };
  if (told !== undefined && (levelFrom === 'default' || told.isCertain)) {
    return { level: told.level, levelFrom: 'said' };
  }
  const isSome = SOME_YEARS.test(experience) && !LONG_AGO.test(experience);
  if (isSome && level !== 'Advanced') return { level: 'Intermediate', levelFrom: 'said' };
  const isNothingSaid = levelFrom === 'default' && !FURTHER.test(said);
  return { level: isNothingSaid ? 'Beginner' : level, levelFrom };
}

const BEGINS = /\b(?:learn|first|start|begin|at all|take up)\b/i;

/** "Learn the alphorn", said by a trombonist. */
function isNewThing(said: string, experience: string, { thing = '' }: FamilyMatch): boolean {
  const stem = thing.slice(0, 5).toLowerCase();
  return BEGINS.test(said) && !(stem !== '' && experience.toLowerCase().includes(stem));
}

type ToldLevel = {
  readonly level: SkillLevel;
  /** It is about this very goal, whatever else was read of it. */
  readonly isCertain: boolean;
  /** They are good at something near it, and new to this. */
  readonly isNew?: true;
};

function toldLevel(said: string, experience: string, match: FamilyMatch): ToldLevel | undefined {
  const isNew = [...experience.matchAll(NEVER)].some(([, stem = '']) =>
    said.toLowerCase().includes(stem.toLowerCase()),
  );
  if (isNew || FIRST.test(experience)) return { level: 'Beginner', isCertain: true };
  if (BACK.test(said) && PRACTISED.test(experience)) {
    return { level: 'Intermediate', isCertain: true };
  }
  const skill = LONG_AGO.test(experience) ? undefined : readSkill(experience);
  // What one is good at beside it counts for half.
  const isNewToIt = isNewThing(said, experience, match);
  const isBeside = isNewToIt || namesAnother(experience, match);
  const level = skill === 'Advanced' && isBeside ? 'Intermediate' : skill;
  return level && { level, isCertain: false, ...(isNewToIt && { isNew: true as const }) };
}
