import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { RestPeriod } from '#rules/habits/rest-periods.ts';
import { restDraft } from '#rules/habits/term-drafts.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { dispatchWithUndo } from './dispatch.ts';
import type { Game } from './game.ts';

type RestSpan = RestPeriod & {
  /** `false` takes the days back. */
  readonly isResting: boolean;
  /** Absent: of all quests. */
  readonly questId?: string | undefined;
};

/** Marks or unmarks days on which nothing is asked. A toast offers the Undo. */
export function setRest(game: Game, { questId, ...rest }: RestSpan, title: string): void {
  const of = questId !== undefined && { questId: rootOf(questId) };
  dispatchWithUndo(game, restDraft({ id: game.newId(), ...rest, ...of }), {
    title,
    detail: rest.isResting ? 'Runs and shields stay' : 'Quests are asked for again',
  });
}

/** One tap: nothing is asked today, of this quest or of all. */
export function restToday(game: Game, quest?: Pick<Quest, 'id' | 'title'>): void {
  const { log, clock } = game;
  const today = hunterDay(log.view(), clock.nowMs(), clock.utcOffsetMinutes());
  const title = quest ? `${quest.title} rests today` : 'Today is a rest day';
  setRest(game, { from: today, to: today, isResting: true, questId: quest?.id }, title);
}
