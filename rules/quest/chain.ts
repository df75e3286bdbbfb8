import { type DaySet, hasDay, NO_DAYS, withDay } from '#rules/activity/day-set.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Amounts } from '#rules/habits/amounts.ts';
import { type ChainPlan, TERM_FIELDS } from '#rules/habits/schedule.ts';
import { type ChainBase, type TermsFrom, withTerms } from '#rules/habits/terms.ts';
import { isSame } from '#rules/is-same.ts';
import { pickFields } from '#rules/pick-fields.ts';
import type { Completion } from './complete-quest.ts';
import type { QuestEdits } from './edit-quest.ts';
import {
  type FollowUp,
  MAX_FOLLOW_UPS,
  MAX_SUBTASKS,
  type Quest,
  type QuestPlan,
} from './quest.ts';
import { FIGURES } from './quest-fields.ts';
import { periodOf } from './quest-id.ts';
import { shownQuest } from './shown-quest.ts';
import { type WeekStart, weekOf } from './week.ts';

export type Tick = { readonly questId: string; readonly subtaskId: string };

/** A bound on stored ticks, far above what a quest has steps. */
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
  /** Every day on which a link was done. Its stored name is from when it held only days other than the period. */
  readonly otherDays: DaySet;
  readonly ticks: readonly Tick[];
  readonly edits: QuestEdits;
  readonly followUps: readonly FollowUp[];
  /** Absent until an `add` is known. */
  readonly base?: ChainBase;
  /** The edits of schedule, goal and archive, by the day from which they hold. */
  readonly terms?: readonly TermsFrom[];
  readonly amounts?: Amounts;
  readonly amountTotal?: number;
  readonly restDays?: DaySet;
  /** How much of the streak was brought along from another tracker: it unlocks nothing. */
  readonly pastCount?: number;
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

/** What an `add` says of the whole chain. */
const PLANNED_FIELDS = ['schedule', 'goal', 'section', 'cue'] as const;

const UNTOUCHED = { streak: 0, completed: false, currentSubtaskIndex: 0, followUps: [] } as const;

type Added = { readonly questId: string; readonly rank: number; readonly on: LocalDate };

export function addLink(
  before: Chain,
  plan: QuestPlan & ChainPlan,
  { questId, rank, on }: Added,
): Chain {
  if (before.isRemoved) return before;
  const chain = withBase(sinceDay(before, on), plan, periodOf(questId));
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

/** Only the first link speaks for the chain: what a renewal says of it would come and go with the order. */
function withBase(chain: Chain, plan: QuestPlan & ChainPlan, of: ChainBase['of']): Chain {
  if (chain.base && chain.base.of <= of) return chain;
  const { frequency } = plan;
  const base = { of, frequency, ...(of === '' && pickFields(plan, PLANNED_FIELDS)) };
  return { ...chain, base };
}

const COMPLETION_FACTS = [
  'completed',
  'lastCompleted',
  'completedOn',
  'completedWeek',
  'isLate',
] as const;

/** The fields that a completion decides, whichever other command comes before or after it. */
function factsOfDone(quest: Quest): Partial<Quest> {
  return pickFields(quest, [...FIGURES, ...COMPLETION_FACTS]);
}

type Moment = {
  readonly at: string;
  readonly on: LocalDate;
  readonly isLate: boolean;
  readonly weekStart: WeekStart;
};

export function finishLink(chain: Chain, done: Completion, moment: Moment): Chain {
  const { at, on, isLate, weekStart } = moment;
  const { questId, title, frequency } = done;
  if (isLinkDone(chain, questId)) return chain;

  const counted = markDone(chain, questId, on);
  if (chain.isRemoved) return counted;
  if (chain.quest && isOlder(questId, chain.quest)) return showing(counted, chain.quest);

  const figures = pickFields(done, FIGURES);
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
 * The chain of a stored quest. The quest's own fields count even where the stored memory of the chain is
 * lost: a completed quest must not pay again, and no streak or ticked step may be lost.
 */
export function withQuest(memory: Chain, quest: Quest): Chain {
  const ticked = quest.completed ? [] : (quest.subtasks ?? []).filter((step) => step.isCompleted);
  const ticks = ticked
    .map(({ id }): Tick => ({ questId: quest.id, subtaskId: id }))
    .filter((tick) => !memory.ticks.some((one) => isSame(one, tick)));
  const done = quest.completed ? markDone(memory, quest.id, quest.completedOn) : memory;
  const base = memory.base ?? impliedBase(memory, quest);
  return {
    ...done,
    ...(quest.addedOn && { addedOn: quest.addedOn }),
    ...(base && { base }),
    doneCount: Math.max(done.doneCount, quest.streak),
    ticks: ticks.length === 0 ? memory.ticks : [...memory.ticks, ...ticks],
    quest,
    followUps: quest.followUps,
  };
}

/** The base that was not stored, because the quest beside it says as much; of a lost one, what the quest says. */
function impliedBase({ edits, terms }: Chain, quest: Quest): ChainBase | undefined {
  if (quest.isPartial) return undefined;
  const isLost = terms === undefined && Object.keys(edits).length === 0;
  const { frequency } = quest;
  return { of: '', frequency, ...(isLost && pickFields(quest, [...PLANNED_FIELDS, 'isArchived'])) };
}

/** Whether the base says no more than the shown quest, so that it need not be stored. */
export function isBaseImplied({ base, quest, terms }: Chain): boolean {
  if (base === undefined || quest === undefined || quest.isPartial || terms) return false;
  const isPlain = base.of === '' && Object.keys(base).length === 2;
  return isPlain && base.frequency === quest.frequency;
}

function markDone(chain: Chain, questId: string, on: LocalDate | undefined): Chain {
  if (isLinkDone(chain, questId)) return chain;
  const period = periodOf(questId);
  return {
    ...chain,
    doneCount: chain.doneCount + 1,
    ...(on && { otherDays: withDay(chain.otherDays, on) }),
    ...(period === '' ? { isRootDone: true } : { donePeriods: withDay(chain.donePeriods, period) }),
  };
}

/** Days of another tracker, as far as they are not cleared here already. */
export function bringDays(chain: Chain, days: readonly LocalDate[]): Chain {
  const fresh = days.filter((day) => !hasDay(chain.otherDays, day));
  if (fresh.length === 0) return chain;
  return reshown({
    ...chain,
    doneCount: chain.doneCount + fresh.length,
    pastCount: (chain.pastCount ?? 0) + fresh.length,
    otherDays: fresh.reduce(withDay, chain.otherDays),
  });
}

/** Forgets everything but what a completion that arrives later must know, so that it is paid once. */
export function removeChain(chain: Chain): Chain {
  if (chain.isRemoved) return chain;
  const { id, doneCount, donePeriods, otherDays, isRootDone, pastCount } = chain;
  return {
    ...newChain(id),
    doneCount,
    donePeriods,
    otherDays,
    ...(isRootDone && { isRootDone }),
    ...(pastCount && { pastCount }),
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

/** An edit of schedule, goal or archive holds from its day on; what else it says holds for the whole chain. */
export function editChain(chain: Chain, edits: QuestEdits, on: LocalDate): Chain {
  const said = pickFields(edits, TERM_FIELDS);
  const texts = { ...chain.edits, ...edits };
  for (const field of TERM_FIELDS) Reflect.deleteProperty(texts, field);
  const { terms: before = [] } = chain;
  const terms = Object.keys(said).length > 0 ? withTerms(before, on, said) : before;
  if (chain.isRemoved || isSame([texts, terms], [chain.edits, before])) return chain;
  return reshown({ ...chain, edits: texts, ...(terms.length > 0 && { terms }) });
}

export function keepFollowUp(chain: Chain, asked: FollowUp): Chain {
  if (chain.isRemoved || chain.followUps.some((one) => one.id === asked.id)) return chain;
  return reshown({ ...chain, followUps: newestFirst([...chain.followUps, asked]) });
}

/** By their own time, so that the order of arrival does not matter. */
function newestFirst(followUps: readonly FollowUp[]): readonly FollowUp[] {
  const isNewer = (one: FollowUp, other: FollowUp) =>
    one.at === other.at ? one.id > other.id : one.at > other.at;
  return followUps
    .toSorted((one, other) => (isNewer(one, other) ? -1 : 1))
    .slice(0, MAX_FOLLOW_UPS);
}

/** Renews the shown quest; an unchanged one stays the identical object, so that screens do not repaint it. */
function reshown(chain: Chain): Chain {
  if (chain.quest === undefined) return chain;
  const quest = shownQuest(chain.quest, chain);
  return isSame(quest, chain.quest) ? chain : { ...chain, quest };
}
