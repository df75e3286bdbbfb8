import type { ReactNode } from 'react';
import heroTall from '#web/assets/hero-780.webp';
import heroWide from '#web/assets/hero-1440.webp';
import heroWide2x from '#web/assets/hero-2880.webp';
import './gate-scene.css';

/** The painted gate, and over its seam a live one that widens when the visitor is about to enter. */
export function GateScene(): ReactNode {
  return (
    <div className="gate-scene">
      <div className="gate-stage">
        <picture>
          <source media="(max-aspect-ratio: 3/5)" srcSet={heroTall} width="780" height="1688" />
          <img
            src={heroWide}
            srcSet={`${heroWide} 1440w, ${heroWide2x} 2880w`}
            sizes="max(100vw, 160vh)"
            width="1440"
            height="900"
            alt=""
            fetchPriority="high"
            className="size-full"
          />
        </picture>
        <span className="gate-fog" />
        <span className="gate-bloom" />
        <span className="gate-seam" />
      </div>
    </div>
  );
}
