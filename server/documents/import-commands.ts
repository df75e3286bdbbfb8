import type { PushReply, PushResult } from '#protocol/sync-messages.ts';
import { refusalOf } from '#rules/document/refusal.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { knownKeys } from './command-rows.ts';
import { readPushed } from './fold-push.ts';
import { pushCommands } from './push-commands.ts';

/** Which device did it is long forgotten. */
const IMPORT_DEVICE = 'import';

/** Through the same push as everything else. Their times were corrected when they were recorded. */
export function importCommands(
  database: Database,
  clock: Clock,
  userId: string,
  commands: readonly unknown[],
): Promise<PushReply> {
  const sentAtMs = clock.nowMs();
  const push = { userId, deviceId: IMPORT_DEVICE, base: undefined, sentAtMs, commands };
  return pushCommands(database, clock, push);
}

/** What an import would do: a refusal is visible in the command itself, so nothing need be tried. */
export async function foreseeImport(
  { db }: Database,
  clock: Clock,
  userId: string,
  commands: readonly unknown[],
): Promise<readonly PushResult[]> {
  const readings = readPushed(commands, { nowMs: clock.nowMs(), skewMs: 0, dawnHour: 0 });
  const keys = readings.flatMap((one) => (one.kind === 'command' ? one.command.key : []));
  const known = await db.transaction().execute((trx) => knownKeys(trx, userId, keys));
  return readings.map((reading): PushResult => {
    const { sent } = reading;
    if (reading.kind === 'unknown') return { sent, status: 'unknown' };
    if (reading.kind === 'refused') return { sent, status: 'refused', reason: reading.reason };
    const { command } = reading;
    if (known.has(command.key)) return { sent, stored: command.key, status: 'duplicate' };
    const reason = refusalOf(command);
    return reason === undefined
      ? { sent, stored: command.key, status: 'applied' }
      : { sent, status: 'refused', reason };
  });
}
