import { unlockAchievements } from '#rules/achievements/achievements.ts';
import { type ActivityGain, recordActivity } from '#rules/activity/daily-activity.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { GameDocument } from '#rules/document/document.ts';
import { gainXp } from '#rules/hunter/gain-xp.ts';
import type { Stat } from '#rules/hunter/hunter.ts';

/** What a command paid and which day it counts on: the log and the activity table keep it. */
export type Award = { readonly day: LocalDate; readonly gain: ActivityGain };

export type DocumentChange = { readonly document: GameDocument; readonly award?: Award };

type Payment = {
  readonly xp: number;
  readonly trained: Stat;
  readonly award: Award;
  /** The streak this command brought its quest to; a focus block has none. */
  readonly questStreak?: number;
};

/** Pays once, counts on the day, then checks the achievements on what came of it. */
export function pay(
  document: GameDocument,
  { xp, trained, award, questStreak }: Payment,
): DocumentChange {
  const character = gainXp(document.character, xp, trained);
  return {
    award,
    document: {
      ...document,
      character,
      lifetimeXp: document.lifetimeXp + xp,
      dailyActivities: recordActivity(document.dailyActivities, award.day, award.gain),
      achievements: unlockAchievements(document.achievements, {
        quests: questStreak === undefined ? 0 : 1,
        maxStreak: questStreak ?? 0,
        level: character.level,
      }),
    },
  };
}
