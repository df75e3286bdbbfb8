import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { byteLength } from '#rules/byte-length.ts';
import { cleanLine, cleanText } from '#rules/clean-text.ts';
import type { Command, CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { cutText } from '#rules/cut-text.ts';
import { chainOf, type GameDocument, wasRemoved } from '#rules/document/document.ts';
import { MAX_SECTION_LENGTH, MAX_TARGET, MAX_UNIT_LENGTH } from '#rules/habits/bounds.ts';
import { frequencyOf, type QuestGoal } from '#rules/habits/schedule.ts';
import {
  type Difficulty,
  MAX_DESCRIPTION_LENGTH,
  MAX_SUBTASKS,
  MAX_TITLE_LENGTH,
  TIER_OF,
} from '#rules/quest/quest.ts';
import type { ForeignHabit, ForeignTracker } from './foreign-habit.ts';
import { hashOf } from './hash.ts';
import { pastDrafts, restAndNoteDrafts } from './mark-drafts.ts';

/** What decides which commands a habit becomes, beside the habit. */
export type ImportAround = {
  readonly tracker: ForeignTracker;
  readonly document: GameDocument;
  readonly today: LocalDate;
  readonly nowMs: number;
  readonly utcOffsetMinutes: number;
};

/**
 * A habit as commands. Their keys come from the foreign data alone, so that a second import of the same
 * file changes nothing.
 */
export type HabitImport = {
  readonly habit: ForeignHabit;
  readonly questId: string;
  /** `removed`: an earlier import of it was removed again; it would come as another quest. */
  readonly state: 'new' | 'here' | 'removed';
  readonly commands: readonly Command[];
  /** What comes in another form, or not at all, in words. */
  readonly remarks: readonly string[];
};

const REWARD: Readonly<Record<Difficulty, number>> = { basic: 25, intermediate: 50, elite: 75 };
/** What the texts of a quest may weigh, so that its command stays under 8 KiB. */
const MAX_PLAN_BYTES = 7_000;
const EARLIEST = '1970-01-02';
const TOO_MUCH = 'Amounts over 100,000 a day are cut to that';

export function importOf(habit: ForeignHabit, rank: number, around: ImportAround): HabitImport {
  const { document, today } = around;
  const { questId, isAgain } = questIdOf(habit, around);
  const chain = chainOf(document, questId);
  const days = [...habit.marks].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const marks = days.filter(([day]) => day <= today && day >= EARLIEST);
  const { quest, lostSteps } = planOf(habit);
  const first = marks[0]?.[0] ?? today;
  const last = marks.at(-1)?.[0] ?? today;
  const stamped = (draft: CommandDraft, day: LocalDate) => commandOf(draft, stampOn(day, around));
  const isHere = chain.quest !== undefined;
  const edits = isHere ? [] : [...editDrafts(habit, questId), ...archiveDrafts(habit, questId)];
  const quietFrom = last < today ? addDays(last, 1) : today;
  const commands = [
    ...edits.map((draft) => stamped(draft, quietFrom)),
    ...pastDrafts(questId, marks, chain).map(({ draft, on }) => stamped(draft, on)),
    ...restAndNoteDrafts(questId, marks).map(({ draft, on }) => stamped(draft, on)),
    // The last, so that a quest that is here has all of it: an import that stopped before goes on as a new one.
    stamped({ kind: 'quest.add', questId, rank, quest }, first),
  ];
  return {
    habit,
    questId,
    state: isAgain ? 'removed' : isHere ? 'here' : 'new',
    commands,
    remarks: [
      ...(habit.remarks ?? []),
      ...(lostSteps > 0
        ? [`${lostSteps} of its steps are left out: there is no room for them`]
        : []),
      ...outOfCalendar(days.length - marks.length),
      ...(marks.some(([, { amount = 0 }]) => amount > MAX_TARGET) ? [TOO_MUCH] : []),
    ],
  };
}

function outOfCalendar(count: number): readonly string[] {
  if (count === 0) return [];
  return [
    `${count === 1 ? '1 day is' : `${count} days are`} left out: ahead of today, or before 1970`,
  ];
}

/** The quest of a habit; one that was removed here comes as another quest, because a removal is for good. */
function questIdOf(
  { identity }: ForeignHabit,
  { tracker, document }: ImportAround,
): { questId: string; isAgain: boolean } {
  const base = `${tracker}.${hashOf(identity)}`;
  for (let generation = 1; ; generation += 1) {
    const questId = generation === 1 ? base : `${base}.${generation}`;
    if (!wasRemoved(document, questId)) {
      const isAgain = generation > 1 && chainOf(document, questId).quest === undefined;
      return { questId, isAgain };
    }
  }
}

/** Noon of the day, as if it had been recorded then; never ahead of now. */
function stampOn(day: LocalDate, { nowMs, utcOffsetMinutes }: ImportAround) {
  const noonMs = Date.parse(`${day}T12:00:00.000Z`);
  return { at: new Date(Math.min(noonMs, nowMs)).toISOString(), day, utcOffsetMinutes };
}

type AddDraft = Extract<CommandDraft, { readonly kind: 'quest.add' }>;

function planOf(habit: ForeignHabit): {
  readonly quest: AddDraft['quest'];
  readonly lostSteps: number;
} {
  const { schedule, goal, difficulty = 'basic' } = habit;
  const texts = {
    title: cutText(cleanLine(habit.title), MAX_TITLE_LENGTH) || 'Untitled',
    description: cutText(cleanText(habit.description ?? ''), MAX_DESCRIPTION_LENGTH).trim(),
  };
  const section = cutText(cleanLine(habit.section ?? ''), MAX_SECTION_LENGTH).trim();
  const named = stepsOf(habit);
  const subtasks = named.slice(0, MAX_SUBTASKS);
  while (byteLength(JSON.stringify([texts, subtasks])) > MAX_PLAN_BYTES && subtasks.length > 0) {
    subtasks.pop();
  }
  return {
    quest: {
      ...texts,
      category: 'Personal',
      frequency: schedule ? frequencyOf(schedule) : 'milestone',
      difficulty,
      tier: TIER_OF[difficulty],
      xpReward: REWARD[difficulty],
      isCustom: true,
      ...(subtasks.length > 0 && { subtasks: subtasks.map(({ id, title }) => ({ id, title })) }),
      ...(schedule && { schedule, renewal: 'dawn' as const }),
      ...(goal && { goal: boundedGoal(goal) }),
      ...(section !== '' && { section }),
    },
    lostSteps: named.length - subtasks.length,
  };
}

function stepsOf({ steps = [] }: ForeignHabit) {
  return steps.flatMap(({ title, isDone }, at) => {
    const line = cutText(cleanLine(title), MAX_TITLE_LENGTH);
    return line === '' ? [] : { id: `s${at + 1}`, title: line, isDone };
  });
}

function boundedGoal({ kind, target, unit }: QuestGoal): QuestGoal {
  const least = kind === 'atLeast' ? 1 : 0;
  return {
    kind,
    target: Math.min(MAX_TARGET, Math.max(least, Math.round(target))),
    unit: cutText(cleanLine(unit), MAX_UNIT_LENGTH).trim() || 'times',
  };
}

function editDrafts(habit: ForeignHabit, questId: string): readonly CommandDraft[] {
  const { remindAt } = habit;
  const ticked = stepsOf(habit)
    .slice(0, MAX_SUBTASKS)
    .filter(({ isDone }) => isDone);
  return [
    ...ticked.map(({ id }) => ({ kind: 'quest.subtask' as const, questId, subtaskId: id })),
    ...(remindAt === undefined
      ? []
      : [{ kind: 'quest.edit' as const, id: `${questId}.remind`, questId, edits: { remindAt } }]),
  ];
}

function archiveDrafts({ isArchived }: ForeignHabit, questId: string): readonly CommandDraft[] {
  if (!isArchived) return [];
  const edits = { isArchived: true };
  return [{ kind: 'quest.edit', id: `${questId}.archived`, questId, edits }];
}
