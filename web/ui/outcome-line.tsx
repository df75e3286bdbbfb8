import type { ReactNode } from 'react';

export type Outcome =
  | { readonly kind: 'done'; readonly words: string }
  | { readonly kind: 'failed'; readonly words: string };

/** Stands on the page before there is something to say, or nobody would hear it. */
export function OutcomeLine({ outcome }: { readonly outcome: Outcome | undefined }): ReactNode {
  const isFailed = outcome?.kind === 'failed';
  return (
    <>
      <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
        {isFailed && outcome.words}
      </p>
      <p role="status" className="text-small text-venom wrap-anywhere empty:hidden">
        {outcome?.kind === 'done' && outcome.words}
      </p>
    </>
  );
}
