import type { ReactNode } from 'react';

/** How an action ended, in words. */
export type ActionOutcome = { readonly kind: 'done' | 'failed'; readonly words: string };

/**
 * Tells how an action ended. Both paragraphs exist while empty: screen readers announce only
 * changes of elements that are there.
 */
export function OutcomeLine({
  outcome,
}: {
  readonly outcome: ActionOutcome | undefined;
}): ReactNode {
  return (
    <>
      <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
        {outcome?.kind === 'failed' && outcome.words}
      </p>
      <p role="status" className="text-small text-venom wrap-anywhere empty:hidden">
        {outcome?.kind === 'done' && outcome.words}
      </p>
    </>
  );
}
