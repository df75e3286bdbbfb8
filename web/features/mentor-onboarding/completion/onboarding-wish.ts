import { basicProfile, type FinalProfile } from '#mentor/chat/profile.ts';
import { MAX_GOAL_LENGTH, MAX_GOALS } from '#mentor/forge/goal-limits.ts';
import type { Wish } from '#mentor/forge/wish.ts';
import type { Risk } from '#mentor/safety/categories.ts';
import { readSafety } from '#mentor/safety/gate.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import type { UserRoles } from '#rules/roles/roles.ts';

/** The board is about nothing else then. */
const HEAVY: readonly Risk[] = ['despair', 'abuse', 'eating'];
/** They have quests of their own, in whichever answer they were said. */
const ANSWERED: readonly Risk[] = ['medication', 'other', 'gambling'];

/** The answers as a wish for quests: for a model the goals first, then the areas of interest; for the forge all five as they were said. */
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
  const interested = interests.filter((area) => !basicProfile().interests.includes(area)); // not the defaults
  const named = heavy.length > 0 ? heavy : [...saidAs(ANSWERED), ...goals, ...interested];
  const fitting = named.map((goal) => cutText(cleanLine(goal), MAX_GOAL_LENGTH));
  const unique = [...new Set(fitting.filter((goal) => !isBlank(goal)))].slice(0, MAX_GOALS);
  const [goal = '', areas = '', time = '', style = '', experience = ''] = answers;
  return {
    goals: unique,
    userRoles,
    skillLevel,
    timeCommitment,
    said: { goals: [goal], areas, time, style, experience },
  };
}
