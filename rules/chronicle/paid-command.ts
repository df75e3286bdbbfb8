import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Command } from '#rules/document/command.ts';
import type { Stat } from '#rules/hunter/hunter.ts';
import { trainedStat } from '#rules/hunter/trained-stat.ts';
import type { Category, Difficulty, Frequency } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { FOCUS_XP } from '#rules/raid/raid.ts';

/** Something a hunter was paid for. */
export type PaidDeed = {
  readonly key: string;
  /** Its place in the server's order; absent while it waits to be sent. */
  readonly rev?: number;
  /** The day it counts on. */
  readonly day: LocalDate;
  readonly at: string;
  /** It was recorded on a later day than the one it counts on. */
  readonly isLate: boolean;
  readonly xp: number;
  readonly trains: Stat;
  readonly quest?: ClearedQuest;
};

type ClearedQuest = {
  readonly rootId: string;
  readonly title: string;
  readonly category: Category;
  readonly frequency: Frequency;
  readonly difficulty: Difficulty;
};

/** What a command was paid, as the log says it; a waiting one is paid what it carries. */
export function paidDeed(
  command: Command,
  logged?: { readonly rev: number; readonly xp: number },
): PaidDeed | undefined {
  const { key, at, day } = command;
  const rev = logged && { rev: logged.rev };
  switch (command.kind) {
    case 'quest.done': {
      const { questId, title, category, frequency, difficulty, forDay = day } = command;
      const { xp } = logged ?? { xp: command.xpReward };
      const quest = { rootId: rootOf(questId), title, category, frequency, difficulty };
      const trains = trainedStat(category);
      return paid({ key, at, day: forDay, isLate: forDay < day, xp, trains, quest, ...rev });
    }
    case 'raid.focus': {
      const { xp } = logged ?? { xp: FOCUS_XP };
      return paid({ key, at, day, isLate: false, xp, trains: 'wisdom', ...rev });
    }
    default:
      return undefined;
  }
}

/** The same deed from a second device was paid to the first. */
function paid(deed: PaidDeed): PaidDeed | undefined {
  return deed.xp > 0 ? deed : undefined;
}
