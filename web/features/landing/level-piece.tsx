import type { ReactNode } from 'react';
import { FULL_STAT, STATS } from '#rules/hunter/hunter.ts';
import './level-piece.css';

const XP = { earned: 214, needed: 296 };
const POINTS: Readonly<Record<(typeof STATS)[number], number>> = {
  intelligence: 17,
  strength: 13,
  dexterity: 12,
  charisma: 9,
  wisdom: 15,
};

export function LevelPiece(): ReactNode {
  return (
    <div className="piece grid gap-5">
      <div className="flex items-center gap-4">
        <span className="level-piece-arch font-display text-white">7</span>
        <div className="grid">
          <span className="text-body font-bold">Level 7</span>
          <span className="text-small text-muted">Dark Knight</span>
        </div>
      </div>
      <div className="grid gap-2">
        <div className="flex justify-between text-small font-semibold">
          <span>Experience</span>
          <span className="font-label">
            {XP.earned} / {XP.needed} XP
          </span>
        </div>
        <Length share={XP.earned / XP.needed} />
      </div>
      <ul className="grid grid-cols-5 gap-3 sm:gap-5">
        {STATS.map((stat) => (
          <li key={stat} className="grid gap-1">
            <span className="font-label text-small text-muted uppercase">{stat.slice(0, 3)}</span>
            <span className="font-label text-lead">{POINTS[stat]}</span>
            <Length share={POINTS[stat] / FULL_STAT} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Length({ share }: { readonly share: number }): ReactNode {
  return (
    <span className="level-piece-bar">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}
