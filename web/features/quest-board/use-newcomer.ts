import { useEffect, useRef, useState } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';

const LIT_MS = 2_000;

/** The quest that came to the board last while it is open: it is scrolled to and lit for a moment. */
export function useNewcomer(board: readonly Quest[]): string | undefined {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [newcomer, setNewcomer] = useState<string>();
  useEffect(() => {
    const roots = new Set(board.map(({ id }) => rootOf(id)));
    const found = known.current && board.find(({ id }) => !known.current?.has(rootOf(id)));
    known.current = roots;
    if (found) setNewcomer(found.id);
  }, [board]);
  useEffect(() => {
    const row = newcomer && document.querySelector(`[data-quest="${CSS.escape(newcomer)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    row.setAttribute('data-lit', '');
    setTimeout(() => row.removeAttribute('data-lit'), LIT_MS);
  }, [newcomer]);
  return newcomer;
}
