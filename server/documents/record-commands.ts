import type { PushReply } from '#protocol/sync-messages.ts';
import { type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import type { Deed } from '#rules/document/command.ts';
import { commandOf } from '#rules/document/command-key.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from './push-commands.ts';

/** For the contract's own paths, which know no devices: the server speaks for the caller. */
const SERVER_DEVICE = 'server';

export type DatedDeed = { readonly deed: Deed; readonly day?: LocalDate };

/** Through the same push as everything else, so that there is one way into the log. */
export async function recordDeeds(
  database: Database,
  clock: Clock,
  userId: string,
  deeds: readonly DatedDeed[],
): Promise<PushReply> {
  const nowMs = clock.nowMs();
  const commands = deeds.map(({ deed, day }) => {
    const atMs = day === undefined ? nowMs : Math.min(Date.parse(`${day}T12:00:00.000Z`), nowMs);
    const stamp = { at: new Date(atMs).toISOString(), utcOffsetMinutes: 0 };
    return commandOf(deed, { ...stamp, day: day ?? localDateAt(nowMs, 0, 0) });
  });
  return pushCommands(database, clock, {
    userId,
    deviceId: SERVER_DEVICE,
    base: undefined,
    sentAtMs: nowMs,
    commands,
  });
}
