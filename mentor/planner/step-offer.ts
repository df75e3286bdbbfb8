import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import { findQuest, isTitleOf, ownPartsOf, tinyTitle } from '#mentor/forge/find-quest.ts';
import { planOf } from '#mentor/forge/generated-quest.ts';
import type { Mould, SkillPhase, SubTopic, Topic } from '#mentor/library/topic.ts';
import { withoutIdioms } from '#mentor/safety/idioms.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { understand } from '#mentor/understand/understand.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { QuestSchedule } from '#rules/habits/schedule.ts';
import type { HabitPace } from '#rules/habits/steps.ts';
import { weekSchedule } from '#rules/habits/term-drafts.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { Frequency, Quest } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import { throughGate } from './gated-wish.ts';
import { titleWith } from './naming.ts';
import { pour } from './pour.ts';
import { isNamedIn, isSayable } from './ranking/candidates.ts';

const TINY_MINUTES = 5;

/** A step that the person can accept for a quest. It stays the same quest, with its days and its streak. */
export type QuestStep = {
  readonly kind: 'next-phase' | 'whole' | 'tiny';
  readonly title: string;
  readonly edits: QuestEdits;
};

type BoardQuest = Pick<Quest, 'title' | 'streak'>;

export type StepTerms = {
  readonly pace: HabitPace;
  readonly board: readonly BoardQuest[];
  /** What the hunter said and corrected, if this device knows it. */
  readonly answers?: {
    readonly said: SaidWish;
    readonly corrections: readonly Correction[];
  };
  readonly today: LocalDate;
  readonly weekStart: WeekStart;
};

/** The step that is due for a quest; undefined if none is, or if the quest is not from the library. */
export async function stepFor(quest: Quest, terms: StepTerms): Promise<QuestStep | undefined> {
  const { mould, topic } = await findQuest(quest.title);
  if (mould === undefined) return undefined;
  const sub = subOf(mould, topic);
  if (quest.title === tinyTitle(mould)) {
    const isDue = terms.pace.isStepDue && isSayable(mould, sub, undefined);
    return isDue ? { kind: 'whole', ...pouredStep(quest, { mould, topic }) } : undefined;
  }
  const { onBoard, cleared } = standingOf(sub, terms.board);
  const offer = planOffer(mould, { topic, onBoard }, { ...terms.pace, cleared });
  if (offer?.kind === 'tiny') {
    if (quest.goal) return undefined; // its amount is lowered instead
    return { kind: 'tiny', ...pouredStep(quest, { mould, topic, isTiny: true }) };
  }
  const { subject } = ownPartsOf(quest.title, mould);
  const open = (offer?.moulds ?? [])
    .filter(({ id, plan, amount }) => {
      return plan.rhythm !== 'once' && amount?.unit !== '{unit}' && !onBoard.has(id);
    })
    .filter((one) => isSayable(one, sub, subject) && isSafe(one, terms));
  const next = open.find(({ plan }) => plan.role === mould.plan.role) ?? open[0];
  if (next === undefined) return undefined;
  const { title, edits } = pouredStep(quest, { mould: next, topic, from: mould });
  return {
    kind: 'next-phase',
    title,
    edits: { ...edits, ...fewerTimes(quest, mould, next, terms) },
  };
}

/** The most that a step may multiply the minutes of the week; a longer quest is done less often. */
const MOST_GROWTH = 4 / 3;

function fewerTimes(
  { schedule, frequency }: Quest,
  from: Mould,
  next: Mould,
  { weekStart }: StepTerms,
): QuestEdits {
  const times = timesAWeek(schedule, frequency);
  const fitting = Math.floor((MOST_GROWTH * times * from.minutes[1]) / next.minutes[1]);
  const wanted = Math.max(1, fitting);
  return wanted < times ? { schedule: weekSchedule(wanted, weekStart, schedule) } : {};
}

function timesAWeek(schedule: QuestSchedule | undefined, frequency: Frequency): number {
  if (schedule?.per === 'week') return schedule.times;
  if (schedule === undefined) return frequency === 'daily' ? 7 : 1;
  if (schedule.per !== 'day') return 1;
  const { on = EVERY_DAY } = schedule;
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => on & (1 << day)).length;
}

/** All seven days, as a bit mask. */
const EVERY_DAY = 127;

/** Which quests of a sub-topic are or were on the board, and which of them were cleared. */
function standingOf(sub: SubTopic | undefined, board: readonly BoardQuest[]) {
  const known = (sub?.quests ?? []).flatMap((mould) =>
    board.filter(({ title }) => isTitleOf(title, mould)).map((quest) => ({ ...quest, mould })),
  );
  const idsOf = (quests: typeof known) => new Set(quests.map(({ mould }) => mould.id));
  return { onBoard: idsOf(known), cleared: idsOf(known.filter(({ streak }) => streak > 0)) };
}

/** Whether a quest may be offered. If it has exclusions, the answers must be known and name none of them. */
function isSafe({ not = [], needs = [] }: Mould, { answers, today }: StepTerms): boolean {
  if (not.length === 0 && isNamedIn(needs, '')) return true;
  if (answers === undefined) return false;
  const index = libraryIndex();
  const { said, cares } = throughGate(answers.said, { index, plainer: withoutIdioms });
  const { corrections } = answers;
  const { cautions, plain = '' } = understand(said, { index, today, cares, corrections });
  return isNamedIn(needs, plain) && !cautions.some((caution) => not.includes(caution));
}

/** The level at which a quest of a phase is offered: somebody who comes from the first phase is new to the second. */
const LEVEL_OF_PHASE: Readonly<Record<SkillPhase, SkillLevel>> = {
  1: 'Beginner',
  2: 'Beginner',
  3: 'Intermediate',
};

type StepMould = {
  readonly mould: Mould;
  readonly topic: Topic | undefined;
  /** The mould that the quest was made from so far. */
  readonly from?: Mould;
  readonly isTiny?: boolean;
};

/** A mould at its usual length, or in five minutes, as the new content of the quest. */
function pouredStep(
  quest: Quest,
  { mould, topic, from = mould, isTiny = false }: StepMould,
): Pick<QuestStep, 'title' | 'edits'> {
  const { subject, name } = ownPartsOf(quest.title, from);
  const poured = pour(
    {
      goal: 0,
      kind: 'weekly',
      minutes: isTiny ? TINY_MINUTES : mould.minutes[1],
      sessions: 1,
      topicDayMax: mould.minutes[2],
      days: [],
      isTiny,
      candidate: { mould, rank: 0, isFresh: true },
    },
    {
      goal: {
        said: '',
        rank: 'main',
        shape: 'routine',
        confidence: 1,
        near: [],
        level: LEVEL_OF_PHASE[mould.plan.phase],
        levelFrom: 'said',
        ...(topic && {
          reading: {
            topic: topic.id,
            isSubNamed: true,
            score: 0,
            ...(subject !== undefined && { subject }),
          },
        }),
      },
      goalAt: 0,
      label: topic?.name ?? '',
      category: quest.category,
      style: 'balanced',
      weekStart: 'monday',
      hasNoWeekdays: true,
      isGentle: false,
    },
  );
  const named = name === undefined ? poured.title : titleWith(poured.title, name);
  const { title, description, difficulty, tier, xpReward, subtasks, estimatedPomodoros } = planOf({
    ...poured,
    title: named,
    ...(isTiny && { subtasks: [] }),
  });
  return {
    title,
    edits: {
      title,
      description,
      difficulty,
      tier,
      xpReward,
      subtasks: subtasks ?? [],
      ...(estimatedPomodoros !== undefined && { estimatedPomodoros }),
    },
  };
}

/** After this many missed weeks the five-minute version is offered. */
const IDLE_WEEKS = 2;

type Progress = HabitPace & {
  /** Ids of the moulds that were cleared at least once. */
  readonly cleared: ReadonlySet<string>;
};

/** What the planner may offer beside a change of the amount. It is only applied if the person accepts it. */
type PlanOffer =
  | { readonly kind: 'next-phase'; readonly moulds: readonly Mould[] }
  | { readonly kind: 'tiny'; readonly title: string };

type PlanPlace = {
  /** Undefined for a quest of a shape, which has no phases. */
  readonly topic: Topic | undefined;
  readonly onBoard: ReadonlySet<string>;
};

/**
 * The five-minute version after two missed weeks. Otherwise the next phase of the sub-topic, if a step up is due and
 * the quests of this phase that stood on the board were cleared.
 * @internal named by tests
 */
export function planOffer(
  mould: Mould,
  { topic, onBoard }: PlanPlace,
  { isStepDue, cleared, missedWeeks }: Progress,
): PlanOffer | undefined {
  if (missedWeeks >= IDLE_WEEKS) return { kind: 'tiny', title: tinyTitle(mould) };
  const sub = subOf(mould, topic);
  if (sub === undefined || !isStepDue) return undefined;
  const { phase } = mould.plan;
  const ofPhase = (wanted: number) => sub.quests.filter(({ plan }) => plan.phase === wanted);
  const isPhaseDone = ofPhase(phase)
    .filter(({ id }) => onBoard.has(id))
    .every(({ id }) => cleared.has(id));
  const next = isPhaseDone ? ofPhase((phase + 1) as SkillPhase) : []; // there is no phase 4
  return next.length > 0 ? { kind: 'next-phase', moulds: next } : undefined;
}

function subOf(mould: Mould, topic: Topic | undefined): SubTopic | undefined {
  return topic?.subs.find(({ quests }) => quests.some(({ id }) => id === mould.id));
}
