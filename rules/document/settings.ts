import type { RenewalChoice } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';

export type Settings = {
  readonly dawnHour: number;
  readonly weekStart: WeekStart;
  /** Absent until the hunter has chosen; until then nothing renews. */
  readonly renewal?: RenewalChoice;
  readonly isWaitingForStart: boolean;
  readonly hasSound: boolean;
  readonly hasNotifications: boolean;
  /** The hunter wants no model asked. */
  readonly isAiOff?: boolean;
  /** `HH:MM`, local: one word in the evening about what is still open. '' or absent: none. */
  readonly eveningAt?: string;
};

export const DEFAULT_SETTINGS: Settings = {
  dawnHour: 0,
  weekStart: 'monday',
  isWaitingForStart: false,
  hasSound: true,
  hasNotifications: false,
};

export const MAX_DAWN_HOUR = 12;
