import { useEffect, useState, useSyncExternalStore } from 'react';
import { inAttempts } from '#web/platform/backoff.ts';
import { createStore } from '#web/platform/create-store.ts';
import type { Call } from '#web/platform/network.ts';
import { waited } from '#web/platform/timers.ts';
import type { FreeForm } from './save-records.ts';

type OwnedProfile = { readonly uid: string; readonly profile: FreeForm | null };

/** The profile of the onboarding that ended in this tab: the server is asked for it at sign-in only. */
export const latestProfile = createStore<OwnedProfile | undefined>(undefined);

/**
 * The signed-in account's profile: loaded when the account changes, or what the onboarding made
 * of the answers; null until then and when signed out.
 */
export function useProfile(uid: string | undefined, call: Call): FreeForm | null {
  const [loaded, setLoaded] = useState<OwnedProfile>();
  const saved = useSyncExternalStore(latestProfile.subscribe, latestProfile.get);

  useEffect(() => {
    if (uid === undefined) return;
    let isCurrent = true;
    loadProfile(call, uid).then(
      (profile) => {
        if (isCurrent) setLoaded({ uid, profile });
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [uid, call]);

  return [saved, loaded].find((known) => known !== undefined && known.uid === uid)?.profile ?? null;
}

async function loadProfile(call: Call, uid: string): Promise<FreeForm | null> {
  const path = `/api/userProfiles/${uid}`;
  const reply = await inAttempts('loading the profile', () => call('GET', path), waited);
  const profile = reply.ok ? reply.value : null;
  return typeof profile === 'object' && profile !== null ? { ...profile } : null;
}
