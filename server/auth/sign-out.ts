import type { AccountServices, Visit } from './account-services.ts';
import type { Caller } from './caller.ts';

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

/** Ends the session, and gives back where the provider's own one ends if it was opened from there. */
export async function signOut(parts: AccountServices, visit: Visit): Promise<string | undefined> {
  const caller = await parts.sessions.callerOf(visit.cookieHeader);
  const isFromProvider = caller !== undefined && (await wasOpenedBy(parts, caller, 'oidc'));
  const userId = await endSessionOf(parts, visit);
  if (userId !== undefined) parts.log({ level: 'info', event: 'sign-out', userId });
  return isFromProvider ? parts.oidc?.signOutUrl() : undefined;
}

async function wasOpenedBy(
  { db }: AccountServices,
  { userId, sessionId }: Caller,
  way: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('opened_by')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.opened_by === way;
}
