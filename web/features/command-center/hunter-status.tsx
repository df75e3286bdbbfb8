import { type ReactNode, useId } from 'react';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { useView } from '#web/game/game-context.ts';
import { BadgeLevel } from '#web/ui/badge-level.tsx';
import { HeadedBar } from '#web/ui/bar-headed.tsx';

export function HunterStatus(): ReactNode {
  const { name, level, xp, xpToNext } = useView(({ character }) => character);
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="hunter-status bracketed grid w-full grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6 xl:max-w-sm"
    >
      <h2 id={titleId} className="font-label text-label text-muted uppercase">
        Hunter Status
      </h2>
      <div className="flex items-center gap-4">
        <BadgeLevel level={level} />
        <div className="min-w-0">
          <p className="text-lead font-bold wrap-anywhere text-white">{name}</p>
          <p className="text-body text-muted">
            Level {level} · {rankTitle(level)}
          </p>
        </div>
      </div>
      <div className="grid gap-2">
        <HeadedBar label="Experience" value={xp} full={xpToNext} unit="XP" />
        <p className="text-small text-muted">
          {xpToNext - xp} XP to level {level + 1}
        </p>
      </div>
    </section>
  );
}
