import type { ReactNode } from 'react';
import emblem from '#web/assets/level-emblem.svg';

/** In the units of the drawing, so that the number grows and shrinks with it. */
export function LevelEmblem({ level }: { readonly level: number }): ReactNode {
  return (
    <svg viewBox="-110 -124 220 236" aria-hidden="true" className="level-emblem">
      <image href={emblem} x="-110" y="-124" width="220" height="236" />
      <text y="44" fontSize={sizeOf(level)} className="level-emblem-number">
        {level}
      </text>
    </svg>
  );
}

function sizeOf(level: number): number {
  if (level < 10) return 92;
  return level < 100 ? 64 : 44;
}
