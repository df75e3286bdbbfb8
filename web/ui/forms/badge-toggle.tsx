import type { ReactNode } from 'react';
import { Glyph } from '#web/ui/glyph.tsx';

type BadgeToggleProps = {
  readonly glyph: string;
  readonly isOn: boolean;
  /** Given when it cannot be turned off: the id of the text that says why. */
  readonly reasonId?: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

const LOOK = {
  on: 'border-violet bg-cell-2 text-white',
  off: 'border-dashed border-edge text-muted hover:border-violet hover:text-ink',
};

/** A badge that can be switched on and off. A check or a plus shows the state, not colour alone. */
export function BadgeToggle(props: BadgeToggleProps): ReactNode {
  const { glyph, isOn, reasonId, onToggle, children } = props;
  const isFixed = reasonId !== undefined;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isFixed || undefined}
      aria-describedby={reasonId}
      onClick={isFixed ? undefined : onToggle}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small font-bold aria-disabled:cursor-not-allowed ${isOn ? LOOK.on : LOOK.off}`}
    >
      <Glyph name={glyph} size={18} />
      {children}
      <Glyph name={isOn ? 'check' : 'plus'} size={16} />
    </button>
  );
}
