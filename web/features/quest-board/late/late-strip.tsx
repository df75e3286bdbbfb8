import { type ReactNode, useState } from 'react';
import { addDays } from '#rules/activity/local-date.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import { useToday } from '#web/game/use-today.ts';
import { longDay } from '#web/platform/day-words.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { lazyWindow } from '#web/ui/lazy.tsx';
import { type MissedDay, useLatePutOff, useMissedDays } from './late-quests.ts';
import '../board-strips.css';

const LateWindow = lazyWindow(
  async () => (await import('../board-windows.ts')).BOARD_WINDOWS.LateWindow,
);

/**
 * Offers to record quests that were done on a missed day. If it is put off, it moves to the history
 * panel.
 */
export function LateStrip({ isInHistory = false }: { readonly isInHistory?: boolean }): ReactNode {
  const missed = useMissedDays();
  const today = useToday();
  const { isPutOff, putOff } = useLatePutOff(today);
  const [isOpen, setIsOpen] = useState(false);
  const [newest] = missed;
  const isYesterday = newest?.day === addDays(today, -1);
  const isShown = newest !== undefined && isPutOff === isInHistory;
  return (
    <>
      {isShown && (
        <section aria-label="Missed days" className="board-strip late-strip">
          <p>{inWords(newest, isYesterday)}</p>
          <div className="board-strip-actions">
            <Button emphasis="quiet" size="small" onClick={() => setIsOpen(true)}>
              {isYesterday ? 'Record yesterday' : 'Record that day'}
            </Button>
            {!isInHistory && (
              <CloseButton label="Ask no more about missed days today" onClose={putOff} />
            )}
          </div>
        </section>
      )}
      <LateWindow isOpen={isOpen} onClose={() => setIsOpen(false)} missed={missed} />
    </>
  );
}

function inWords({ day, quests }: MissedDay, isYesterday: boolean): string {
  const when = isYesterday ? 'yesterday' : `on ${longDay(day)}`;
  const daily = quests.every((quest) => !isTracked(quest)) ? 'daily ' : '';
  return quests.length === 1
    ? `One ${daily}quest was not marked ${when}. Done all the same?`
    : `${quests.length} ${daily}quests were not marked ${when}. Done all the same?`;
}
