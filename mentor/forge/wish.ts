import type { SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { UserRoles } from '#rules/roles/roles.ts';

/** What a model is asked for. */
export type ModelWish = {
  readonly goals: readonly string[];
  readonly userRoles: UserRoles;
  readonly skillLevel: SkillLevel;
  readonly timeCommitment: TimeCommitment;
  /** What was understood of the person's words, in lines; older browsers send none. */
  readonly understood?: readonly string[];
};

/** What quests are made of. */
export type Wish = ModelWish & {
  /** For the offline forge: the person's own words. */
  readonly said: SaidWish;
  /** What the person put right of what was understood. */
  readonly corrections?: readonly Correction[];
};
