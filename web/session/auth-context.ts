import { createContext, useContext } from 'react';
import type { UserRecord } from '#protocol/user-record.ts';
import type { Result } from '#rules/result.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import type { Credentials, NewAccount } from '#web/sync/accounts.ts';
import type { Connectivity } from '#web/sync/connectivity.ts';

export type Profile = Readonly<Record<string, unknown>>;

export type Auth = {
  /** Null when signed out. */
  readonly user: UserRecord | null;
  /** userProfiles/{uid}: null when there is none, or when signed out. */
  readonly profile: Profile | null;
  /** Set during sign-up, sign-in and sign-out. */
  readonly isLoading: boolean;
  readonly isOnline: boolean;
  readonly connectivity: Connectivity;
  /** Every call to the server goes through this one, so that the flag is true. */
  readonly call: Call;
  readonly signUp: (wanted: NewAccount) => Promise<Result<UserRecord, CallFailure>>;
  readonly signIn: (credentials: Credentials) => Promise<Result<UserRecord, CallFailure>>;
  /** Ends the session only; `leaveDungeon` sees to the deeds before and to this browser after. */
  readonly signOut: () => Promise<Result<unknown, CallFailure>>;
  /** This browser forgets who was here: the session has ended, or the account is gone. */
  readonly forget: () => void;
  /** As `forget`, while the server cannot be told: it is told as soon as it can be reached. */
  readonly abandon: () => void;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
