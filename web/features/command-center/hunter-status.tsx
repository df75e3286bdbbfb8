import { type ReactNode, useId } from 'react';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { useView } from '#web/game/game-context.ts';
import { BadgeLevel } from '#web/ui/badge.tsx';
import { Bar } from '#web/ui/charts/bar.tsx';

export function HunterStatus(): ReactNode {
  const { level, xp, xpToNext } = useView(({ character }) => character);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="hunter-status">
      <BadgeLevel level={level} />
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <h2 id={titleId} className="font-label text-label uppercase">
            Hunter Status
          </h2>
          <span aria-live="polite" className="font-label text-small text-gold">
            {xp} / {xpToNext} XP
          </span>
        </div>
        <Bar label="Experience" value={xp} full={xpToNext} words={`${xp} of ${xpToNext} XP`} />
        <p className="flex flex-wrap justify-between gap-x-3 text-small text-muted">
          <span>
            Level {level} · {rankTitle(level)}
          </span>
          <span>
            {xpToNext - xp} XP to level {level + 1}
          </span>
        </p>
      </div>
    </section>
  );
}
