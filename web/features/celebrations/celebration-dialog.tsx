import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './moments.css';

type MomentDialogProps = {
  readonly title: string;
  /** Read out with the title when the window opens. */
  readonly lead: ReactNode;
  readonly light?: ReactNode;
  /** A drawing that breaks the top edge of the window. */
  readonly crest: ReactNode;
  readonly onClose: () => void;
  /** Gets what closes the window. */
  readonly children: (close: () => void) => ReactNode;
};

/** The whole screen for one reward. Every way out is the dialog's own `close`, so it ends once. */
export function MomentDialog(props: MomentDialogProps): ReactNode {
  const { title, lead, light, crest, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leadId = useId();

  useLayoutEffect(() => {
    const { current: element } = dialog;
    element?.showModal();
    element?.scrollTo(0, 0); // the focus is at its foot, the news at its head
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={leadId}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) onClose();
      }}
      className="moment"
    >
      {light}
      <div className="moment-place">
        <div className="moment-panel bracketed">
          <div aria-hidden="true" className="moment-crest">
            {crest}
          </div>
          <div className="grid gap-2 text-center">
            <h2 id={titleId} className="font-display text-heading text-balance text-white">
              {title}
            </h2>
            <div id={leadId} className="grid gap-2 text-body text-balance text-ink">
              {lead}
            </div>
          </div>
          {children(() => dialog.current?.close())}
        </div>
      </div>
    </dialog>
  );
}
