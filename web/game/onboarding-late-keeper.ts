import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import type { Connectivity } from '#web/sync/connectivity.ts';
import { hasLateProfile, saveLateProfile } from './onboarding-late-profile.ts';

const AGAIN_MS = 60_000;

/** Saves a profile that had to wait: on arrival, when the server is heard again, and once a minute. */
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
  const leave = connectivity.subscribe(look);
  look();
  return () => {
    clearInterval(timer);
    leave();
  };
}
