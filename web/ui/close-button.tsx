import type { ReactNode } from 'react';

type CloseButtonProps = {
  /** What it closes, for screen readers. */
  readonly label?: string;
  readonly onClose: () => void;
};

/**
 * The cross that closes a window, a strip or a message. Its drawing stands here and not among the glyphs,
 * because windows of the landing page have it, which loads no glyphs.
 */
export function CloseButton({ label = 'Close', onClose }: CloseButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-current stroke-2">
        <path d="M6 6 18 18M18 6 6 18" />
      </svg>
    </button>
  );
}
