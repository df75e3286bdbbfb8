import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { lateDeeds } from '#rules/document/late-record.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { doWithUndo } from './do-deeds.ts';
import type { Game } from './game.ts';
import { isEverRenewed } from './late-missed.ts';

/** Counts on its own day, is marked as late and never as a login; free to take back for a moment. */
export function recordLate(game: Game, quest: Quest, missed: LocalDate): void {
  const { log, clock } = game;
  const today = hunterDay(log.view(), clock.nowMs(), clock.utcOffsetMinutes());
  const isRenewed = isEverRenewed(log.view(), quest);
  const deeds = lateDeeds(quest, missed, { today, isRenewed });
  const done = deeds.find((deed) => deed.kind === 'quest.done');
  if (done === undefined) return;
  doWithUndo(game, deeds, {
    title: `${quest.title} recorded late`,
    detail: `+${done.xpReward} XP`,
  });
}
