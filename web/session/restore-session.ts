import { useEffect } from 'react';
import { parseUserRecord, type UserRecord } from '#protocol/replies/user-record.ts';
import type { Connectivity } from '#web/platform/connectivity.ts';
import { deviceFlag, jsonFormat, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call } from '#web/platform/network.ts';
import { accountCalls } from './accounts.ts';
import { laterRequest } from './send-later.ts';

/** The account whose data this browser holds. No secret is in it. */
export type RememberedAccount = {
  readonly user: UserRecord;
  /** The server has ended its session: nobody is signed in until a new sign-in. */
  readonly isOver: boolean;
};

/** The account that was last signed in here, known without a network. */
export const rememberedAccount = deviceFlag('duskgate.account', jsonFormat(parseRemembered));

/** Releases before this one stored the record of the user alone. */
function parseRemembered(stored: unknown): RememberedAccount | undefined {
  const { user: inner = stored, isOver } = Object(stored);
  const user = parseUserRecord({ user: inner });
  return user && { user, isOver: isOver === true };
}

/** Somebody has signed in in this browser, today or long ago. It names nobody. */
export const signedInBefore = deviceFlag('duskgate.signed-in-before', PLAIN_TEXT);

/** Whether somebody has ever signed in here, in this release or an older one. */
export function isKnownBrowser(): boolean {
  return signedInBefore.isSet() || rememberedAccount.isSet();
}

/**
 * A sign-out that has not reached the server. The session's cookie is still there: while this is
 * stored, nobody is signed in by that cookie.
 */
export const owedSignOut = laterRequest({
  key: 'duskgate.owed-sign-out',
  format: PLAIN_TEXT,
  deliver: async (call) => (await accountCalls(call).signOut()).ok,
});

/** What the server says of this browser's session. No answer (offline, or none in 10 s) is no sign-out. */
export type SessionAnswer =
  | { readonly kind: 'signed-in'; readonly user: UserRecord }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'no-answer' };

/** @internal tested apart from React */
export async function askSession(call: Call): Promise<SessionAnswer> {
  const session = await accountCalls(call).session();
  if (session.ok) {
    return session.value === null ? { kind: 'nobody' } : { kind: 'signed-in', user: session.value };
  }
  logProblem('the session could not be asked for', session.failure.code);
  return { kind: 'no-answer' };
}

/** Asks the server once whose session this is, unless a sign-out is owed; sends what is owed. */
export function useRestoredSession(
  call: Call,
  connectivity: Connectivity,
  onAnswer: (answer: SessionAnswer) => void,
): void {
  useEffect(() => {
    let isCurrent = true;
    if (!owedSignOut.isSet()) {
      askSession(call).then((answer) => {
        if (isCurrent) onAnswer(answer);
      }, logProblem);
    }
    const stopSignOut = owedSignOut.start(call, connectivity);
    return () => {
      isCurrent = false;
      stopSignOut();
    };
  }, [call, connectivity, onAnswer]);
}
