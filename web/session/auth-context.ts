import { createContext, useContext } from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import type { Result } from '#rules/result.ts';
import type { Connectivity } from '#web/platform/connectivity.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import type { EnteredAccount, SignInCredentials, SignUpDetails } from './accounts.ts';
import type { FreeForm } from './save-records.ts';

export type Auth = {
  /** Null when signed out. */
  readonly user: UserRecord | null;
  /** The account whose session the server has ended; what it did here is still on this device. */
  readonly endedUser: UserRecord | null;
  /** Somebody was signed in here before, and the server has not said yet who is now: at most 10 s. */
  readonly isAsking: boolean;
  /** The record userProfiles/{uid}: null when there is none, or when signed out. */
  readonly profile: FreeForm | null;
  /** Set during sign-up, sign-in and sign-out. */
  readonly isLoading: boolean;
  readonly isOnline: boolean;
  readonly connectivity: Connectivity;
  /** Every call to the server goes through this one, so that `isOnline` is right. */
  readonly call: Call;
  readonly signUp: (wanted: SignUpDetails) => Promise<Result<UserRecord, CallFailure>>;
  readonly signIn: (credentials: SignInCredentials) => Promise<Result<UserRecord, CallFailure>>;
  /** Signs in by another way than a password; `run` asks for the session. */
  readonly enterBy: (run: () => Promise<EnteredAccount>) => Promise<EnteredAccount>;
  /** Ends the session only; `signOut` of sign-out.ts flushes the commands before and erases this browser after. */
  readonly signOut: () => Promise<Result<unknown, CallFailure>>;
  /** The server says that the session is over: signed out, with everything kept on this device. */
  readonly endSession: () => void;
  /** This browser forgets the account: signed out, or the account is deleted. */
  readonly forget: () => void;
  /** As `forget`, when the server could not be told: the sign-out is sent as soon as it can be. */
  readonly forgetUnsent: () => void;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
