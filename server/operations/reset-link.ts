import { messageOf } from '#server/auth/account-messages.ts';
import { createResetLink } from '#server/auth/passwords/reset-password.ts';
import { systemClock } from '#server/database/clock.ts';
import type { Config } from '#server/startup/config.ts';
import { serverLog } from '#server/startup/log.ts';
import { openableAddress } from '#server/startup/start-messages.ts';
import { withDatabase } from './operation.ts';

const LOCAL_ONLY =
  'This link opens on this machine only: set PUBLIC_URL to the address people open Duskgate at.';

/** The command `npm run reset-link`; works beside the running server. */
export async function makeResetLink(config: Config, email: string): Promise<string> {
  const { isPublicUrlSet, clockShiftMs } = config;
  const publicUrl = isPublicUrlSet ? config.publicUrl : openableAddress(config.publicUrl);
  const clock = systemClock(clockShiftMs);
  const log = serverLog();
  const link = await withDatabase(config, 'visit', ({ db }) =>
    createResetLink(
      { db, publicUrl, clock, log: ({ level, ...entry }) => log[level](entry, entry.event) },
      email,
    ),
  );
  if (!link.ok) throw new Error(messageOf(link.failure));
  if (!isPublicUrlSet) process.stderr.write(`${LOCAL_ONLY}\n`); // on standard error, so that scripts read the link alone
  return link.value;
}
