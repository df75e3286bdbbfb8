import { type ReactNode, useMemo } from 'react';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import type { Habit } from '#rules/habits/calendar.ts';
import { runOn } from '#rules/habits/run.ts';
import { strengthCurve } from '#rules/habits/strength.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { dayAndMonth } from '#web/platform/day-words.ts';
import { Curve } from '#web/ui/charts/curve.tsx';
import { counted } from '#web/ui/counted.ts';
import { Panel } from '#web/ui/panel.tsx';
import { percent } from './quest-words.ts';

type StrengthPanelProps = {
  readonly habit: Habit;
  readonly quest: Quest;
  readonly today: LocalDate;
};

/** Run, shields and strength as figures, and the strength over time. */
export function StrengthPanel({ habit, quest, today }: StrengthPanelProps): ReactNode {
  const { run, best, shields } = runOn(habit, today);
  const curve = useMemo(() => strengthCurve(habit, today), [habit, today]);
  const now = curve.at(-1) ?? 0;
  return (
    <Panel title="Strength">
      <dl className="quest-figures">
        <Figure name="Strength" value={percent(now)} />
        <Figure name="Run" value={String(run)} />
        <Figure name="Best run" value={String(best)} />
        <Figure name="Shields" value={`${shields} of 2`} />
        <Figure name="Streak" value={String(quest.streak)} />
      </dl>
      {curve.length > 1 ? (
        <>
          <Curve label={curveWords(curve)} points={curve} />
          <p className="flex justify-between text-small text-muted">
            <span>{dayBefore(today, curve.length - 1)}</span>
            <span>Today</span>
          </p>
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-violet">
              Read it as a table
            </summary>
            <StrengthTable curve={curve} today={today} />
          </details>
        </>
      ) : (
        <p className="text-body text-muted">The curve begins with its second day.</p>
      )}
      <p className="text-small text-muted">
        Strength grows with each clear and fades slowly without: one missed day takes little. Rest
        days leave it as it is.
      </p>
    </Panel>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-label text-lead text-white">{value}</dd>
    </div>
  );
}

function curveWords(curve: readonly number[]): string {
  const [first = 0, last = 0] = [curve[0], curve.at(-1)];
  const highest = Math.max(...curve);
  return `Strength over the last ${counted(curve.length, 'day')}: from ${percent(first)} to ${percent(last)}, at most ${percent(highest)}.`;
}

function dayBefore(today: LocalDate, days: number): string {
  return dayAndMonth(addDays(today, -days));
}

const WEEK = 7;

type StrengthTableProps = { readonly curve: readonly number[]; readonly today: LocalDate };

/** Week by week, newest first. */
function StrengthTable({ curve, today }: StrengthTableProps): ReactNode {
  const rows = curve.toReversed().flatMap((value, ago) => (ago % WEEK === 0 ? { value, ago } : []));
  return (
    <table className="w-full max-w-sm text-small">
      <caption className="sr-only">Strength, week by week</caption>
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-1 font-bold">
            Day
          </th>
          <th scope="col" className="py-1 text-right font-bold">
            Strength
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, ago }) => (
          <tr key={ago} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {ago === 0 ? 'Today' : dayBefore(today, ago)}
            </th>
            <td className="py-1 text-right font-label">{percent(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
