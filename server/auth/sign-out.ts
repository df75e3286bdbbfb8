import type { AccountParts, Visit } from './account-parts.ts';

/** Gives back whose session it was, if it still was one. */
export async function endSessionOf(
  { sessions }: AccountParts,
  { cookieHeader }: Visit,
): Promise<string | undefined> {
  const caller = await sessions.callerOf(cookieHeader);
  if (caller === undefined) return undefined;
  await sessions.end(caller.userId, caller.sessionId);
  return caller.userId;
}

export async function signOut(parts: AccountParts, visit: Visit): Promise<void> {
  const userId = await endSessionOf(parts, visit);
  if (userId !== undefined) parts.log({ level: 'info', event: 'sign-out', userId });
}
