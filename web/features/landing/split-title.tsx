import type { ReactNode } from 'react';
import './split-title.css';

/** One word to a screen reader; to the eye a blade of light splits it. */
export function SplitTitle(): ReactNode {
  return (
    <h1 className="split-title grid font-display text-title">
      <span className="sr-only">Duskgate</span>
      <span aria-hidden="true" className="split-title-left">
        DUSK
      </span>
      <span aria-hidden="true" className="split-title-blade" />
      <span aria-hidden="true" className="split-title-right">
        GATE
      </span>
    </h1>
  );
}
