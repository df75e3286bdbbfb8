import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Glyph } from './glyph.tsx';
import './toast.css';

type ToastProps = {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly tone: 'deed' | 'plain' | 'warning';
  readonly action?: { readonly name: string; readonly run: () => void } | undefined;
  readonly onClose: () => void;
  /** Somebody points at it or has the focus in it. */
  readonly onHeed: (isHeeded: boolean) => void;
};

const SIGN: Record<ToastProps['tone'], { readonly glyph: string; readonly colour: string }> = {
  deed: { glyph: 'check', colour: 'text-venom' },
  plain: { glyph: 'info', colour: 'text-system' },
  warning: { glyph: 'warning', colour: 'text-ember' },
};

export function Toast({ title, detail, tone, action, onClose, onHeed }: ToastProps): ReactNode {
  const { glyph, colour } = SIGN[tone];
  return (
    <article
      data-toast
      aria-label={title}
      className="toast flex items-center gap-3 rounded-md border border-edge bg-raised py-2 pr-2 pl-4"
      onPointerEnter={() => onHeed(true)}
      onPointerLeave={() => onHeed(false)}
      onFocus={() => onHeed(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onHeed(false);
      }}
    >
      <span className={colour}>
        <Glyph name={glyph} />
      </span>
      <p className="grid min-w-0 grow text-small">
        <span className="font-bold text-ink wrap-anywhere">{title}</span>
        {detail !== undefined && <span className="text-muted wrap-anywhere">{detail}</span>}
      </p>
      {action !== undefined && (
        <Button emphasis="quiet" size="small" onClick={action.run}>
          {action.name}
        </Button>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Glyph name="close" />
      </button>
    </article>
  );
}
