import { logProblem } from '#web/platform/log.ts';
import type { SyncClient } from '#web/sync/client.ts';
import type { Auth } from './auth-context.ts';
import { signedInBefore } from './restore-session.ts';

/** How long a sign-out or an export waits for the last commands to be sent. */
export const FLUSH_MS = 5_000;

type SignOutParts = {
  readonly log: Pick<SyncClient, 'flush' | 'status' | 'erase'>;
  readonly auth: Pick<Auth, 'signOut' | 'forget' | 'forgetUnsent'>;
};

/** Why the sign-out was not carried out. */
export type SignOutObstacle =
  | { readonly kind: 'raid-runs' }
  | { readonly kind: 'commands-wait'; readonly waitingCount: number }
  | { readonly kind: 'session-open'; readonly message: string };

/** Sends the commands, ends the session, then erases what this browser stores. */
export async function signOut({ log, auth }: SignOutParts): Promise<SignOutObstacle | undefined> {
  const isSafe = await log.flush(FLUSH_MS);
  if (!isSafe) return { kind: 'commands-wait', waitingCount: log.status().waitingCount };
  const ended = await auth.signOut();
  if (!ended.ok) return { kind: 'session-open', message: ended.failure.message };
  await eraseHere(log);
  auth.forget();
  leaveProvider(ended.value);
  return undefined;
}

/** Signs out whatever still waits, and whether or not the server can be told now. */
export async function signOutAnyway({ log, auth }: SignOutParts): Promise<void> {
  const ended = await auth.signOut();
  await eraseHere(log);
  if (ended.ok) {
    auth.forget();
    leaveProvider(ended.value);
  } else auth.forgetUnsent();
}

/** Ends the session at the provider, too, for whoever came from there; it leads back to the gate. */
function leaveProvider(said: unknown): void {
  const { providerSignOut: url } = Object(said);
  if (typeof url === 'string') location.assign(url);
}

/** Erases this browser's copy; a browser that fails to delete must not prevent the sign-out. */
export async function eraseHere(log: Pick<SyncClient, 'erase'>): Promise<void> {
  try {
    await log.erase();
  } catch (error) {
    logProblem('this browser kept some of the data', error);
  }
}

/** Erases what this browser holds of an account whose session is over, unsent commands too. */
export async function forgetDevice(uid: string, forget: () => void): Promise<void> {
  await eraseHere({ erase: async () => (await import('#web/sync/client.ts')).eraseUser(uid) });
  signedInBefore.clear();
  forget();
}
