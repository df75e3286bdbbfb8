import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { GatePicture } from './gate-picture.tsx';
import './landing.css';

export function LastCall({ onBegin }: { readonly onBegin: () => void }): ReactNode {
  return (
    <section
      aria-labelledby="last-call"
      className="relative isolate grid w-full justify-items-center gap-4 px-gutter pt-20 pb-10 sm:pt-32 sm:pb-14 text-center"
    >
      <div className="last-call-gate">
        <GatePicture priority="low" />
      </div>
      <h2 id="last-call" className="text-heading font-bold text-balance">
        The gate stands open.
      </h2>
      <p className="text-lead text-muted text-balance">
        Five questions, and your first board is drawn.
      </p>
      <Button size="grand" onClick={onBegin} aria-haspopup="dialog">
        Begin Your Journey
      </Button>
    </section>
  );
}
