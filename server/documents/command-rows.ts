import type { Command } from '#rules/document/command.ts';
import type { Trx } from '#server/database/database.ts';

export type Recorded = { readonly command: Command; readonly rev: number; readonly xp: number };

/** A statement takes only so many values; a push has fewer, a merge write may have more. */
const ROWS_AT_ONCE = 200;

export type Recording = {
  readonly userId: string;
  readonly deviceId: string;
  readonly now: string;
};

export async function knownKeys(
  trx: Trx,
  userId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await trx
    .selectFrom('game_commands')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', 'in', keys)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

export async function recordCommands(
  trx: Trx,
  recorded: readonly Recorded[],
  { userId, deviceId, now }: Recording,
): Promise<void> {
  for (let from = 0; from < recorded.length; from += ROWS_AT_ONCE) {
    await insertCommands(trx, recorded.slice(from, from + ROWS_AT_ONCE), { userId, deviceId, now });
  }
  await recordSessions(trx, recorded, userId, now);
}

async function insertCommands(
  trx: Trx,
  recorded: readonly Recorded[],
  { userId, deviceId, now }: Recording,
): Promise<void> {
  await trx
    .insertInto('game_commands')
    .values(
      recorded.map(({ command, rev, xp }) => ({
        user_id: userId,
        key: command.key,
        rev,
        kind: command.kind,
        day: command.day,
        xp,
        body: JSON.stringify(command),
        device_id: deviceId,
        recorded_at: now,
      })),
    )
    .execute();
}

async function recordSessions(
  trx: Trx,
  recorded: readonly Recorded[],
  userId: string,
  now: string,
): Promise<void> {
  const sessions = recorded.flatMap(({ command }) =>
    command.kind === 'raid.session'
      ? {
          user_id: userId,
          id: command.sessionId,
          quest_id: command.questId,
          pomodoro_count: command.pomodoroCount,
          started_at: command.startedAt,
          recorded_at: now,
        }
      : [],
  );
  if (sessions.length > 0) await trx.insertInto('quest_sessions').values(sessions).execute();
}
