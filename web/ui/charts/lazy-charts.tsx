import type { ComponentProps, ReactNode } from 'react';
import { lazyPart } from '#web/ui/lazy.tsx';
import type { CHARTS } from './charts.ts';

// The charts as the screens show them: drawn a moment after the screen, in a place kept free for them.

const loadCharts = async () => (await import('./charts.ts')).CHARTS;
const Bars = lazyPart(async () => (await loadCharts()).BarChart);
const Corners = lazyPart(async () => (await loadCharts()).Radar);

export function LazyBarChart(props: ComponentProps<(typeof CHARTS)['BarChart']>): ReactNode {
  return (
    <div className="min-h-51.5">
      <Bars {...props} />
    </div>
  );
}

export function LazyRadar(props: ComponentProps<(typeof CHARTS)['Radar']>): ReactNode {
  return (
    <div className="aspect-[320/264] w-full max-w-80">
      <Corners {...props} />
    </div>
  );
}
