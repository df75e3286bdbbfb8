import { type ReactNode, useId } from 'react';
import { DialogWindow, type WindowLook } from './dialog-window.tsx';

type DialogProps = WindowLook & {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** One line under the title. */
  readonly lead?: ReactNode;
  /** A drawing above the title; it says nothing the words do not say. */
  readonly crest?: ReactNode;
  /** `words` in the middle of the window; a `form` along its left edge. */
  readonly content?: 'words' | 'form';
};

const CONTENT: Record<'words' | 'form', string> = {
  words: 'justify-items-center text-center',
  form: '',
};

/** A window with a heading. Mark what should have the focus first with `data-first-focus`. */
export function Dialog(props: DialogProps): ReactNode {
  const { title, lead, crest, content = 'words', children, ...frame } = props;
  const titleId = useId();
  const isBesideClose = frame.badge === undefined && crest === undefined;

  return (
    <DialogWindow labelledBy={titleId} {...frame}>
      <div className={`grid gap-5 px-5 py-8 sm:px-9 ${CONTENT[content]}`}>
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
