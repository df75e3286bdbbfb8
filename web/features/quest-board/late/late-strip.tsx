import { type ReactNode, useState } from 'react';
import { addDays } from '#rules/activity/local-date.ts';
import { type MissedDay, useMissedDays } from '#web/game/late-missed.ts';
import { useLatePutOff } from '#web/game/late-put-off.ts';
import { useToday } from '#web/game/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { LONG_DAY } from '#web/ui/day-words.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { LateWindow } from './late-window.tsx';
import './late-strip.css';

/** One quiet line: what was done yesterday and not marked is not lost. Put off, it waits in the history. */
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
        <section aria-label="Missed days" className="late-strip">
          <p>{inWords(newest, isYesterday)}</p>
          <div className="late-strip-actions">
            <Button emphasis="quiet" size="small" onClick={() => setIsOpen(true)}>
              {isYesterday ? 'Record yesterday' : 'Record that day'}
            </Button>
            {!isInHistory && (
              <button
                type="button"
                aria-label="Ask no more about missed days today"
                onClick={putOff}
                className="grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
              >
                <Glyph name="close" />
              </button>
            )}
          </div>
        </section>
      )}
      <LateWindow isOpen={isOpen} onClose={() => setIsOpen(false)} missed={missed} />
    </>
  );
}

function inWords({ day, quests }: MissedDay, isYesterday: boolean): string {
  const when = isYesterday ? 'yesterday' : `on ${LONG_DAY.format(Date.parse(day))}`;
  return quests.length === 1
    ? `One daily quest was not marked ${when}. Done all the same?`
    : `${quests.length} daily quests were not marked ${when}. Done all the same?`;
}
