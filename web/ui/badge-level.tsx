import type { ReactNode } from 'react';
import badge from '#web/assets/level-badge.svg';
import './badge-level.css';

/** The arch with a number in it; the words beside it say the number, too. */
export function BadgeLevel({ level }: { readonly level: number }): ReactNode {
  return (
    <span aria-hidden="true" className="badge-level">
      <img src={badge} alt="" width="84" height="94" />
      <span className={`badge-level-number ${level > 99 ? 'badge-level-long' : ''}`}>{level}</span>
    </span>
  );
}
