import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

type BadgeProps = { readonly glyph: string; readonly children: ReactNode };

/** A name somebody carries. */
export function Badge({ glyph, children }: BadgeProps): ReactNode {
  return (
    <span className="inline-flex min-h-9 items-center gap-2 rounded-full border border-fill-hover bg-cell-1 px-3 text-small font-bold text-white">
      <Glyph name={glyph} size={18} />
      {children}
    </span>
  );
}
