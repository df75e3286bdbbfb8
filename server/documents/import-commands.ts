import type { PushReply, PushResult } from '#protocol/replies/sync-messages.ts';
import { refusalOf } from '#rules/commands/commands.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { knownKeys } from './command-rows.ts';
import { readPushed } from './fold-push.ts';
import { newestCommitOf } from './newest-commit.ts';
import { type Push, pushCommands } from './push-commands.ts';

/** Stands for the devices of imported commands, which nobody knows any more. */
const IMPORT_DEVICE = 'import';

/**
 * Records the commands of an export through the usual push. Their times were corrected when they
 * were first recorded.
 */
export function importCommands(
  database: Database,
  clock: Clock,
  userId: string,
  claimed: Pick<Push, 'commands' | 'claim' | 'resent' | 'onRollback'>,
): Promise<PushReply> {
  const sentAtMs = clock.nowMs();
  const isHistory = claimed.resent === undefined;
  const push = { userId, deviceId: IMPORT_DEVICE, base: undefined, sentAtMs, isHistory };
  return pushCommands(database, clock, { ...push, ...claimed });
}

/** The results an import would have. A refusal depends on the command alone, so nothing is written. */
export async function foreseeImport(
  { db }: Database,
  clock: Clock,
  userId: string,
  commands: readonly unknown[],
): Promise<readonly PushResult[]> {
  const nowMs = clock.nowMs();
  const isBehind = await newestCommitOf(db).isClockBehind(nowMs);
  const readings = readPushed(commands, { nowMs, skewMs: 0, dawnHour: 0, isBehind });
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
