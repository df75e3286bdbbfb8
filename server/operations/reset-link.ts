import { messageOf } from '#server/auth/messages.ts';
import { createResetLink } from '#server/auth/reset-password.ts';
import { systemClock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { serverLog } from '#server/log.ts';
import { openableAddress } from '#server/opening-lines.ts';
import { withDatabase } from './operation.ts';

const LOCAL_ONLY =
  'This link opens on this machine only: set PUBLIC_URL to the address people open Duskgate at.';

/** Beside the running server: whoever forgot a password must not cost everybody else a restart. */
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
  if (!isPublicUrlSet) process.stderr.write(`${LOCAL_ONLY}\n`); // the link stays alone, for scripts
  return link.value;
}
