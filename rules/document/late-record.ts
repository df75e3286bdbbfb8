import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { type Chain, isDayTaken } from '#rules/quest/chain.ts';
import { completeQuest, openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { linkId, periodOf, rootOf } from '#rules/quest/quest-id.ts';
import { successorOf } from '#rules/quest/renewal.ts';
import type { Deed } from './command.ts';
import { MAX_LATE_DAYS } from './refusal.ts';

type Calendar = {
  readonly today: LocalDate;
  /** What nobody renews is done once and for all: no later day misses it. */
  readonly isRenewed: boolean;
};

/** The days before today on which a daily was not cleared and still can be recorded, newest first. */
export function missedDays(chain: Chain, { today, isRenewed }: Calendar): LocalDate[] {
  const { quest } = chain;
  if (quest?.frequency !== 'daily' || (quest.completed && !isRenewed)) return [];
  const { addedOn = today } = quest;
  return Array.from({ length: MAX_LATE_DAYS }, (_, ago) => addDays(today, -1 - ago)).filter(
    (day) => day >= addedOn && !isDayTaken(chain, day),
  );
}

/** The steps that must be done before this quest can be recorded for the day. */
export function stepsBeforeRecord(quest: Quest, missed: LocalDate): number {
  const isOfThatDay = !quest.completed && periodOf(quest.id) <= missed;
  return isOfThatDay ? openSubtaskCount(quest) : 0;
}

/**
 * What records a daily for a day that has passed. An open quest that was already there on that day is
 * the one that is recorded, so that a second device recording it again is paid once; for today it
 * gets a successor. Otherwise the day's own link is recorded.
 */
export function lateDeeds(
  quest: Quest,
  missed: LocalDate,
  { today, isRenewed }: Calendar,
): readonly Deed[] {
  const questId = recordedLink(quest, missed, today);
  const period = periodOf(questId);
  const known = periodOf(quest.id);
  const { subtasks: _steps, ...bare } = quest;
  const recorded = questId === quest.id ? quest : { ...bare, id: questId, completed: false };
  const completion = completeQuest(recorded);
  if (!completion.ok) return [];

  const isNewer = period !== '' && period > known;
  const isOpenFrom = !quest.completed && known <= missed;
  return [
    ...(isNewer ? [adding(quest, period)] : []),
    { kind: 'quest.done', ...completion.value, forDay: missed },
    ...(isOpenFrom && isRenewed ? [adding(quest, today)] : []),
  ];
}

function adding(quest: Quest, period: LocalDate): Deed {
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
