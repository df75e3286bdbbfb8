import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { MAX_LATE_DAYS } from '#rules/commands/finish-quest.ts';
import { completeQuest, openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { linkId, periodOf, rootOf } from '#rules/quest/quest-id.ts';
import { successorOf } from '#rules/quest/renewal.ts';
import type { Calendar } from './missed-days.ts';

/** The steps that are still open in the quest that is recorded for the day. */
export function stepsBeforeRecord(quest: Quest, missed: LocalDate): number {
  const isOfThatDay = !quest.completed && periodOf(quest.id) <= missed;
  return isOfThatDay ? openSubtaskCount(quest) : 0;
}

/**
 * What records a daily for a day that has passed, its open steps included. An open quest that was already there on that day is
 * the one that is recorded, so that a second device recording it again is paid once; for today it
 * gets a successor. Otherwise the day's own link is recorded.
 */
export function lateDrafts(
  quest: Quest,
  missed: LocalDate,
  { today, isRenewed }: Calendar,
): readonly CommandDraft[] {
  const questId = recordedLink(quest, missed, today);
  const period = periodOf(questId);
  const known = periodOf(quest.id);
  const { subtasks = [], ...bare } = quest;
  const isOwn = questId === quest.id;
  const completion = completeQuest({ ...bare, id: questId, completed: isOwn && quest.completed });
  if (!completion.ok) return [];
  const openSteps = isOwn ? subtasks.filter(({ isCompleted }) => !isCompleted) : [];

  const isNewer = period !== '' && period > known;
  const isOpenFrom = !quest.completed && known <= missed;
  return [
    ...(isNewer ? [adding(quest, period)] : []),
    ...openSteps.map(({ id }) => ({ kind: 'quest.subtask' as const, questId, subtaskId: id })),
    { kind: 'quest.done', ...completion.value, forDay: missed },
    ...(isOpenFrom && isRenewed ? [adding(quest, today)] : []),
  ];
}

function adding(quest: Quest, period: LocalDate): CommandDraft {
  return { kind: 'quest.add', ...successorOf(quest, period) };
}

function recordedLink(quest: Quest, missed: LocalDate, today: LocalDate): string {
  const { id, completed, completedOn = missed } = quest;
  const period = periodOf(id);
  // The link of a day that could be recorded as well is kept for that day.
  const isFree = period === missed || period < addDays(today, -MAX_LATE_DAYS);
  if (!completed && isFree) return id;
  // The board shows the latest period: the link must not stand before the day of a later clear.
  const isHiding = completed && period < missed && completedOn > missed;
  return linkId(rootOf(id), isHiding ? completedOn : missed);
}
