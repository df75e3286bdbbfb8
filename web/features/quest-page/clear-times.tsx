import { type ReactNode, useMemo } from 'react';
import { weekdayOf } from '#rules/habits/calendar.ts';
import { useView } from '#web/game/game-context.ts';
import { Panel } from '#web/ui/panel.tsx';
import { DAY_PARTS, type QuestLog } from './quest-log.ts';
import { WEEKDAYS } from './quest-words.ts';

type ClearTimesProps = { readonly clears: ReadonlySet<number>; readonly log: QuestLog };

/** On which weekdays and at which part of the day it was cleared. */
export function ClearTimes({ clears, log }: ClearTimesProps): ReactNode {
  const weekStart = useView(({ settings }) => settings.weekStart);
  const weekdays = useMemo(() => {
    const counts = WEEKDAYS.map((name) => ({ name, count: 0 }));
    for (const day of clears) {
      const counted = counts[weekdayOf(day)];
      if (counted) counted.count += 1;
    }
    return weekStart === 'sunday' ? counts : [...counts.slice(1), ...counts.slice(0, 1)];
  }, [clears, weekStart]);
  const parts = DAY_PARTS.map((name) => ({ name, count: log.byPart.get(name) ?? 0 }));
  return (
    <Panel title="When it was cleared">
      {clears.size === 0 ? (
        <p className="text-body text-muted">
          Nothing yet. After its first clears you see here on which days they come.
        </p>
      ) : (
        <>
          <CountTable caption="Clears by weekday" rows={weekdays} />
          <CountTable caption="Clears by part of the day" rows={parts} />
          {!log.isComplete && (
            <p className="text-small text-muted">
              {log.hasFailed
                ? 'Parts of the day are those this device has read; the rest comes with the server.'
                : 'Parts of the day are still being read.'}
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

type CountTableProps = {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly count: number }[];
};

function CountTable({ caption, rows }: CountTableProps): ReactNode {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="count-table">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="count-bar" style={{ width: `${(100 * count) / most}%` }} />
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
