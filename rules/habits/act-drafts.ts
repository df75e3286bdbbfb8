import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { completeQuest, openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { successorOf } from '#rules/quest/renewal.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { MAX_AMOUNT } from './bounds.ts';
import type { Habit } from './calendar.ts';
import { linkOfAct } from './link-of-act.ts';
import { goalOn, isRoundCleared, standingOn } from './standing.ts';

const MAX_ID_LENGTH = 80;

/** Why a tracked quest cannot be completed now. */
export type ClearRefused = 'cleared' | 'archived' | 'over-limit';

export type HabitClear = {
  /** The link that is completed. */
  readonly questId: string;
  readonly xpReward: number;
  readonly drafts: readonly CommandDraft[];
};

/** The quest as the link of an act shows it: a successor has no step ticked. */
export function questOfAct(habit: Habit, quest: Quest, today: LocalDate): Quest {
  const { questId, added } = linkOfAct(habit, quest, today);
  if (added === undefined) return quest;
  const subtasks = quest.subtasks?.map((step) => ({ ...step, isCompleted: false }));
  const { completedOn: _day, completedWeek: _week, isLate: _late, ...open } = quest;
  return { ...open, id: questId, completed: false, ...(subtasks && { subtasks }) };
}

/** The `add` that an act of today begins with, if its link is not there yet. */
function addBeforeAct(habit: Habit, quest: Quest, today: LocalDate): CommandDraft[] {
  const { added } = linkOfAct(habit, quest, today);
  return added === undefined ? [] : [{ kind: 'quest.add', ...successorOf(quest, added) }];
}

/** What stands in the way of completing it. */
export function clearRefusal(habit: Habit, today: LocalDate): ClearRefused | undefined {
  const { kind } = standingOn(habit, today);
  if (kind === 'archived' || kind === 'cleared') return kind;
  const goal = goalOn(habit, today);
  return goal?.kind === 'atMost' && !goal.isKept ? 'over-limit' : undefined;
}

/**
 * What one tap on Mark Complete, or the end of a raid, records: the link of the day if it is not there,
 * its open steps, what is missing of the amount, and the completion.
 */
export function clearDrafts(
  habit: Habit,
  quest: Quest,
  today: LocalDate,
): Result<HabitClear, ClearRefused> {
  const refused = clearRefusal(habit, today);
  if (refused) return err(refused);
  const link = questOfAct(habit, quest, today);
  const completion = completionOf(link);
  if (completion === undefined) return err('cleared');
  return ok({
    questId: link.id,
    xpReward: completion.xpReward,
    drafts: [
      ...addBeforeAct(habit, quest, today),
      ...stepDrafts(link),
      ...topUpDrafts(habit, link.id, today),
      completion,
    ],
  });
}

/** The completion of a link, all its steps ticked. */
export function completionOf({ subtasks: _ticked, ...link }: Quest) {
  const completion = completeQuest(link);
  return completion.ok ? ({ kind: 'quest.done', ...completion.value } as const) : undefined;
}

export function stepDrafts({ id: questId, subtasks = [] }: Quest): CommandDraft[] {
  return subtasks
    .filter(({ isCompleted }) => !isCompleted)
    .map(({ id }) => ({ kind: 'quest.subtask', questId, subtaskId: id }));
}

/**
 * To complete it below its target means "all of it": the missing amount is added under an id of the
 * link, so that two devices add it once. `forDay` for a record of a day before.
 */
export function topUpDrafts(
  habit: Habit,
  questId: string,
  day: LocalDate,
  forDay?: LocalDate,
): CommandDraft[] {
  const goal = goalOn(habit, day);
  if (goal === undefined || goal.kind === 'atMost' || goal.isKept) return [];
  const drafts: CommandDraft[] = [];
  for (let missing = goal.target - goal.progress; missing > 0; missing -= MAX_AMOUNT) {
    const id = `top${drafts.length || ''}.${questId}`;
    if (id.length > MAX_ID_LENGTH) return [];
    const n = Math.min(missing, MAX_AMOUNT);
    drafts.push({ kind: 'quest.amount', id, questId, n, ...(forDay && { forDay }) });
  }
  return drafts;
}

export type Tap = {
  readonly drafts: readonly CommandDraft[];
  /** It completes the quest too, so that it is held for Undo as a completion is. */
  readonly clears: boolean;
};

/**
 * What a tap of an amount records. The one that brings the progress to the target completes the quest,
 * unless a step is open.
 */
export function tapDrafts(
  habit: Habit,
  quest: Quest,
  today: LocalDate,
  { id, n }: { readonly id: string; readonly n: number },
): Tap {
  const goal = goalOn(habit, today);
  const link = questOfAct(habit, quest, today);
  const amount: CommandDraft = { kind: 'quest.amount', id, questId: link.id, n };
  const isReached = goal?.kind === 'atLeast' && !goal.isKept && goal.progress + n >= goal.target;
  const isOpen = !link.completed && !isRoundCleared(habit, dayNumber(today));
  const completion = isReached && isOpen && openSubtaskCount(link) === 0 && completionOf(link);
  if (!completion) return { drafts: [amount], clears: false };
  return { drafts: [...addBeforeAct(habit, quest, today), amount, completion], clears: true };
}

/** Takes an amount back, once however many devices do so. `day`: on which it was recorded. */
export function undoTapDraft(
  tap: { readonly id: string; readonly questId: string; readonly n: number },
  day: LocalDate,
  today: LocalDate,
): CommandDraft {
  const { id, questId, n } = tap;
  const forDay = day === today ? {} : { forDay: day };
  return { kind: 'quest.amount', id: `undo.${id}`, questId, n: -n, ...forDay };
}

/** A ticked step of today, with the link of the day before it if that is not there yet. */
export function tickDrafts(
  habit: Habit,
  quest: Quest,
  today: LocalDate,
  subtaskId: string,
): readonly CommandDraft[] {
  const { questId } = linkOfAct(habit, quest, today);
  return [...addBeforeAct(habit, quest, today), { kind: 'quest.subtask', questId, subtaskId }];
}

/** Hundredths of a minute in a focus block. */
const BLOCK_AMOUNT = 2_500;
const MINUTES_UNIT = 'min';

/** A goal in minutes is fed by raids: one block, one amount, under the id of the block. */
export function blockAmountDraft(quest: Quest, blockId: string): CommandDraft | undefined {
  if (quest.goal?.unit !== MINUTES_UNIT) return undefined;
  return { kind: 'quest.amount', id: blockId, questId: quest.id, n: BLOCK_AMOUNT };
}

/** The blocks that Start Quest proposes for what is missing of a goal in minutes. */
export function missingBlocks(habit: Habit, today: LocalDate): number | undefined {
  const goal = goalOn(habit, today);
  if (goal?.unit !== MINUTES_UNIT || goal.kind === 'atMost' || goal.isKept) return undefined;
  return Math.ceil((goal.target - goal.progress) / BLOCK_AMOUNT);
}
