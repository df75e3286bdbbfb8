import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import './dialog.css';

type WindowLook = {
  /** A round picture across the top edge. */
  readonly badge?: ReactNode;
  readonly width?: 'regular' | 'wide';
  /** Where it is on a phone: in the middle, or at the bottom like a sheet. */
  readonly stand?: 'middle' | 'foot';
  /** How dark the page behind it gets. */
  readonly veil?: 'deep' | 'thin';
};

type DialogWindowProps = WindowLook & {
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A modal window without a heading. The browser's `<dialog>` keeps the focus inside, closes on
 * Escape and returns the focus.
 */
export function DialogWindow(props: DialogWindowProps): ReactNode {
  const { labelledBy, isOpen, onClose, children, badge, width, stand, veil } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  /** It goes with its screen, or its owner closes it: nobody has answered it. */
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!isOpen || element === null) return;
    isLeaving.current = false;
    const close = openModal(element);
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      isLeaving.current = true;
      close();
    };
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      closedby="any"
      onCancel={({ currentTarget, target }) => {
        if (target === currentTarget) onClose(); // the close event may come after the next key press
      }}
      onClose={({ currentTarget, target }) => {
        const isClosed = target === currentTarget && !currentTarget.open;
        if (isOpen && isClosed && !isLeaving.current) onClose();
      }}
      data-width={width}
      data-stand={stand}
      data-veil={veil}
      className={badge === undefined ? 'window' : 'window window-badged'}
    >
      <div className="window-panel bracketed">
        <div className="window-close">
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
      {badge !== undefined && <span className="window-badge">{badge}</span>}
    </dialog>
  );
}

/**
 * Opens a dialog over the page, which is marked: it does not scroll then, and if it had a scroll bar its
 * room is reserved, because both a lost bar and an unneeded gutter would shift the page. (`:has()` on
 * the page would search every row of the board whenever one of them changes.) Returns what closes it,
 * to be called before it is removed: a dialog that is removed while open does not return the focus.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { documentElement: page } = document;
  page.toggleAttribute('data-scroll-bar', window.innerWidth > page.clientWidth);
  page.toggleAttribute('data-modal', true);
  dialog.showModal();
  return () => {
    dialog.close();
    page.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
  };
}

type DialogProps = WindowLook & {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** One line under the title. */
  readonly lead?: ReactNode;
  /** A drawing above the title, for decoration only. */
  readonly crest?: ReactNode;
  /** `words` are centred; a `form` is aligned to the left. */
  readonly content?: 'words' | 'form';
};

const CONTENT_LOOK: Record<'words' | 'form', string> = {
  words: 'justify-items-center text-center',
  form: '',
};

/** A modal window with a heading. Mark what should have the focus first with `data-first-focus`. */
export function Dialog(props: DialogProps): ReactNode {
  const { title, lead, crest, content = 'words', children, ...frame } = props;
  const titleId = useId();
  const isBesideClose = frame.badge === undefined && crest === undefined;

  return (
    <DialogWindow labelledBy={titleId} {...frame}>
      <div className={`grid gap-5 px-5 py-8 sm:px-9 ${CONTENT_LOOK[content]}`}>
        <div className="grid justify-items-center gap-2 text-center">
          {crest}
          <h2
            id={titleId}
            className={`font-display text-window text-balance text-white ${isBesideClose ? 'px-8' : ''}`}
          >
            {title}
          </h2>
          {lead !== undefined && <p className="text-body text-muted text-balance">{lead}</p>}
        </div>
        {children}
      </div>
    </DialogWindow>
  );
}
