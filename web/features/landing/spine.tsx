import type { ReactNode } from 'react';
import './spine.css';

/** The blade of the title, drawn on down the page from one piece to the next. */
export function Spine(): ReactNode {
  return <span aria-hidden="true" className="spine" />;
}
