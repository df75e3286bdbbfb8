import { BASIC_PROFILE, type FinalProfile } from '#mentor/chat/profile.ts';
import type { Wish } from '#mentor/forge/forge.ts';
import { MAX_GOAL_LENGTH, MAX_GOALS } from '#mentor/forge/goal-limits.ts';
import { isInDistress } from '#mentor/safety/distress.ts';
import { dayMinutesOf, readTime } from '#mentor/text/read-time.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import type { UserRoles } from '#rules/roles/roles.ts';

/** The answers as a wish for quests: the goals first, then the areas of interest. */
export function wishOf(
  profile: FinalProfile,
  userRoles: UserRoles,
  answers: readonly string[],
): Wish {
  const { goals, interests, skillLevel, timeCommitment } = profile;
  const heavy = answers.filter(isInDistress);
  const areas = interests.filter((area) => !BASIC_PROFILE.interests.includes(area)); // not the defaults
  const named = heavy.length > 0 ? heavy : [...goals, ...areas];
  const fitting = named.map((goal) => cutText(cleanLine(goal), MAX_GOAL_LENGTH));
  const unique = [...new Set(fitting.filter((goal) => !isBlank(goal)))].slice(0, MAX_GOALS);
  const dayMinutes = dayMinutesOf(readTime(answers[2] ?? ''));
  return {
    goals: unique,
    userRoles,
    skillLevel,
    timeCommitment,
    ...(dayMinutes !== undefined && { dayMinutes }),
  };
}
