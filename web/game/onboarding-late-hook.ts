import { useEffect } from 'react';
import { logProblem } from '#web/platform/log.ts';
import { useAuth } from './auth-context.ts';

const AGAIN_MS = 60_000;

/** Saves a profile that had to wait: on arrival, when the server is heard again, and once a minute. */
export function useLateProfile(isOnboarding: boolean): void {
  const { user, call, isOnline } = useAuth();
  const uid = user?.uid;
  useEffect(() => {
    if (isOnboarding || uid === undefined || !isOnline) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isCurrent = true;
    const begin = async () => {
      const { hasLateProfile, saveLateProfile } = await import('./onboarding-late-profile.ts');
      if (!isCurrent || !hasLateProfile(uid)) return;
      const save = () => {
        saveLateProfile(uid, call).then((isSaved) => isSaved && clearInterval(timer), logProblem);
      };
      timer = setInterval(save, AGAIN_MS);
      save();
    };
    begin().catch(logProblem);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isOnboarding, uid, call, isOnline]);
}
