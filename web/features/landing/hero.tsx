import type { ReactNode } from 'react';
import { GatePicture } from './gate-picture.tsx';
import './gate-scene.css';
import './hero.css';

export function Hero({ enter }: { readonly enter: ReactNode }): ReactNode {
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
        <div className="grid w-full max-w-sm sm:w-auto">{enter}</div>
      </div>
    </section>
  );
}

/** The picture of the gate, with an animated light over the painted one. */
function GateScene(): ReactNode {
  return (
    <div className="gate-scene">
      <div className="gate-stage">
        <GatePicture priority="high" />
        <span className="gate-fog" />
        <span className="gate-bloom" />
        <span className="gate-seam" />
      </div>
    </div>
  );
}

/**
 * The name of the product: one word for screen readers, drawn as two with a blade of light between
 * them.
 */
function SplitTitle(): ReactNode {
  return (
    <h1 className="split-title grid font-display text-title">
      <span className="sr-only">Duskgate</span>
      <span aria-hidden="true" className="split-title-left">
        DUSK
      </span>
      <span aria-hidden="true" className="split-title-blade" />
      <span aria-hidden="true" className="split-title-right">
        GATE
      </span>
    </h1>
  );
}
