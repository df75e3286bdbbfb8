import { type DaySet, hasDay, NO_DAYS, withDay } from '#rules/activity/day-set.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { isSame } from '#rules/is-same.ts';
import type { Completion } from './complete-quest.ts';
import type { QuestEdits } from './edit-quest.ts';
import { type FollowUp, MAX_SUBTASKS, type Quest, type QuestPlan } from './quest.ts';
import { periodOf } from './quest-id.ts';
import { shownQuest } from './shown-quest.ts';
import { type WeekStart, weekOf } from './week.ts';

export type Tick = { readonly questId: string; readonly subtaskId: string };

/** Far more than a quest has steps: what nobody could honestly tick must not grow for ever. */
const MAX_TICKS = 4 * MAX_SUBTASKS;

/**
 * A quest with all its renewals. What is remembered here makes the order of its commands irrelevant:
 * every function below gives the same chain whichever of two commands came first.
 */
export type Chain = {
  readonly id: string;
  /** The link with the latest period: the one the board shows. */
  readonly quest?: Quest;
  readonly isRemoved?: true;
  readonly addedOn?: LocalDate;
  readonly doneCount: number;
  readonly isRootDone?: true;
  readonly donePeriods: DaySet;
  /** Days on which a link of another period was done; with the periods done, all days it was done on. */
  readonly otherDays: DaySet;
  readonly ticks: readonly Tick[];
  readonly edits: QuestEdits;
  readonly followUps: readonly FollowUp[];
};

export function newChain(id: string): Chain {
  return {
    id,
    doneCount: 0,
    donePeriods: NO_DAYS,
    otherDays: NO_DAYS,
    ticks: [],
    edits: {},
    followUps: [],
  };
}

function isLinkDone(chain: Chain, questId: string): boolean {
  const period = periodOf(questId);
  return period === '' ? chain.isRootDone === true : hasDay(chain.donePeriods, period);
}

/** Whether any link was done on this day, or the link of this day on another. */
export function isDayTaken({ donePeriods, otherDays }: Chain, day: LocalDate): boolean {
  return hasDay(donePeriods, day) || hasDay(otherDays, day);
}

function isOlder(questId: string, quest: Quest | undefined): boolean {
  return quest !== undefined && periodOf(questId) < periodOf(quest.id);
}

function showing(chain: Chain, quest: Quest): Chain {
  const ticks = chain.ticks.filter((tick) => !isOlder(tick.questId, quest));
  const kept = ticks.length === chain.ticks.length ? chain.ticks : ticks;
  const next = { ...chain, ticks: kept };
  return { ...next, quest: shownQuest(quest, next) };
}

const UNTOUCHED = { streak: 0, completed: false, currentSubtaskIndex: 0, followUps: [] } as const;

type Added = { readonly questId: string; readonly rank: number; readonly on: LocalDate };

export function addLink(before: Chain, plan: QuestPlan, { questId, rank, on }: Added): Chain {
  if (before.isRemoved) return before;
  const chain = sinceDay(before, on);
  const known = chain.quest;
  if (isOlder(questId, known)) return reshown(chain);
  if (known?.id === questId && !known.isPartial) return reshown(chain);

  const { subtasks, ...texts } = plan;
  const fresh: Quest = {
    ...UNTOUCHED,
    ...texts,
    ...(subtasks && { subtasks: subtasks.map((step) => ({ ...step, isCompleted: false })) }),
    id: questId,
    rank,
  };
  return showing(chain, known?.id === questId ? { ...fresh, ...factsOfDone(known) } : fresh);
}

function sinceDay(chain: Chain, on: LocalDate): Chain {
  const { addedOn } = chain;
  return addedOn === undefined || on < addedOn ? { ...chain, addedOn: on } : chain;
}

/** What a completion fixes, whatever else is said of the quest before or after. */
function factsOfDone(quest: Quest): Partial<Quest> {
  const { category, xpReward, frequency, difficulty, tier, completed } = quest;
  const { lastCompleted, completedOn, completedWeek, isLate } = quest;
  return {
    category,
    xpReward,
    frequency,
    difficulty,
    tier,
    completed,
    ...(lastCompleted !== undefined && { lastCompleted }),
    ...(completedOn !== undefined && { completedOn }),
    ...(completedWeek !== undefined && { completedWeek }),
    ...(isLate && { isLate }),
  };
}

type Moment = {
  readonly at: string;
  readonly on: LocalDate;
  readonly isLate: boolean;
  readonly weekStart: WeekStart;
};

export function finishLink(chain: Chain, done: Completion, moment: Moment): Chain {
  const { at, on, isLate, weekStart } = moment;
  const { questId, title, category, xpReward, frequency, difficulty, tier } = done;
  if (isLinkDone(chain, questId)) return chain;

  const counted = markDone(chain, questId, on);
  if (chain.isRemoved) return counted;
  if (chain.quest && isOlder(questId, chain.quest)) return showing(counted, chain.quest);

  const figures = { category, xpReward, frequency, difficulty, tier };
  const known = chain.quest?.id === questId ? chain.quest : undefined;
  const base: Quest = known ?? {
    ...UNTOUCHED,
    ...figures,
    id: questId,
    title,
    description: '',
    isCustom: true,
    rank: Date.parse(at),
    isPartial: true,
  };
  return showing(counted, {
    ...base,
    ...figures,
    completed: true,
    lastCompleted: at,
    completedOn: on,
    ...(frequency === 'weekly' && { completedWeek: weekOf(on, weekStart) }),
    ...(isLate && { isLate }),
  });
}

/**
 * The chain of a quest as it was stored. What the quest itself says counts even if the memory beside it
 * is lost: a completed quest must not pay again, nor a streak or a ticked step fall back.
 */
export function withQuest(memory: Chain, quest: Quest): Chain {
  const ticked = quest.completed ? [] : (quest.subtasks ?? []).filter((step) => step.isCompleted);
  const ticks = ticked
    .map(({ id }): Tick => ({ questId: quest.id, subtaskId: id }))
    .filter((tick) => !memory.ticks.some((one) => isSame(one, tick)));
  const done = quest.completed ? markDone(memory, quest.id, quest.completedOn) : memory;
  return {
    ...done,
    ...(quest.addedOn && { addedOn: quest.addedOn }),
    doneCount: Math.max(done.doneCount, quest.streak),
    ticks: ticks.length === 0 ? memory.ticks : [...memory.ticks, ...ticks],
    quest,
    followUps: quest.followUps,
  };
}

function markDone(chain: Chain, questId: string, on: LocalDate | undefined): Chain {
  if (isLinkDone(chain, questId)) return chain;
  const period = periodOf(questId);
  const isOther = on !== undefined && on !== period;
  return {
    ...chain,
    doneCount: chain.doneCount + 1,
    ...(isOther && { otherDays: withDay(chain.otherDays, on) }),
    ...(period === '' ? { isRootDone: true } : { donePeriods: withDay(chain.donePeriods, period) }),
  };
}

/** Only what a late completion must know outlives the quest. */
export function removeChain(chain: Chain): Chain {
  if (chain.isRemoved) return chain;
  const { id, doneCount, donePeriods, otherDays, isRootDone } = chain;
  return {
    ...newChain(id),
    doneCount,
    donePeriods,
    otherDays,
    ...(isRootDone && { isRootDone }),
    isRemoved: true,
  };
}

export function tickSubtask(chain: Chain, tick: Tick): Chain {
  const isKnown = chain.ticks.some(
    (one) => one.questId === tick.questId && one.subtaskId === tick.subtaskId,
  );
  if (chain.isRemoved || isKnown || isOlder(tick.questId, chain.quest)) return chain;
  if (chain.ticks.length >= MAX_TICKS) return chain;
  return reshown({ ...chain, ticks: [...chain.ticks, tick] });
}

export function editChain(chain: Chain, edits: QuestEdits): Chain {
  const next = { ...chain.edits, ...edits };
  if (chain.isRemoved || isSame(next, chain.edits)) return chain;
  return reshown({ ...chain, edits: next });
}

export function keepFollowUp(chain: Chain, followUps: readonly FollowUp[]): Chain {
  if (chain.isRemoved || followUps === chain.followUps) return chain;
  return reshown({ ...chain, followUps });
}

/** What does not show leaves the quest the identical object: a screen repaints only what changed. */
function reshown(chain: Chain): Chain {
  if (chain.quest === undefined) return chain;
  const quest = shownQuest(chain.quest, chain);
  return isSame(quest, chain.quest) ? chain : { ...chain, quest };
}
