import { PHASE_MS, type Phase } from '#rules/raid/raid.ts';

export type RingStep = {
  readonly path: string;
  readonly state: 'done' | 'now';
  /** 0 at the first step done, 1 at the last. */
  readonly depth: number;
};

export const STEPS = 25;
const DEGREES = 360 / STEPS;
const GAP = 0.45;

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}

/**
 * The outline of a step of a spiral stair seen from above: each lies a little further inside than
 * the one before.
 */
function stepPath(step: number): string {
  const inner = 168 - 1.3 * step;
  const outer = 215 - 0.35 * step;
  const from = DEGREES * step + GAP;
  const to = DEGREES * (step + 1) - GAP;
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** How many of the 25 steps are done: one per minute of focus, five per minute of a break. */
export function stepsDone(phase: Phase, secondsLeft: number): number {
  const whole = PHASE_MS[phase] / 1000;
  return Math.floor(((whole - secondsLeft) / whole) * STEPS);
}

/** The steps to draw as lit, with the current one if the phase has begun. */
export function litSteps(done: number, isEntered: boolean): readonly RingStep[] {
  const lit = Array.from({ length: Math.min(done, STEPS) }, (_, step): RingStep => {
    return { path: stepPath(step), state: 'done', depth: done > 1 ? step / (done - 1) : 1 };
  });
  if (!isEntered || done >= STEPS) return lit;
  return [...lit, { path: stepPath(done), state: 'now', depth: 1 }];
}

/** Where the hunter's feet are, in the units of the ring. */
export function standAt(done: number): { readonly x: number; readonly y: number } {
  const angle = ((done + 0.55) * DEGREES * Math.PI) / 180;
  return { x: 192 * Math.sin(angle), y: 18 - 192 * Math.cos(angle) };
}
