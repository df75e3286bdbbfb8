import { messageOf } from '#server/auth/messages.ts';
import { createResetLink } from '#server/auth/reset-password.ts';
import { systemClock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { withDatabase } from './operation.ts';

/** Beside the running server: whoever forgot a password must not cost everybody else a restart. */
export function makeResetLink(config: Config, email: string): Promise<string> {
  const { publicUrl, clockShiftMs } = config;
  return withDatabase(
    config,
    async ({ db }) => {
      const parts = { db, publicUrl, clock: systemClock(clockShiftMs), log: () => {} };
      const link = await createResetLink(parts, email);
      if (!link.ok) throw new Error(messageOf(link.failure));
      return link.value;
    },
    { isGuest: true },
  );
}
