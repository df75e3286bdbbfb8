import type { ReactNode } from 'react';
import hunter from '#web/assets/hunter.svg';

export function MentorPiece(): ReactNode {
  return (
    <div className="piece grid gap-4 text-body">
      <Said>What would you change first, if tonight were day one?</Said>
      <p className="justify-self-end rounded-lg rounded-br-none border border-violet bg-fill px-4 py-3 text-white">
        Ship my side project. One hour each evening.
      </p>
      <Said>Then an hour it is. I will cut it into floors.</Said>
    </div>
  );
}

function Said({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="flex items-end gap-3">
      <img
        src={hunter}
        alt=""
        width="126"
        height="166"
        loading="lazy"
        className="size-10 shrink-0 rounded-full border border-violet bg-cell-2 object-cover object-top"
      />
      <p className="rounded-lg rounded-bl-none border border-line bg-raised px-4 py-3">
        {children}
      </p>
    </div>
  );
}
