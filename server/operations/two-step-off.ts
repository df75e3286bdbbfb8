import { messageOf } from '#server/auth/account-messages.ts';
import { parseEmail } from '#server/auth/email.ts';
import { dropTotp } from '#server/auth/totp/two-step.ts';
import type { Config } from '#server/startup/config.ts';
import { serverLog } from '#server/startup/log.ts';
import { withDatabase } from './operation.ts';

/**
 * The command `npm run two-step-off`, for somebody who has lost the app and the recovery codes; works
 * beside the running server. The password is asked for as ever.
 */
export async function switchTwoStepOff(config: Config, typed: string): Promise<string> {
  const email = parseEmail(typed);
  if (!email.ok) throw new Error(messageOf(email.failure));
  return withDatabase(config, 'visit', async ({ db }) => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email.value)
      .executeTakeFirst();
    if (user === undefined) throw new Error(messageOf({ kind: 'no-such-account' }));
    const isDropped = await db.transaction().execute((trx) => dropTotp(trx, user.id));
    if (!isDropped) return 'Two-step sign-in was not on.';
    serverLog().info({ event: 'two-step-off', userId: user.id }, 'two-step-off');
    return 'Two-step sign-in is off: the password alone signs in.';
  });
}
