import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';

type CloseButtonProps = { readonly label: string; readonly onClose: () => void };

/** The cross that takes a strip or a message away. */
export function CloseButton({ label, onClose }: CloseButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
    >
      <Glyph name="close" />
    </button>
  );
}
