import { type ReactNode, useEffect } from 'react';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { playTouches, type Touch } from '#web/game/touch-feedback.ts';
import { type Stroke, tryBell } from '#web/platform/alerts/bell.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { importedRecordsOf } from '#web/session/import-records.ts';
import { lateProfileOf } from '#web/session/late-profile.ts';

/** The strokes of each sound: a dull click for a step, two for a clear, a bell for a level. */
const SOUND: Readonly<Record<Touch, readonly Stroke[]>> = {
  step: [{ atSeconds: 0, hertz: 147, lastsSeconds: 0.09 }],
  clear: [
    { atSeconds: 0, hertz: 196, lastsSeconds: 0.12 },
    { atSeconds: 0.07, hertz: 294, lastsSeconds: 0.3 },
  ],
  level: [
    { atSeconds: 0, hertz: 392, lastsSeconds: 1.6 },
    { atSeconds: 0.2, hertz: 587.33, lastsSeconds: 2.2 },
  ],
};

const VIBRATION_MS: Readonly<Record<Touch, number>> = { step: 8, clear: 18, level: 40 };

function playTouch(touch: Touch): void {
  tryBell(SOUND[touch]);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    navigator.vibrate?.(VIBRATION_MS[touch]);
  }
}

/** Says once that the server had lost something and has it again, or soon will. @internal exported for the test */
export function tellOfResent({ log, toasts }: Pick<Game, 'log' | 'toasts'>): () => void {
  let told = 0;
  const look = () => {
    const { resentCount } = log.status();
    if (resentCount === told) return;
    told = resentCount;
    // Short enough for one line of a phone.
    const detail = 'All sent again';
    toasts.show({ title: 'The server forgot, we did not', detail, tone: 'plain' });
  };
  look();
  return log.subscribe(look);
}

/** Badge and reminders of this device, whose code comes after all else. */
function startReminders(game: Game, call: Call): () => void {
  const stop = import('./reminder-parts.ts').then(({ REMINDER_PARTS }) =>
    REMINDER_PARTS.startReminderJob(game, call),
  );
  stop.catch(() => {}); // not loaded yet and offline: the next start does
  return () => {
    stop.then((end) => end(), logProblem);
  };
}

/** Jobs that no paint needs: requests that wait for the server, a word about lost commands, and the sound of clears. */
export function LateJobs(_: { readonly isOpen: boolean }): ReactNode {
  const game = useGame();
  const { uid } = game.log;
  const { call, connectivity } = useAuth();
  useEffect(() => {
    const stops = [
      lateProfileOf(uid).start(call, connectivity),
      importedRecordsOf(uid).start(call, connectivity),
      playTouches(playTouch),
      tellOfResent(game),
      startReminders(game, call),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [game, uid, call, connectivity]);
  return null;
}
