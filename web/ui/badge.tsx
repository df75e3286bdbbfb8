import type { ReactNode } from 'react';
import levelBadge from '#web/assets/level-badge.svg';
import { Glyph } from './glyph.tsx';
import './badge.css';

type BadgeProps = { readonly glyph: string; readonly children: ReactNode };

/** A name with a small icon, for example a role. */
export function Badge({ glyph, children }: BadgeProps): ReactNode {
  return (
    <span className="inline-flex min-h-9 items-center gap-2 rounded-full border border-fill-hover bg-cell-1 px-3 text-small font-bold text-white">
      <Glyph name={glyph} size={18} />
      {children}
    </span>
  );
}

/**
 * The level as a number in a drawn arch. Hidden from screen readers: the text beside it names the
 * level.
 */
export function BadgeLevel({ level }: { readonly level: number }): ReactNode {
  return (
    <span aria-hidden="true" className="badge-level">
      <img src={levelBadge} alt="" width="84" height="94" />
      <span className={`badge-level-number ${level > 99 ? 'badge-level-long' : ''}`}>{level}</span>
    </span>
  );
}
