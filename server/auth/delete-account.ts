import type { Result } from '#rules/result.ts';
import type { AccountServices } from './account-services.ts';
import type { Caller } from './caller.ts';
import { inOwnerTransaction } from './passwords/owner-transaction.ts';
import { confirmPresence, type PresenceFailure } from './presence.ts';

/** Deletes the account; every row of the user refers to the users row and goes with it. */
export async function deleteAccount(
  parts: AccountServices,
  caller: Caller,
  password: string,
): Promise<Result<true, PresenceFailure>> {
  const { userId } = caller;
  const confirmed = await confirmPresence(parts, caller, password);
  if (!confirmed.ok) return confirmed;
  const deleted = await inOwnerTransaction(parts, caller, confirmed.value, async (trx) => {
    // Locked before the user, in the order of a push: the other order would deadlock on PostgreSQL.
    await trx.deleteFrom('game_data').where('user_id', '=', userId).execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
  });
  if (!deleted.ok) return deleted;
  parts.sessions.announceEnd(userId);
  parts.log({ level: 'info', event: 'account-deleted', userId });
  await parts.forgetDeleted();
  return deleted;
}
