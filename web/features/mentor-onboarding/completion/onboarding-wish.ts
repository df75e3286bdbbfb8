import { BASIC_PROFILE, type FinalProfile } from '#mentor/chat/profile.ts';
import type { Wish } from '#mentor/forge/forge.ts';
import { MAX_GOAL_LENGTH, MAX_GOALS } from '#mentor/forge/goal-limits.ts';
import { CARES, type Risk } from '#mentor/safety/categories.ts';
import { readSafety } from '#mentor/safety/gate.ts';
import { dayMinutesOf, readTime } from '#mentor/text/read-time.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import type { UserRoles } from '#rules/roles/roles.ts';

/** The board is about nothing else then. */
const HEAVY: readonly Risk[] = ['despair', 'abuse', 'eating'];
/** They have quests of their own, in whichever answer they were said. */
const ANSWERED: readonly Risk[] = ['medication', 'other', 'gambling'];

/** The answers as a wish for quests: the goals first, then the areas of interest. */
export function wishOf(
  profile: FinalProfile,
  userRoles: UserRoles,
  answers: readonly string[],
): Wish {
  const { goals, interests, skillLevel, timeCommitment } = profile;
  const risks = answers.map((answer) => ({ answer, ...readSafety(answer) }));
  const saidAs = (wanted: readonly Risk[]) =>
    risks.filter(({ risk }) => risk && wanted.includes(risk)).map(({ answer }) => answer);
  const heavy = saidAs(HEAVY);
  const cares = CARES.filter((care) => risks.some((one) => one.cares.includes(care)));
  const areas = interests.filter((area) => !BASIC_PROFILE.interests.includes(area)); // not the defaults
  const named = heavy.length > 0 ? heavy : [...saidAs(ANSWERED), ...goals, ...areas];
  const fitting = named.map((goal) => cutText(cleanLine(goal), MAX_GOAL_LENGTH));
  const unique = [...new Set(fitting.filter((goal) => !isBlank(goal)))].slice(0, MAX_GOALS);
  const dayMinutes = dayMinutesOf(readTime(answers[2] ?? ''));
  return {
    goals: unique,
    userRoles,
    skillLevel,
    timeCommitment,
    ...(dayMinutes !== undefined && { dayMinutes }),
    ...(cares.length > 0 && { cares }),
  };
}
