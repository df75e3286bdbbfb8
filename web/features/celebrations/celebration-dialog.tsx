import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { openModal } from '#web/ui/dialog.tsx';
import './celebrations.css';

type CelebrationDialogProps = {
  readonly title: string;
  /** Read out with the title when the window opens. */
  readonly lead: ReactNode;
  /** A picture behind the window. */
  readonly light?: ReactNode;
  /** A drawing across the top edge of the window. */
  readonly crest: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window over the whole screen for one celebration. `onClose` may run twice. */
export function CelebrationDialog(props: CelebrationDialogProps): ReactNode {
  const { title, lead, light, crest, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leadId = useId();

  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    const close = openModal(element);
    element.scrollTo(0, 0); // `showModal` scrolls down to the focused button; the text is at the top
    return close;
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={leadId}
      onCancel={onClose} // the close event may come after the page has gone
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) onClose();
      }}
      className="celebration"
    >
      {light}
      <div className="celebration-frame">
        <div className="celebration-panel bracketed">
          <div aria-hidden="true" className="celebration-crest">
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
          {children}
        </div>
      </div>
    </dialog>
  );
}
