import type { ReactNode } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { type BoardDay, dueFigures } from '#rules/quest/board-figures.ts';
import gateShut from '#web/assets/sealed-gate.svg';
import { useGame } from '#web/game/game-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';

type AllDoneProps = { readonly day: BoardDay; readonly today: LocalDate };

/** Shown where no quest is open: the day is done, or nothing is due. */
export function AllDone({ day, today }: AllDoneProps): ReactNode {
  const { celebrations } = useGame();
  if (!dueFigures(day).isAllDone) {
    return (
      <div className="grid justify-items-center gap-1 py-8 text-center">
        <p className="text-lead font-bold text-white">Nothing is open.</p>
        <p className="text-body text-muted">
          Add a quest, or open a cleared one below and renew it.
        </p>
      </div>
    );
  }
  const first = firstAtDawn(day);
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

/** The first daily of the board: it comes back tomorrow. */
export function firstAtDawn({ doneToday }: BoardDay) {
  return doneToday.find(({ frequency, renewal }) => frequency === 'daily' && renewal !== 'never');
}
