import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UserRecord } from '#protocol/user-record.ts';
import { logProblem } from '#web/platform/log.ts';
import { call as bareCall } from '#web/platform/network.ts';
import { accountCalls, type Entered } from '#web/sync/accounts.ts';
import { createConnectivity, noting } from '#web/sync/connectivity.ts';
import {
  forgetAccount,
  rememberAccount,
  rememberedAccount,
  watchAccount,
} from '#web/sync/remembered-account.ts';
import { useArrival } from './auth-arrival.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { oweSignOut, settleSignOut } from './auth-owed-sign-out.ts';
import { useProfile } from './use-profile.ts';

/** Who is here. A remembered hunter is let in at once; the server is asked behind that. */
export function AuthProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [parts] = useState(() => {
    const connectivity = createConnectivity();
    const call = noting(bareCall, connectivity);
    return { connectivity, call, calls: accountCalls(call) };
  });
  const { connectivity, call, calls } = parts;
  const [user, setUser] = useState<UserRecord | null>(rememberedAccount);
  const [isLoading, setIsLoading] = useState(false);
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.isOffline);
  const profile = useProfile(user?.uid, call);

  const enter = useCallback((entered: UserRecord) => {
    rememberAccount(entered);
    setUser(entered);
  }, []);
  const forget = useCallback(() => {
    forgetAccount();
    setUser(null);
  }, []);

  useEffect(() => watchAccount(setUser), []);
  useArrival(calls, enter);

  const auth = useMemo<Auth>(() => {
    async function busy<Value>(run: () => Promise<Value>): Promise<Value> {
      setIsLoading(true);
      try {
        return await run();
      } finally {
        setIsLoading(false);
      }
    }
    async function entering(run: () => Promise<Entered>): Promise<Entered> {
      const entered = await busy(run);
      if (entered.ok) {
        settleSignOut();
        enter(entered.value);
      } else logProblem('signing in failed', entered.failure.code);
      return entered;
    }
    return {
      user,
      profile,
      isLoading,
      isOnline: !isOffline,
      connectivity,
      call,
      signUp: (wanted) => entering(() => calls.signUp(wanted)),
      signIn: (credentials) => entering(() => calls.signIn(credentials)),
      signOut: async () => {
        const left = await busy(() => calls.signOut());
        if (!left.ok) logProblem('signing out failed', left.failure.code);
        return left;
      },
      forget,
      abandon: () => {
        oweSignOut();
        forget();
      },
    };
  }, [user, profile, isLoading, isOffline, connectivity, call, calls, enter, forget]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
