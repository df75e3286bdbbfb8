import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardOf } from '#rules/document/document.ts';
import { fullDays } from '#rules/habits/full-days.ts';
import { habitIn } from '#rules/habits/habit-board.ts';
import gateDesktop from '#web/assets/gate-shut-desktop.webp';
import gatePhone from '#web/assets/gate-shut-phone.webp';
import { useView } from '#web/game/game-context.ts';
import { dayOfBoard } from '#web/game/habits/day-of-board.ts';
import { figuresOfDay } from '#web/game/habits/habit-rules.ts';
import { firstAtDawn } from '#web/quest-rows/all-done.tsx';
import { WeekArches } from '#web/quest-rows/week-arches.tsx';
import { Button } from '#web/ui/button.tsx';
import { openModal } from '#web/ui/dialog.tsx';
import './day-celebration.css';

type DayCelebrationProps = { readonly day: LocalDate; readonly onClose: () => void };

/** The end of a day on which everything due was cleared: the gate shuts. */
export function DayCelebration({ day, onClose }: DayCelebrationProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { cleared, due, xp, first, full } = useDay(day);

  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    const close = openModal(element);
    element.querySelector('h2')?.focus();
    return close;
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onClose} // the close event may come after the page has gone
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) onClose();
      }}
      className="day-closed"
    >
      <picture>
        <source media="(width >= 48rem)" srcSet={gateDesktop} width="1800" height="1125" />
        <img src={gatePhone} alt="" width="780" height="1688" className="day-closed-gate" />
      </picture>
      <div aria-hidden="true" className="day-closed-seam" />
      <div className="day-closed-words">
        <p className="font-label tracking-wider text-system">All quests completed for today!</p>
        <h2
          id={titleId}
          tabIndex={-1}
          className="font-display text-heading text-white outline-none"
        >
          The gate is shut
        </h2>
        <dl className="day-closed-figures">
          <div>
            <dt>Today</dt>
            <dd className="text-gold">
              +{xp} <small>XP</small>
            </dd>
          </div>
          {full > 0 && (
            <div>
              <dt>Full days</dt>
              <dd className="text-white">{full}</dd>
            </div>
          )}
          <div>
            <dt>Quests</dt>
            <dd className="text-white">
              {cleared} <small>/ {due}</small>
            </dd>
          </div>
        </dl>
        <WeekArches today={day} />
        {first && (
          <p className="text-body text-muted">
            First at dawn: <b className="text-white wrap-anywhere">{first.title}</b>
          </p>
        )}
        <Button onClick={onClose}>Rest</Button>
      </div>
    </dialog>
  );
}

function useDay(day: LocalDate) {
  const document = useView((view) => view);
  return useMemo(() => {
    const parts = dayOfBoard(document, day);
    const activity = document.dailyActivities.find(({ date }) => date === day);
    const xp = parts.doneToday.reduce((sum, { xpReward }) => sum + xpReward, 0);
    const habits = boardOf(document).map(({ id }) => habitIn(document, id));
    return {
      ...figuresOfDay(document, day),
      xp: activity?.xpEarned ?? xp,
      first: firstAtDawn(document, parts, day),
      full: fullDays(habits, day).run,
    };
  }, [document, day]);
}
