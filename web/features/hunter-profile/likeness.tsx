import type { ReactNode } from 'react';
import assassin from '#web/assets/assassin.svg';
import { useView } from '#web/game/game-context.ts';
import { HunterName } from './hunter-name.tsx';

/** The hunter as others would see them. */
export function Likeness(): ReactNode {
  const { name, class: calling } = useView(({ character }) => character);
  return (
    <section
      aria-label="Your hunter"
      className="likeness overflow-clip rounded-md border border-cell-2 bg-abyss"
    >
      <img src={assassin} alt="" width="360" height="640" />
      <div className="grid gap-1 border-t border-cell-2 p-4 sm:px-6">
        <HunterName name={name} />
        <p className="text-body text-muted">
          <span className="sr-only">Class: </span>
          {calling}
        </p>
      </div>
    </section>
  );
}
