import type { ReactNode } from 'react';
import { Glyph } from '#web/ui/glyph.tsx';

/** Counts clears: it only ever rises. */
export function Streak({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return <p className="text-small text-faint">No streak yet</p>;
  return (
    <p className="flex items-center gap-1 text-small text-ember">
      <Glyph name="flame" size={16} />
      Streak {count}
    </p>
  );
}
