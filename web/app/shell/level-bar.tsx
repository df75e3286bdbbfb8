import type { ReactNode } from 'react';
import { useView } from '#web/game/game-context.ts';

/** The level as a slim bar that is always in sight. */
export function LevelBar(): ReactNode {
  const { level, xp, xpToNext } = useView(({ character }) => character);
  const share = Math.min(1, xp / xpToNext);
  return (
    <div className="level-bar">
      <div
        role="progressbar"
        aria-label={`Level ${level}`}
        aria-valuenow={xp}
        aria-valuemin={0}
        aria-valuemax={xpToNext}
        aria-valuetext={`${xp} of ${xpToNext} XP`}
        className="level-track"
      >
        <span className="level-fill" style={{ width: `${share * 100}%` }} data-level-tip />
      </div>
      <p aria-hidden="true" className="level-words">
        <span className="max-md:hidden">Level {level} </span>
        {xp} / {xpToNext} XP
      </p>
    </div>
  );
}
