import { type ReactNode, useMemo, useState } from 'react';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { Habit } from '#rules/habits/calendar.ts';
import { type RunStep, runSteps } from '#rules/habits/run.ts';
import { judgedSlots } from '#rules/habits/slots.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { slotName } from './quest-words.ts';
import { slotWords } from './slot-words.ts';

const AT_ONCE = 10;

type RunPanelProps = { readonly habit: Habit; readonly today: LocalDate };

/** Why the run is what it is: the slots, newest first. */
export function RunPanel({ habit, today }: RunPanelProps): ReactNode {
  const [shown, setShown] = useState(AT_ONCE);
  const steps = useMemo(
    () =>
      runSteps(judgedSlots(habit, dayNumber(today)))
        .filter(isTold)
        .reverse(),
    [habit, today],
  );
  return (
    <Panel title="Why this run">
      <p className="text-body">{summaryOf(steps[0])}</p>
      <ol className="slot-list">
        {steps.slice(0, shown).map((step) => {
          const { word, detail } = slotWords(habit, step);
          return (
            <li key={step.slot.first} data-slot={word}>
              <span className="slot-sign">{word}</span>
              <span className="min-w-0">
                <span className="block font-bold text-white">{slotName(step.slot)}</span>
                <span className="block text-small text-muted">{detail}</span>
              </span>
              <span className="text-small whitespace-nowrap text-muted">run {step.run}</span>
            </li>
          );
        })}
      </ol>
      {steps.length > shown && (
        <div>
          <Button emphasis="quiet" size="small" onClick={() => setShown(shown + 3 * AT_ONCE)}>
            Show earlier
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** A day that is not asked for is told only if it was cleared. */
function isTold({ slot }: RunStep): boolean {
  return slot.state !== 'extra' || slot.clears > 0;
}

function summaryOf(newest: RunStep | undefined): string {
  if (newest === undefined) return 'Nothing has been asked yet.';
  const { run, best, shields } = newest;
  const held = shields === 0 ? 'no shield is held' : `${shields} of 2 shields held`;
  if (run === 0) {
    const before = best > 0 ? ` Your best run was ${best}, and it stays yours.` : '';
    return `The next clear begins a run; ${held}.${before}`;
  }
  return `${run} in a row; ${held}. A shield carries the run over one that is missed.`;
}
