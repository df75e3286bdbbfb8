import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './dialog.css';

export type WindowLook = {
  /** A round sign that breaks the top edge. */
  readonly badge?: ReactNode;
  readonly width?: 'regular' | 'wide';
  /** Where it stands on a phone: in the middle, or at the foot like a sheet. */
  readonly stand?: 'middle' | 'foot';
  /** How much of the page behind still shows. */
  readonly veil?: 'deep' | 'thin';
};

type DialogWindowProps = WindowLook & {
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The browser's own modal: it traps focus, answers Escape and gives focus back by itself. */
export function DialogWindow(props: DialogWindowProps): ReactNode {
  const { labelledBy, isOpen, onClose, children, badge, width, stand, veil } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!isOpen || element === null) return;
    markScrollBar();
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // Before it leaves the page: a dialog that is taken away open gives no focus back.
    return () => element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      closedby="any"
      onCancel={({ currentTarget, target }) => {
        if (target === currentTarget) onClose(); // the close event comes later than the next key
      }}
      onClose={({ currentTarget, target }) => {
        if (isOpen && target === currentTarget && !currentTarget.open) onClose();
      }}
      data-width={width}
      data-stand={stand}
      data-veil={veil}
      className={badge === undefined ? 'window' : 'window window-badged'}
    >
      <div className="window-panel bracketed">
        <CloseButton onClose={onClose} />
        {children}
      </div>
      {badge !== undefined && <span className="window-badge">{badge}</span>}
    </dialog>
  );
}

/** Asked each time: a gutter on a page without a bar would move it aside as much as a lost bar does. */
function markScrollBar(): void {
  const { documentElement: page } = document;
  page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth);
}

function CloseButton({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-current stroke-2">
        <path d="M6 6 18 18M18 6 6 18" />
      </svg>
    </button>
  );
}
