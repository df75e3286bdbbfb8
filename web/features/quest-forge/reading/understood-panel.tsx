import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ReadingChips } from './reading-chips.tsx';
import { useUnderstood } from './use-understood.ts';
import '../quest-forge.css';

/** The chips of what a newcomer's board was made of. */
export function UnderstoodPanel(): ReactNode {
  const { reading, line, load, correct, undo } = useUnderstood();
  if (reading === undefined) return <p role="status">Reading your answers again...</p>;
  if (reading === 'failed') {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">What was understood could not be loaded.</p>
        <Button emphasis="quiet" size="small" onClick={load}>
          Retry
        </Button>
      </div>
    );
  }
  return <ReadingChips chips={reading.chips} line={line} onCorrect={correct} onUndo={undo} />;
}
