import {
  DEFAULT_AREA,
  DEFAULT_GOAL,
  SKILL_LEVELS,
  type SkillLevel,
  TIME_COMMITMENTS,
  type TimeCommitment,
} from '#mentor/chat/collected-data.ts';
import { readSafety } from '#mentor/safety/gate.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { ForgedQuests } from '#web/game/forge-quests.ts';
import { withGoal } from './goal-list.ts';

export type ForgeWish = {
  readonly goals: readonly string[];
  readonly skillLevel: SkillLevel;
  readonly timeCommitment: TimeCommitment;
};

type Profile = Readonly<Record<string, unknown>> | null;

export const FIRST_WISH: ForgeWish = {
  goals: [],
  skillLevel: 'Intermediate',
  timeCommitment: '1-2 hours daily',
};

/**
 * What the hunter said in the onboarding, as far as the profile tells; a default is nobody's word. A goal that was said
 * again in other words stands in the place of the first; what the gate answers is not said again.
 */
export function wishIn(profile: Profile, reworded?: readonly string[]): ForgeWish {
  if (profile === null) return FIRST_WISH;
  const { goals, interests, skillLevel, timeCommitment } = profile;
  const again = reworded?.filter((goal) => readSafety(goal).risk === undefined);
  const said = [again ?? goals, interests].flat().filter((goal) => typeof goal === 'string');
  const own = said.filter((goal) => goal !== DEFAULT_GOAL && goal !== DEFAULT_AREA);
  return {
    goals: own.reduce<readonly string[]>(withGoal, []),
    skillLevel: SKILL_LEVELS.find((one) => one === skillLevel) ?? FIRST_WISH.skillLevel,
    timeCommitment:
      TIME_COMMITMENTS.find((one) => one === timeCommitment) ?? FIRST_WISH.timeCommitment,
  };
}

/**
 * What the offline forge hears: the form, and of the onboarding what the form does not say otherwise: the style, the time
 * and the experience in the hunter's own words. What the gate answers itself is not said again.
 */
export function saidWish(
  wish: ForgeWish,
  profile: Profile,
  answers: SaidWish | undefined,
): SaidWish {
  const known = wishIn(profile);
  const { questStyle } = Object(profile);
  const spoken = {
    style: answers?.style ?? (typeof questStyle === 'string' ? questStyle : undefined),
    time: wish.timeCommitment === known.timeCommitment ? answers?.time : undefined,
    experience: wish.skillLevel === known.skillLevel ? answers?.experience : undefined,
  };
  const own = Object.entries(spoken).filter(
    ([, text = '']) => text.trim() !== '' && readSafety(text).risk === undefined,
  );
  return {
    ...Object.fromEntries(own),
    goals: wish.goals,
    level: wish.skillLevel,
    commitment: wish.timeCommitment,
  };
}

/** Whoever chooses in the form says it later than the chips did. */
export function withoutChosen(
  corrections: readonly Correction[],
  choice: Partial<ForgeWish>,
): readonly Correction[] {
  return corrections.filter(({ about }) => {
    if (about === 'level') return choice.skillLevel === undefined;
    return (about !== 'time' && about !== 'option') || choice.timeCommitment === undefined;
  });
}

export type ForgeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'no-goal' }
  | { readonly kind: 'forging'; readonly isSlow: boolean }
  | ForgedQuests
  | { readonly kind: 'failed'; readonly message: string };

/** Makes the quests. A failure becomes a state with its message. */
export async function forge(
  { goals }: Pick<ForgeWish, 'goals'>,
  ask: () => Promise<ForgeState>,
): Promise<ForgeState> {
  if (goals.length === 0) return { kind: 'no-goal' };
  try {
    return await ask();
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : '';
    return { kind: 'failed', message: message === '' ? 'Failed to generate quests' : message };
  }
}
