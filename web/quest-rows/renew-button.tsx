import type { ReactNode } from 'react';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { GameDocument } from '#rules/document/document.ts';
import { questOfAct } from '#rules/habits/act-drafts.ts';
import { habitIn } from '#rules/habits/habit-board.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import { isRoundCleared } from '#rules/habits/standing.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { periodOf } from '#rules/quest/quest-id.ts';
import { renewalPeriod, successorOf } from '#rules/quest/renewal.ts';
import { dispatch } from '#web/game/dispatch.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { renewal } from '#web/game/renew-quests.ts';
import { Button } from '#web/ui/button.tsx';

type RenewButtonProps = {
  readonly quest: Quest;
  readonly titleId: string;
  readonly today: LocalDate;
};

/** Brings a cleared quest back when its period has passed, whatever its choice says. */
export function RenewButton({ quest, titleId, today }: RenewButtonProps): ReactNode {
  const game = useGame();
  const period = useView((document) => periodToRenew(document, quest, today));
  if (period === undefined) return null;
  const renew = () => dispatch(game, [renewal(game, successorOf(quest, period))]);
  return (
    <Button emphasis="quiet" aria-describedby={titleId} onClick={renew}>
      Renew
    </Button>
  );
}

function periodToRenew(
  document: GameDocument,
  quest: Quest,
  today: LocalDate,
): LocalDate | undefined {
  if (!isTracked(quest)) return renewalPeriod(quest, today, document.settings.weekStart);
  const habit = habitIn(document, quest.id);
  if (!quest.completed || isRoundCleared(habit, dayNumber(today))) return undefined;
  return periodOf(questOfAct(habit, quest, today).id) || undefined;
}
