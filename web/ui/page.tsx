import { type ReactNode, useEffect } from 'react';

type PageProps = {
  readonly title: string;
  /** Below the title. */
  readonly lead?: ReactNode;
  /** Beside the title: the page's own actions. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a screen: its title is the only h1 and the title of the tab. */
export function Page({ title, lead, actions, children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Duskgate`;
  }, [title]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 md:gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4 empty:hidden">
        <div className="grid min-w-0 gap-1">
          <h1
            tabIndex={-1}
            className="page-title font-display text-heading text-balance text-white wrap-anywhere outline-none"
          >
            {title}
          </h1>
          {lead !== undefined && <div className="text-body text-muted">{lead}</div>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
