import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { createAlarm } from '#web/platform/timers.ts';
import type { Connectivity } from '#web/sync/connectivity.ts';
import { hasLateProfile, onLateProfile, saveLateProfile } from './onboarding-late-profile.ts';

const AGAIN_MS = 60_000;
/** It has just failed three times. */
const FIRST_MS = 3_000;

/** Saves a profile that had to wait: on arrival, soon after it had to, when the server is heard again, and once a minute. */
export function keepSavingProfile(uid: string, call: Call, connectivity: Connectivity): () => void {
  let isSaving = false;
  const look = () => {
    if (isSaving || connectivity.isOffline() || !hasLateProfile(uid)) return;
    isSaving = true;
    saveLateProfile(uid, call)
      .catch(logProblem)
      .finally(() => {
        isSaving = false;
      });
  };
  const timer = setInterval(look, AGAIN_MS);
  const soon = createAlarm();
  const leave = [
    connectivity.subscribe(look),
    onLateProfile(() => soon.set(FIRST_MS, look)),
    () => clearInterval(timer),
    soon.clear,
  ];
  look();
  return () => {
    for (const end of leave) end();
  };
}
