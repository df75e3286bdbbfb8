import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { isInDistress } from '#rules/mentor/distress.ts';
import type { Wish } from '#rules/mentor/forge/forge.ts';
import { MAX_GOAL_LENGTH, MAX_GOALS } from '#rules/mentor/goals.ts';
import { dayMinutesOf, timeIn } from '#rules/mentor/heard-time.ts';
import { BASIC_PROFILE, type FinalProfile } from '#rules/mentor/profile.ts';
import type { UserRoles } from '#rules/roles/roles.ts';

/** What a newcomer said, as a wish: the goal first, then where the quests should come from. */
export function wishOf(
  profile: FinalProfile,
  userRoles: UserRoles,
  answers: readonly string[],
): Wish {
  const { goals, interests, skillLevel, timeCommitment } = profile;
  const heavy = answers.filter(isInDistress);
  const areas = interests.filter((area) => !BASIC_PROFILE.interests.includes(area)); // nobody said those
  const named = heavy.length > 0 ? heavy : [...goals, ...areas];
  const fitting = named.map((goal) => cutText(cleanLine(goal), MAX_GOAL_LENGTH));
  const unique = [...new Set(fitting.filter((goal) => !isBlank(goal)))].slice(0, MAX_GOALS);
  const dayMinutes = dayMinutesOf(timeIn(answers[2] ?? ''));
  return {
    goals: unique,
    userRoles,
    skillLevel,
    timeCommitment,
    ...(dayMinutes !== undefined && { dayMinutes }),
  };
}
