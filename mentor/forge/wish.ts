import type { SkillLevel, TimeCommitment } from '#mentor/chat/collected-data.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { UserRoles } from '#rules/roles/roles.ts';

/** What a model makes quests from. */
export type ModelWish = {
  readonly goals: readonly string[];
  readonly userRoles: UserRoles;
  readonly skillLevel: SkillLevel;
  readonly timeCommitment: TimeCommitment;
  /** Lines that say how the goals were understood; older browsers send none. */
  readonly understood?: readonly string[];
};

/** What a model or the offline forge makes quests from. */
export type Wish = ModelWish & {
  /** The user's own words, for the offline forge. */
  readonly said: SaidWish;
  /** The user's corrections of how those words were understood. */
  readonly corrections?: readonly Correction[];
};
