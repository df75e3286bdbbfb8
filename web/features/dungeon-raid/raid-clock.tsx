import { type ReactNode, useEffect } from 'react';
import { PHASE_MS, type Raid } from '#rules/raid/raid.ts';
import { useSecondsLeft } from '#web/raid/use-raid.ts';
import { RaidRing } from './raid-ring.tsx';
import { clockText, PHASE_WORD } from './raid-words.ts';
import { stepsDone } from './ring-steps.ts';
import './raid-timer.css';

/** The ring and the time left: the only part of the screen that is rendered every second. */
export function RaidClock({ raid }: { readonly raid: Raid }): ReactNode {
  const secondsLeft = useSecondsLeft(raid);
  const isRunning = raid.clock.kind === 'running';
  const isEntered = isRunning || secondsLeft * 1000 < PHASE_MS[raid.phase];
  const done = stepsDone(raid.phase, secondsLeft);
  useClockInTitle(isRunning ? clockText(secondsLeft) : undefined);
  return (
    <div className="raid-ring">
      <RaidRing stepsDone={done} isEntered={isEntered} isResting={raid.phase === 'rest'} />
      <div className="raid-clock">
        <p className="font-label text-label text-leak uppercase">{PHASE_WORD[raid.phase]}</p>
        <p role="timer" aria-label="Time left" className="font-label text-clock text-white">
          {clockText(secondsLeft)}
        </p>
        <p className="text-small text-muted">
          {raid.phase === 'rest' ? 'Breathe on the landing' : stepWords(done, isEntered)}
        </p>
      </div>
    </div>
  );
}

function stepWords(done: number, isEntered: boolean): string {
  return isEntered ? `Step ${Math.min(done + 1, 25)} of 25` : '25 steps, a minute each';
}

/** Shows the running time in the title of the tab, for a hunter who works in another tab. */
function useClockInTitle(clock: string | undefined): void {
  useEffect(() => {
    const page = 'Dungeon Raids · Duskgate';
    document.title = clock === undefined ? page : `${clock} · ${page}`;
  }, [clock]);
}
