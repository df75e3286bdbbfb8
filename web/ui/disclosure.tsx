import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import './disclosure.css';

type DisclosureProps = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The id of the element it opens. */
  readonly controls: string;
  readonly children: ReactNode;
  readonly glyph?: string;
  /** `text`: a link-like line below a shortened text. */
  readonly look?: 'button' | 'text';
};

export function Disclosure(props: DisclosureProps): ReactNode {
  const { isOpen, onToggle, controls, children, glyph, look = 'button' } = props;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className={`disclosure disclosure-${look}`}
    >
      {glyph !== undefined && <Glyph name={glyph} />}
      {children}
    </button>
  );
}
