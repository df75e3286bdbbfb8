import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { readSkill } from '#mentor/text/read-skill.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { type FamilyMatch, namesAnother } from './find-family.ts';

/** "My first sourdough" in the answer about experience: a beginner. */
const FIRST = /\bfirst (?!team|league|prize|place|half|course)\p{L}+/iu;
/**
 * What the user has never done, by the first letters of the verb: "never carved". Verbs such as
 * "competed" are left out, because they do not show a beginner.
 */
const NEVER = /\bnever (?:an? |the |really |even )?(?!compet|won|taught|had)(\p{L}{4})/giu;
const SOME_YEARS =
  /\b(?:two|three|four|five|six|seven|eight|[2-9]) (?:years|seasons)\b|\bcan do \d|\bsince (?:i was |age )?\d/i;
/** The user returns to it and needs no first lesson. */
const BACK = /\b(?:back (?:in)?to|again|return(?:ing)? to|pick(?:ing)? up)\b/i;
const PRACTISED = /\b(?:team|club|years|league|belt|competed|national|captain)\b/i;
/** The user wants to improve, so they have begun. */
const FURTHER =
  /\b(?:improve|better|again|back|faster|further|stronger|next level|perfect|refine|from \d|now|compete)\b/i;
const LONG_AGO = /\b(?:ago|as a (?:kid|child|boy|girl)|at school|nothing since|when i was)\b/i;

type FamilyLevel = Pick<UnderstoodGoal, 'level' | 'levelFrom'>;

/**
 * The level of a goal that no topic covers. Without a topic the answer about experience counts for
 * the goal itself. If there is none the level is Beginner, unless the goal says that the user goes
 * on.
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

/** Whether the goal is to learn something that the answer about experience does not mention. */
function isNewThing(said: string, experience: string, { thing = '' }: FamilyMatch): boolean {
  const stem = thing.slice(0, 5).toLowerCase();
  return BEGINS.test(said) && !(stem !== '' && experience.toLowerCase().includes(stem));
}

type ToldLevel = {
  readonly level: SkillLevel;
  /** The answer is about this very goal, so it overrides every other reading. */
  readonly isCertain: boolean;
  /** The user has experience, but with something else. */
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
  // Mastery of something else counts as the middle level.
  const isNewToIt = isNewThing(said, experience, match);
  const isBeside = isNewToIt || namesAnother(experience, match);
  const level = skill === 'Advanced' && isBeside ? 'Intermediate' : skill;
  return level && { level, isCertain: false, ...(isNewToIt && { isNew: true as const }) };
}
