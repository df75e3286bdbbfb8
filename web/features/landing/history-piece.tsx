import type { ReactNode } from 'react';
import './history-piece.css';

/** Quests cleared on each of thirty days; a dash is a day without a login. */
const DAYS = [...'012-1320124-21034012201342133'.padEnd(30, '4')];

export function HistoryPiece(): ReactNode {
  return (
    <div className="piece grid gap-4">
      <span className="font-label text-label text-muted uppercase">Last 30 days</span>
      <ol className="history-piece font-label text-small">
        {DAYS.map((cleared, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture of thirty days
          <li key={day} data-heat={heatOf(cleared)}>
            {cleared === '-' ? '–' : cleared}
          </li>
        ))}
      </ol>
    </div>
  );
}

function heatOf(cleared: string): number {
  if (cleared === '-') return 0;
  return [1, 2, 2, 3, 4][Number(cleared)] ?? 4;
}
