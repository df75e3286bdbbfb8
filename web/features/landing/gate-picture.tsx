import type { ReactNode } from 'react';
import heroTall from '#web/assets/hero-780.webp';
import heroWide from '#web/assets/hero-1440.webp';
import heroWide2x from '#web/assets/hero-2880.webp';

/** The picture of the gate. Every use has the same `sizes`, so that the browser loads one file. */
export function GatePicture({ priority }: { readonly priority: 'high' | 'low' }): ReactNode {
  return (
    <picture>
      <source media="(max-aspect-ratio: 3/5)" srcSet={heroTall} width="780" height="1688" />
      <img
        src={heroWide}
        srcSet={`${heroWide} 1440w, ${heroWide2x} 2880w`}
        sizes="max(100vw, 160vh)"
        width="1440"
        height="900"
        alt=""
        fetchPriority={priority}
        className="size-full"
      />
    </picture>
  );
}
