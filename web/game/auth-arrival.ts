import { useEffect } from 'react';
import type { UserRecord } from '#protocol/user-record.ts';
import { logProblem } from '#web/platform/log.ts';
import type { accountCalls } from '#web/sync/accounts.ts';
import { isSignOutOwed, settleSignOut } from './auth-owed-sign-out.ts';

type AccountCalls = ReturnType<typeof accountCalls>;

/**
 * Asks the server who is here, once. No answer, and an answer that names
 * nobody, change nothing: a session that is over is no sign-out.
 */
export function useArrival(calls: AccountCalls, onFound: (user: UserRecord) => void): void {
  useEffect(() => {
    let isCurrent = true;
    const begin = () => {
      whoIsHere(calls).then(
        (found) => {
          if (isCurrent && found) onFound(found);
        },
        (error) => logProblem('arriving failed', error),
      );
    };
    const settleLate = () => {
      if (isSignOutOwed()) begin();
    };

    begin();
    addEventListener('online', settleLate);
    return () => {
      isCurrent = false;
      removeEventListener('online', settleLate);
    };
  }, [calls, onFound]);
}

/** A hunter who left without a network is signed out first, and never let in by the old cookie. */
async function whoIsHere(calls: AccountCalls): Promise<UserRecord | undefined> {
  if (isSignOutOwed()) {
    const left = await calls.signOut();
    if (left.ok) settleSignOut();
    return undefined;
  }
  const answer = await calls.session();
  return answer.ok ? answer.value : undefined;
}
