import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { GateScene } from './gate-scene.tsx';
import { SplitTitle } from './split-title.tsx';
import './hero.css';

export function Hero({ onEnter }: { readonly onEnter: () => void }): ReactNode {
  return (
    <section
      aria-label="The gate"
      className="hero relative isolate flex min-h-svh pb-hero items-end justify-center"
    >
      <GateScene />
      <div className="hero-words grid w-full justify-items-center gap-5 px-gutter pt-24 text-center">
        <div className="grid w-full gap-2">
          <SplitTitle />
          <p className="text-tagline font-medium">Every habit is a dungeon. Clear it.</p>
        </div>
        <div className="grid w-full max-w-sm sm:w-auto">
          <Button size="grand" onClick={onEnter} aria-haspopup="dialog">
            Enter the Dungeon
          </Button>
        </div>
      </div>
    </section>
  );
}
