import { useState } from 'react';

/** One thing at a time that a button or form starts, and the words of its failure. */
export function useAttempt() {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** `run` gives back words if it failed. */
  const attempt = (run: () => Promise<string | undefined>): void => {
    if (isPending) return;
    setIsPending(true);
    setFailure(undefined);
    run()
      .then(setFailure, () => setFailure('An error occurred'))
      .finally(() => setIsPending(false));
  };
  return { isPending, failure, attempt };
}
