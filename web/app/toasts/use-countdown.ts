import { useEffect, useRef } from 'react';
import type { BrowserClock } from '#web/platform/clock.ts';

type Countdown = {
  readonly lastsMs: number;
  readonly isStill: boolean;
  readonly onOver: () => void;
  readonly onStill?: (() => void) | undefined;
  readonly onRunning?: ((leftMs: number) => void) | undefined;
};

/** A hold ends by itself after a minute: while the countdown is stopped it is renewed this often. */
const HOLD_AGAIN_MS = 20_000;

/** A countdown that can be stopped (`isStill`) and goes on with the time that was left. */
export function useCountdown(clock: BrowserClock, countdown: Countdown): void {
  const { lastsMs, isStill } = countdown;
  const leftMs = useRef(lastsMs);
  const wasStill = useRef(false);
  const latest = useRef(countdown);
  useEffect(() => {
    latest.current = countdown;
  });

  useEffect(() => {
    if (isStill) {
      wasStill.current = true;
      const hold = () => latest.current.onStill?.();
      hold();
      const holding = setInterval(hold, HOLD_AGAIN_MS);
      return () => clearInterval(holding);
    }
    if (wasStill.current) latest.current.onRunning?.(leftMs.current);
    const startedAtMs = clock.nowMs();
    const timer = setTimeout(() => latest.current.onOver(), leftMs.current);
    return () => {
      clearTimeout(timer);
      const spentMs = Math.max(0, clock.nowMs() - startedAtMs);
      leftMs.current = Math.max(0, leftMs.current - spentMs);
    };
  }, [clock, isStill]);
}
