import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import { Glyph } from './glyph.tsx';
import './toast.css';

type ToastProps = {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly tone: 'success' | 'plain' | 'warning';
  readonly action?: { readonly name: string; readonly run: () => void } | undefined;
  readonly onClose: () => void;
  /** Called when the pointer enters or leaves it. */
  readonly onPoint: (isPointedAt: boolean) => void;
  /** Called when the focus enters or leaves it. */
  readonly onFocusIn: (hasFocus: boolean) => void;
};

const SIGN: Record<ToastProps['tone'], { readonly glyph: string; readonly colour: string }> = {
  success: { glyph: 'check', colour: 'text-venom' },
  plain: { glyph: 'info', colour: 'text-system' },
  warning: { glyph: 'warning', colour: 'text-ember' },
};

/** One line: what does not fit is cut for the eye only. */
export function Toast(props: ToastProps): ReactNode {
  const { title, detail, tone, action, onClose, onPoint, onFocusIn } = props;
  const { glyph, colour } = SIGN[tone];
  return (
    <article
      data-toast
      aria-label={title}
      className="toast flex items-center gap-2 rounded-md border border-edge bg-raised py-1 pr-1 pl-3"
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onFocusIn(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onFocusIn(false);
      }}
    >
      <span className={colour}>
        <Glyph name={glyph} />
      </span>
      <p title={[title, detail].join(' ')} className="min-w-0 grow truncate text-small text-muted">
        <b className="text-ink">{title}</b>
        {detail !== undefined && ` ${detail}`}
      </p>
      {action !== undefined && (
        <Button emphasis="quiet" size="small" onClick={action.run}>
          {action.name}
        </Button>
      )}
      <CloseButton onClose={onClose} />
    </article>
  );
}
