import type { SkillLevel, TimeCommitment } from '#rules/mentor/collected-data.ts';
import type { ForgedQuests } from './forge-quests.ts';

export type ForgeWish = {
  readonly goals: readonly string[];
  readonly skillLevel: SkillLevel;
  readonly timeCommitment: TimeCommitment;
};

export const FIRST_WISH: ForgeWish = {
  goals: [],
  skillLevel: 'Intermediate',
  timeCommitment: '1-2 hours daily',
};

export type ForgeState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'no-goal' }
  | { readonly kind: 'forging'; readonly isSlow: boolean }
  | ForgedQuests
  | { readonly kind: 'failed'; readonly message: string };

/** What the dialog shows after Generate Quests: the quests, or the words of the failure. */
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
