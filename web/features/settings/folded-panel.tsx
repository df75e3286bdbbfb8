import { type ReactNode, useId, useState } from 'react';
import { Glyph } from '#web/ui/glyph.tsx';

type FoldedPanelProps = {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly lead: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
};

/** A panel of what is rarely needed: closed, one line. Its content is drawn once it is opened. */
export function FoldedPanel(props: FoldedPanelProps): ReactNode {
  const titleId = useId();
  const { title, lead, isOpenAtFirst = false, children } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-md border border-line bg-panel">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 rounded-md px-4 py-2 sm:px-5">
          <span className="grid min-w-0">
            <h3 id={titleId} className="text-body font-bold text-ink">
              {title}
            </h3>
            <span className="text-small text-muted wrap-anywhere">{lead}</span>
          </span>
          <span className={`text-muted ${isOpen ? 'rotate-180' : ''}`}>
            <Glyph name="chevron-down" />
          </span>
        </summary>
        <div className="grid gap-4 px-4 pt-2 pb-4 sm:px-5 sm:pb-5">{isOpen && children}</div>
      </details>
    </section>
  );
}
