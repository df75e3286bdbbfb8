import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { unreachable } from '#rules/unreachable.ts';
import { createConnectivity, noting } from '#web/platform/connectivity.ts';
import { logProblem } from '#web/platform/log.ts';
import { call as bareCall } from '#web/platform/network.ts';
import { accountCalls, type EnteredAccount } from './accounts.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import {
  isKnownBrowser,
  owedSignOut,
  type RememberedAccount,
  rememberedAccount,
  type SessionAnswer,
  signedInBefore,
  useRestoredSession,
} from './restore-session.ts';
import { useProfile } from './use-profile.ts';

/** Who is signed in: the server is asked, and without its answer the remembered account counts. */
export function AuthProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [parts] = useState(() => {
    const connectivity = createConnectivity();
    const call = noting(bareCall, connectivity);
    return { connectivity, call, calls: accountCalls(call) };
  });
  const { connectivity, call, calls } = parts;
  const [account, setAccount] = useState<RememberedAccount | null>(readAccount);
  const [isAsking, setIsAsking] = useState(() => isKnownBrowser() && !owedSignOut.isSet());
  const [isLoading, setIsLoading] = useState(false);
  const isOffline = useSyncExternalStore(connectivity.subscribe, connectivity.isOffline);
  const user = account === null || account.isOver ? null : account.user;
  const endedUser = account?.isOver ? account.user : null;
  const profile = useProfile(isAsking ? undefined : user?.uid, call);

  const enter = useCallback((entered: UserRecord) => {
    const known = { user: entered, isOver: false };
    signedInBefore.write('yes');
    rememberedAccount.write(known);
    setAccount(known);
  }, []);
  const endSession = useCallback(() => {
    const known = readAccount();
    if (known !== null) rememberedAccount.write({ ...known, isOver: true });
    setAccount((current) => current && { ...current, isOver: true });
  }, []);
  const forget = useCallback(() => {
    rememberedAccount.clear();
    setAccount(null);
  }, []);
  const takeAnswer = useCallback(
    (answer: SessionAnswer) => {
      setIsAsking(false);
      switch (answer.kind) {
        case 'signed-in':
          return enter(answer.user);
        case 'nobody':
          return endSession();
        case 'no-answer':
          return;
        default:
          unreachable(answer);
      }
    },
    [enter, endSession],
  );

  // Another tab signed out or in, or was told that the session is over.
  useEffect(() => rememberedAccount.subscribe(() => setAccount(readAccount())), []);
  useRestoredSession(call, connectivity, takeAnswer);

  const auth = useMemo<Auth>(() => {
    async function busy<Value>(run: () => Promise<Value>): Promise<Value> {
      setIsLoading(true);
      try {
        return await run();
      } finally {
        setIsLoading(false);
      }
    }
    async function entering(run: () => Promise<EnteredAccount>): Promise<EnteredAccount> {
      const entered = await busy(run);
      if (entered.ok) {
        owedSignOut.clear();
        enter(entered.value);
      } else logProblem('signing in failed', entered.failure.code);
      return entered;
    }
    return {
      user,
      endedUser,
      isAsking,
      profile,
      isLoading,
      isOnline: !isOffline,
      connectivity,
      call,
      signUp: (wanted) => entering(() => calls.signUp(wanted)),
      signIn: (credentials) => entering(() => calls.signIn(credentials)),
      enterBy: entering,
      signOut: async () => {
        const left = await busy(() => calls.signOut());
        if (!left.ok) logProblem('signing out failed', left.failure.code);
        return left;
      },
      endSession,
      forget,
      forgetUnsent: () => {
        owedSignOut.store('yes');
        forget();
      },
    };
  }, [
    user,
    endedUser,
    isAsking,
    profile,
    isLoading,
    isOffline,
    connectivity,
    call,
    calls,
    enter,
    endSession,
    forget,
  ]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

function readAccount(): RememberedAccount | null {
  return rememberedAccount.read() ?? null;
}
