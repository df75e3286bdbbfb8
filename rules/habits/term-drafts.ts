import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { MAX_REST_AGO, MAX_REST_AHEAD } from '#rules/commands/habit-commands.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { Frequency, Quest } from '#rules/quest/quest.ts';
import type { WeekStart } from '#rules/quest/week.ts';
import type { QuestSchedule } from './schedule.ts';

/** A week begins as the settings say when its schedule is first written, and later edits keep that. */
export function weekSchedule(
  times: number,
  weekStart: WeekStart,
  before?: QuestSchedule,
): QuestSchedule {
  return { per: 'week', times, starts: before?.per === 'week' ? before.starts : weekStart };
}

/** The edit that gives a quest a schedule. To choose one is to choose that it comes back at dawn. */
export function scheduleEdits(
  quest: Pick<Quest, 'schedule' | 'renewal'>,
  schedule: QuestSchedule,
): QuestEdits {
  const { renewal } = quest;
  const isChosen = quest.schedule !== undefined || renewal === 'ask' || renewal === 'dawn';
  return { schedule, ...(!isChosen && { renewal: 'dawn' }) };
}

/** The edit that makes a quest plain again; a goal goes with its schedule. */
export function plainEdits(quest: Quest, frequency: Frequency): QuestEdits {
  return { schedule: null, frequency, ...(quest.goal && { goal: null }) };
}

type Rest = {
  readonly id: string;
  readonly from: LocalDate;
  readonly to?: LocalDate;
  readonly questId?: string;
  /** `false` takes the days back. */
  readonly isResting?: boolean;
};

/** A day or more on which nothing is asked: a skipped quest, a sick day and a vacation are the same. */
export function restDraft({ from, to = from, isResting = true, ...rest }: Rest): CommandDraft {
  return { kind: 'hunter.rest', ...rest, from, to, isResting };
}

/** The first and the last day that can be marked today. */
export function restBounds(today: LocalDate): readonly [LocalDate, LocalDate] {
  return [addDays(today, -MAX_REST_AGO), addDays(today, MAX_REST_AHEAD)];
}
