import { type DaySet, hasDay, NO_DAYS, withDay } from '#rules/activity/day-set.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Completion } from './complete-quest.ts';
import type { QuestEdits } from './edit-quest.ts';
import type { FollowUp, Quest, QuestPlan } from './quest.ts';
import { periodOf } from './quest-id.ts';
import { shownQuest } from './shown-quest.ts';

export type Tick = { readonly questId: string; readonly subtaskId: string };

/**
 * A quest with all its renewals. What is remembered here makes the order of its commands irrelevant:
 * every function below gives the same chain whichever of two commands came first.
 */
export type Chain = {
  readonly id: string;
  /** The link with the latest period: the one the board shows. */
  readonly quest?: Quest;
  readonly isRemoved?: true;
  readonly doneCount: number;
  readonly isRootDone?: true;
  readonly donePeriods: DaySet;
  readonly ticks: readonly Tick[];
  readonly edits: QuestEdits;
  readonly followUps: readonly FollowUp[];
};

export function newChain(id: string): Chain {
  return { id, doneCount: 0, donePeriods: NO_DAYS, ticks: [], edits: {}, followUps: [] };
}

function isLinkDone(chain: Chain, questId: string): boolean {
  const period = periodOf(questId);
  return period === '' ? chain.isRootDone === true : hasDay(chain.donePeriods, period);
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

export function addLink(chain: Chain, questId: string, plan: QuestPlan, rank: number): Chain {
  const known = chain.quest;
  if (chain.isRemoved || isOlder(questId, known)) return chain;
  if (known?.id === questId && !known.isPartial) return chain;

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

/** What a completion fixes, whatever else is said of the quest before or after. */
function factsOfDone(quest: Quest): Partial<Quest> {
  const { category, xpReward, frequency, difficulty, tier, completed } = quest;
  const { lastCompleted, completedOn } = quest;
  return {
    category,
    xpReward,
    frequency,
    difficulty,
    tier,
    completed,
    ...(lastCompleted !== undefined && { lastCompleted }),
    ...(completedOn !== undefined && { completedOn }),
  };
}

export function finishLink(chain: Chain, done: Completion, at: string, on: LocalDate): Chain {
  const { questId, title, category, xpReward, frequency, difficulty, tier } = done;
  if (isLinkDone(chain, questId)) return chain;

  const period = periodOf(questId);
  const counted: Chain = {
    ...chain,
    doneCount: chain.doneCount + 1,
    ...(period === '' ? { isRootDone: true } : { donePeriods: withDay(chain.donePeriods, period) }),
  };
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
  });
}

/** Only what a late completion must know outlives the quest. */
export function removeChain(chain: Chain): Chain {
  if (chain.isRemoved) return chain;
  const { id, doneCount, donePeriods, isRootDone } = chain;
  return {
    ...newChain(id),
    doneCount,
    donePeriods,
    ...(isRootDone && { isRootDone }),
    isRemoved: true,
  };
}

export function tickSubtask(chain: Chain, tick: Tick): Chain {
  const isKnown = chain.ticks.some(
    (one) => one.questId === tick.questId && one.subtaskId === tick.subtaskId,
  );
  if (chain.isRemoved || isKnown || isOlder(tick.questId, chain.quest)) return chain;
  return reshown({ ...chain, ticks: [...chain.ticks, tick] });
}

export function editChain(chain: Chain, edits: QuestEdits): Chain {
  if (chain.isRemoved) return chain;
  return reshown({ ...chain, edits: { ...chain.edits, ...edits } });
}

export function keepFollowUp(chain: Chain, followUps: readonly FollowUp[]): Chain {
  if (chain.isRemoved || followUps === chain.followUps) return chain;
  return reshown({ ...chain, followUps });
}

function reshown(chain: Chain): Chain {
  return chain.quest ? { ...chain, quest: shownQuest(chain.quest, chain) } : chain;
}
