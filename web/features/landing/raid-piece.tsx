import type { ReactNode } from 'react';
import './raid-piece.css';

const FLOORS = [
  { name: 'Floor 1', state: 'Cleared', look: 'cleared' },
  { name: 'Floor 2', state: 'You are here', look: 'now' },
  { name: 'Floor 3', state: 'Sealed', look: 'sealed' },
];

export function RaidPiece(): ReactNode {
  return (
    <div className="piece raid-piece grid items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="raid-piece-ring">
        <span className="font-label text-heading">16:42</span>
        <span className="font-label text-label text-muted uppercase">Focus</span>
      </div>
      <ol className="grid gap-3">
        {FLOORS.map(({ name, state, look }) => (
          <li key={name} data-look={look} className="raid-piece-floor">
            <span className="text-body font-bold">{name}</span>
            <span className="text-small">{state}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
