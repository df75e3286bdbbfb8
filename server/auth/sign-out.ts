import type { AccountServices, Visit } from './account-services.ts';

/** Ends every session of the request, which may hold two cookies, and gives back the user of the first. */
export async function endSessionOf(
  { sessions }: AccountServices,
  { cookieHeader }: Visit,
): Promise<string | undefined> {
  const first = await sessions.callerOf(cookieHeader);
  for (let caller = first; caller !== undefined; caller = await sessions.callerOf(cookieHeader)) {
    const isEnded = await sessions.end(caller.userId, caller.sessionId);
    if (!isEnded) sessions.forget(caller.userId); // it had ended elsewhere and was still in the cache
  }
  return first?.userId;
}

export async function signOut(parts: AccountServices, visit: Visit): Promise<void> {
  const userId = await endSessionOf(parts, visit);
  if (userId !== undefined) parts.log({ level: 'info', event: 'sign-out', userId });
}
