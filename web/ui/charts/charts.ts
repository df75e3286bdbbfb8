import { BarChart } from './bar-chart.tsx';
import { Radar } from './radar.tsx';

/** Loaded together as one file of the build. */
export const CHARTS = { BarChart, Radar };
