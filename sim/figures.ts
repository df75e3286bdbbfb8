import type { RunResult } from './run.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365.25 * 24 * HOUR_MS;

/** What all runs so far come to. */
export type Figures = {
  readonly runs: number;
  readonly steps: number;
  readonly turns: number;
  readonly acts: number;
  readonly commands: number;
  readonly requests: number;
  readonly hunterMs: number;
  /** The longest simulated time from the end of all faults to agreement. */
  readonly longestSettleMs: number;
  /** Runs that were played twice and gave the same hash. */
  readonly twice: number;
  readonly wallMs: number;
  readonly kinds: readonly string[];
};

export const NO_FIGURES: Figures = {
  runs: 0,
  steps: 0,
  turns: 0,
  acts: 0,
  commands: 0,
  requests: 0,
  hunterMs: 0,
  longestSettleMs: 0,
  twice: 0,
  wallMs: 0,
  kinds: [],
};

export function withRun(figures: Figures, run: RunResult, wallMs: number): Figures {
  return {
    ...figures,
    runs: figures.runs + 1,
    steps: figures.steps + run.steps,
    turns: figures.turns + run.turns,
    acts: figures.acts + run.acts,
    commands: figures.commands + run.commands,
    requests: figures.requests + run.requests,
    hunterMs: figures.hunterMs + run.hunterMs,
    longestSettleMs: Math.max(figures.longestSettleMs, run.settledMs),
    wallMs,
    kinds: [...new Set([...figures.kinds, ...run.kinds])].sort(),
  };
}

/** With the rates that follow. */
export function figuresOf(figures: Figures) {
  const { steps, wallMs, hunterMs } = figures;
  return {
    ...figures,
    stepsPerSecond: Math.round(steps / (wallMs / 1_000)),
    hunterYears: Math.round((hunterMs / YEAR_MS) * 100) / 100,
    hunterYearsPerHour: Math.round(hunterMs / YEAR_MS / (wallMs / HOUR_MS)),
  };
}

export function progressOf(figures: Figures, wanted: number): string {
  const { runs, steps, acts, stepsPerSecond, hunterYears, hunterYearsPerHour } = figuresOf(figures);
  const share = Math.min(100, Math.floor((100 * steps) / wanted));
  return `${share} %: ${steps.toLocaleString('en')} steps in ${runs} runs, ${acts.toLocaleString('en')} acts, ${stepsPerSecond}/s; ${hunterYears} hunter-years, ${hunterYearsPerHour} an hour`;
}
