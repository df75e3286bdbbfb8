import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { figuresOfDay } from '#web/game/habits/habit-rules.ts';
import { AllDone } from '#web/quest-rows/all-done.tsx';
import { DoneGroup } from '#web/quest-rows/done-group.tsx';
import { ClearWatch, RenewalBanner } from '#web/quest-rows/lazy-parts.ts';
import { QuestRows } from '#web/quest-rows/quest-rows.tsx';
import { type ShownDay, useShownDay } from '#web/quest-rows/use-shown-day.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Link } from '#web/ui/router.tsx';

/** The contract's "up to 5 active quests". */
const MAX_ROWS = 5;

type TodayRowsProps = { readonly board: readonly Quest[]; readonly today: LocalDate };

/** The quests of today, five at a time; once all five are cleared, the next five come. */
export function TodayRows({ board, today }: TodayRowsProps): ReactNode {
  const panelId = useId();
  const shown = useShownDay(board, today);
  const rows = useNextRows(shown, today);
  const { log } = useGame();
  const { cleared, due } = figuresOfDay(log.view(), today, board);
  const isDone = rows.every(isLimit);
  return (
    <section id={panelId} aria-labelledby={`${panelId}-title`} tabIndex={-1} className="today">
      <div className="flex items-center justify-between gap-4">
        <h2 id={`${panelId}-title`} className="section-head">
          Today{' '}
          <span className="text-white">
            {cleared} / {due}
          </span>
        </h2>
        <Link
          href="/habits"
          className="inline-flex min-h-11 items-center gap-2 rounded-md font-bold text-violet hover:text-white"
        >
          Quest Board <Glyph name="arrow-right" size={18} />
        </Link>
      </div>
      <RenewalBanner key={today} panelId={panelId} onAnswer={shown.fold} />
      {isDone && board.length > 0 && <AllDone day={shown.day} board={board} today={today} />}
      {rows.length > 0 && <QuestRows quests={rows} today={today} />}
      {board.length === 0 && <Invitation />}
      <ClearWatch />
      <DoneGroup title="Done today" quests={shown.done} today={today} onOpen={shown.fold} />
    </section>
  );
}

/** The same five until all of them are cleared and none can be undone any more. */
function useNextRows({ earlier, due, fold }: ShownDay, today: LocalDate): readonly Quest[] {
  const { clears } = useGame();
  const areHeld = useSyncExternalStore(clears.subscribe, () => clears.all().length > 0);
  const rows = [...earlier, ...due].slice(0, MAX_ROWS);
  const isOver =
    !areHeld &&
    rows.some(({ completedOn }) => completedOn === today) &&
    rows.every((quest) => quest.completedOn === today || isLimit(quest));
  useEffect(() => {
    if (isOver) fold();
  }, [isOver, fold]);
  return rows;
}

/** Limits are cleared in the evening and never hold the day open. */
function isLimit({ goal }: Quest): boolean {
  return goal?.kind === 'atMost';
}

function Invitation(): ReactNode {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <div className="grid gap-1">
        <p className="text-lead font-bold text-white">Your board is empty</p>
        <p className="text-body text-balance text-muted">
          Take a suggested quest or write your own. The first clear wakes a relic.
        </p>
      </div>
      <Link href="/habits" asChild>
        <ButtonLink>Choose your first quest</ButtonLink>
      </Link>
    </div>
  );
}
