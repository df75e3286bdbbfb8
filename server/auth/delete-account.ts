import type { Result } from '#rules/result.ts';
import type { AccountParts } from './account-parts.ts';
import type { Caller } from './caller.ts';
import { confirmOwner, type PasswordCheckFailure } from './change-password.ts';
import { asStillOwner } from './still-owner.ts';

/** Every table of a user hangs on the users row, so they all go with it. */
export async function deleteAccount(
  parts: AccountParts,
  caller: Caller,
  password: string,
): Promise<Result<true, PasswordCheckFailure>> {
  const { userId } = caller;
  const confirmed = await confirmOwner(parts, caller, password);
  if (!confirmed.ok) return confirmed;
  const deleted = await asStillOwner(parts, caller, confirmed.value, async (trx) => {
    // Before the user, as a push does: the other way round PostgreSQL would find the two in a deadlock.
    await trx.deleteFrom('game_data').where('user_id', '=', userId).execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
  });
  if (!deleted.ok) return deleted;
  parts.sessions.announceEnd(userId);
  parts.log({ level: 'info', event: 'account-deleted', userId });
  await parts.forgetDeleted();
  return deleted;
}
