import type { ReactNode } from 'react';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { GameDocument } from '#rules/document/document.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import type { BoardDay } from '#rules/quest/board-figures.ts';
import type { Quest } from '#rules/quest/quest.ts';
import gateShut from '#web/assets/sealed-gate.svg';
import { useGame } from '#web/game/game-context.ts';
import { figuresOfDay, habitRules } from '#web/game/habits/habit-rules.ts';
import { Glyph } from '#web/ui/glyph.tsx';

type AllDoneProps = {
  readonly day: BoardDay;
  /** The quests of the day and all others that are shown with it. */
  readonly board: readonly Quest[];
  readonly today: LocalDate;
};

/** Shown where no quest is open: the day is done, or nothing is due. */
export function AllDone({ day, board, today }: AllDoneProps): ReactNode {
  const { celebrations, log } = useGame();
  if (!figuresOfDay(log.view(), today, board).isAllDone) {
    return (
      <div className="grid justify-items-center gap-1 py-8 text-center">
        <p className="text-lead font-bold text-white">Nothing to do right now.</p>
        <p className="text-body text-muted">
          What rests or comes later can wait. Add a quest, or renew a cleared one.
        </p>
      </div>
    );
  }
  const first = firstAtDawn(log.view(), day, today);
  return (
    <div className="all-done">
      <img src={gateShut} alt="" width="320" height="250" className="all-done-gate" />
      <div className="grid gap-1">
        <p className="text-lead font-bold text-white">All quests completed for today!</p>
        <p className="text-body text-muted">The gate is shut until dawn.</p>
        {first && (
          <p className="flex gap-2 text-body text-muted">
            <span className="mt-1 text-violet">
              <Glyph name="clock" size={18} />
            </span>
            <span className="line-clamp-3">
              First at dawn: <b className="text-white wrap-anywhere">{first.title}</b>
            </span>
          </p>
        )}
        <button
          type="button"
          onClick={() => celebrations.add([{ kind: 'day', day: today }])}
          className="min-h-11 justify-self-start font-bold text-violet hover:text-white"
        >
          See the day
        </button>
      </div>
    </div>
  );
}

/** The first quest of the day that comes back tomorrow. */
export function firstAtDawn(document: GameDocument, { doneToday }: BoardDay, today: LocalDate) {
  const rules = habitRules();
  return doneToday.find((quest) => {
    const { id, frequency, renewal } = quest;
    if (!rules || !isTracked(quest)) return frequency === 'daily' && renewal !== 'never';
    return rules.standingOn(rules.habitIn(document, id), addDays(today, 1)).kind === 'due';
  });
}
