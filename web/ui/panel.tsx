import { type ReactNode, useId } from 'react';

type PanelProps = {
  readonly title?: string;
  /** Beside the title: a figure, or a link to more. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A section of a screen with a title. Without the cyan brackets: only windows have those. */
export function Panel({ title, aside, children }: PanelProps): ReactNode {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-md border border-line bg-panel p-4 sm:p-5"
    >
      {title !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="font-label text-label text-muted uppercase">
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
