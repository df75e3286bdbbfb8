import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { isWanted, mentionOf, plainWords, vocabulary } from './read-claim.ts';

const NEW_TO_IT = vocabulary(`
  beginner* newbie newcomer noob novice im_new am_new new_to new_at brand_new quite_new totally_new
  never_done never_tried never_did never_been never_had never_before never_learn* none nothing zero
  starter starting from_scratch first_time no_experience no_real_experience inexperienced
  not_experienced little_experience hardly_any barely_any not_much not_a_lot N_months few_months
  couple_of_months six_months few_weeks N_weeks tried_and_stopped`);
const SOMEWHAT = vocabulary(`
  intermediate amateur average so_so on_and_off basics hobby self_taught casual* some_experience
  some_practice some_training some_knowledge a_bit_of_experience quite_a_bit a_year one_year N_year
  few_years couple_of_years couple_years for_years habits_hold`);
const LONG_AT_IT = vocabulary(`
  advanced expert* professional* pro senior master mastered veteran decade decades fluent
  experienced lots_of_experience a_lot_of_experience tons_of_experience plenty_of_experience
  many_years since_childhood all_my_life whole_life years_of_practice years_of_experience`);
/** Short answers that mean a level only if nothing else was recognised. */
const ALONE: readonly (readonly [RegExp, SkillLevel])[] = [
  [
    /^(?:no|nope|nah|0|never|(?:a|very) little|not (?:really|yet|at all))(?= ?(?:[^\w ]|$))/,
    'Beginner',
  ],
  [/^(?:no|nope|nah) (?:not|none|nothing|at all)\b/, 'Beginner'],
  [/^(?:some|a bit|ok|okay|medium|moderate|decent|enough)\W*$/, 'Intermediate'],
  [/^(?:quite )?(?:a lot|lots|plenty|tons|loads)\W*$/, 'Advanced'],
];
/** Years of practice, but no age and no "years ago". */
const YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) ?\+? ?(?:years|yrs)\b(?! (?:ago|old))/;
const A_YEAR_OR_MORE = /\b(?:1[2-9]|[2-9]\d) months\b(?! ago)/;
const FEW_YEARS = new Set(['1', '2', '3', '4', 'one', 'two', 'three', 'four']);

/**
 * Phrases that contain a word of experience and mean none: "senior year", "master's degree", "want
 * to become an expert".
 */
const NO_EXPERIENCE_MEANT =
  /\bsenior (?:year|high|citizen|in|at|student)\b|\b(?:school|college) senior\b|\bmasters?(?: degree| thesis| student| program(?:me)?)\b|\bnothing (?:else|more|special|to add)\b|\b(?:want|wish|hope|aim|like|love|plan|trying|going|learning) to (?:\w+ ){0,3}?(?:advanced|experts?|pro|professional|master|fluent|senior)\b/g;

/** Practice of long ago ("nothing since school"), which makes the user a beginner again. */
const LONG_AGO =
  /\b(?:nothing|not|none|havent|stopped|no \w+)(?: \w+){0,3} (?:for|in|since)(?: \w+){0,2} (?:years|decades|ages|school|college|kids)\b|\b(?<!since )(?:when i was (?:\d|1\d|a (?:child|kid|boy|girl|teen\w*))|as a (?:child|kid|boy|girl)|thats (?:it|all)|did little)\b|(?<!(?:started|began|begun)\b.{0,20})\b(?:\d+|ten|twenty|thirty|many) years ago\b/;

/** The level that an answer implies, or `undefined` if it says nothing about experience. */
export function readSkill(answer: string): SkillLevel | undefined {
  const plain = plainWords(answer).replace(NO_EXPERIENCE_MEANT, '');
  if (LONG_AGO.test(plain)) return 'Beginner';
  const years = YEARS.exec(plain)?.[1];
  if (years !== undefined) return FEW_YEARS.has(years) ? 'Intermediate' : 'Advanced';
  if (A_YEAR_OR_MORE.test(plain)) return 'Intermediate';
  const mastery = mentionOf(plain, LONG_AT_IT);
  if (mastery === 'wanted') return 'Advanced';
  const novelty = mentionOf(plain, NEW_TO_IT);
  if (novelty === 'wanted') return 'Beginner';
  const isBetween = novelty === 'refused' || mastery === 'refused';
  if (isBetween || isWanted(plain, SOMEWHAT)) return 'Intermediate';
  return ALONE.find(([said]) => said.test(plain))?.[1];
}
