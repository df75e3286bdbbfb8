import type { ReactNode } from 'react';

type PanelProps = { readonly title?: string; readonly children: ReactNode };

/** A quiet room on the page. Cyan brackets belong to windows, not to panels. */
export function Panel({ title, children }: PanelProps): ReactNode {
  return (
    <section className="grid content-start gap-4 rounded-md border border-line bg-abyss p-4 sm:p-5">
      {title !== undefined && (
        <h2 className="font-label text-label text-muted uppercase">{title}</h2>
      )}
      {children}
    </section>
  );
}
