import { useEffect, useState } from 'react';
import type { Call } from '#web/platform/network.ts';
import { loadProfile } from '#web/sync/records.ts';
import type { Profile } from './auth-context.ts';

/** On every auth change the profile is loaded, or cleared. */
export function useProfile(uid: string | undefined, call: Call): Profile | null {
  const [loaded, setLoaded] = useState<{
    readonly uid: string;
    readonly profile: Profile | null;
  }>();

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

  return loaded !== undefined && loaded.uid === uid ? loaded.profile : null;
}
