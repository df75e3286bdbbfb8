import { type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A drawing above the title; it says nothing the words do not say. */
  readonly crest?: ReactNode;
};

/** The browser's own modal: it traps focus, answers Escape and gives focus back by itself. */
export function Dialog({ title, isOpen, onClose, children, crest }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) {
      markScrollBar();
      dialog.current?.showModal();
    } else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      className="window"
    >
      <CloseButton onClose={onClose} />
      <div className="grid justify-items-center gap-5 px-6 py-8 text-center sm:px-10">
        {crest}
        <h2 id={titleId} className="font-display text-window text-balance text-white">
          {title}
        </h2>
        {children}
      </div>
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
      className="absolute top-3 right-3 grid size-11 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 stroke-current stroke-2">
        <path d="M6 6 18 18M18 6 6 18" />
      </svg>
    </button>
  );
}
