import { useEffect } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'];

/** Runs when the visitor first moves: whoever only looks is sent nothing more. */
export function useFirstSign(run: () => Promise<unknown>): void {
  useEffect(() => {
    const seen = new AbortController();
    const start = () => {
      seen.abort();
      run().catch(() => {}); // told where it is needed
    };
    for (const sign of SIGNS) addEventListener(sign, start, { signal: seen.signal });
    return () => seen.abort();
  }, [run]);
}
