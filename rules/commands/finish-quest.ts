import type { CompletionCounts } from '#rules/achievements/achievements.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { chainOf, type GameDocument } from '#rules/document/document.ts';
import { trainedStat } from '#rules/hunter/trained-stat.ts';
import { finishLink } from '#rules/quest/chain.ts';
import type { Completion } from '#rules/quest/complete-quest.ts';
import type { Category } from '#rules/quest/quest.ts';
import { tooSmallReward } from './add-quest.ts';
import { type DocumentChange, pay } from './award.ts';
import { withChain } from './change-chain.ts';
import type { DraftOf, Stamp } from './command.ts';
import type { CommandRefusal, CommandRules } from './command-rules.ts';

/** `forDay`: recorded later than the day it counts on. */
export type DoneFields = Completion & { readonly forDay?: LocalDate };

export const MAX_LATE_DAYS = 2;

/** The days before today that can still be recorded, newest first. */
export function lateDays(today: LocalDate): readonly LocalDate[] {
  return Array.from({ length: MAX_LATE_DAYS }, (_, ago) => addDays(today, -1 - ago));
}

type DoneCommand = DraftOf<'quest.done'> & Stamp;

export const finishQuest: CommandRules<'quest.done'> = {
  key: ({ questId }) => `done:${questId}`,
  refusal: refusalOfDone,
  apply: payOnce,
};

function refusalOfDone(command: DoneCommand): CommandRefusal | undefined {
  if (command.openSubtaskCount > 0) return 'subtasks-remain';
  const tooSmall = tooSmallReward(command.questId, command.xpReward);
  if (tooSmall) return tooSmall;
  return tooLate(command);
}

/** The refusal of a record for a day that is too long ago, or ahead. */
export function tooLate(record: {
  day: LocalDate;
  forDay?: LocalDate;
}): CommandRefusal | undefined {
  const daysLate = dayNumber(record.day) - dayNumber(record.forDay ?? record.day);
  return daysLate < 0 || daysLate > MAX_LATE_DAYS ? 'day-too-long-ago' : undefined;
}

/** Pays what the command carries, once, whatever the document says of the quest by now. */
function payOnce(document: GameDocument, command: DoneCommand): DocumentChange {
  const day = command.forDay ?? command.day;
  const chain = chainOf(document, command.questId);
  const { weekStart } = document.settings;
  const isLate = day < command.day;
  const next = finishLink(chain, command, { at: command.at, on: day, isLate, weekStart });
  if (next === chain) return { document };

  const { xpReward, category } = command;
  const counted = {
    ...withChain(document, next),
    counts: withCompletion(document.counts, category),
  };
  return pay(counted, {
    xp: xpReward,
    trained: trainedStat(category),
    award: { day, gain: { quests: 1, xp: xpReward } },
    questStreak: next.doneCount - (next.pastCount ?? 0),
  });
}

type QuestCount = Exclude<keyof CompletionCounts, 'focusBlocks'>;

/** The category whose completions each count counts. */
const COUNTED: Readonly<Record<QuestCount, Category>> = { academics: 'Academics', tech: 'Tech' };
const QUEST_COUNTS = Object.keys(COUNTED) as QuestCount[]; // the table has no other keys

function withCompletion(counts: CompletionCounts, category: Category): CompletionCounts {
  const count = QUEST_COUNTS.find((one) => COUNTED[one] === category);
  return count ? { ...counts, [count]: counts[count] + 1 } : counts;
}
