import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Command } from '#rules/commands/command.ts';
import { CHOOSING_KINDS, chosenIn, withoutChoices } from '#rules/commands/resent-edits.ts';
import type { Trx } from '#server/database/database.ts';
import type { PushReading } from './fold-push.ts';
import type { GameRow } from './game-row.ts';

/** The device in the log of commands that were sent again, so that the next of them knows them. */
export const RESENT_DEVICE = 'resent';

type Resend = {
  readonly userId: string;
  readonly row: GameRow;
  /** The epoch that lacks the commands, and the last revision that it shares with the one before. */
  readonly resent: Position;
};

/**
 * The commands of a resend without the choices that were made after them. What stands behind the shared
 * part of the log was recorded after the rollback; where nobody knows that part, the time says it.
 * Among commands that were sent again, the order is that in which they were done.
 */
export async function withoutLaterChoices(
  trx: Trx,
  readings: readonly PushReading[],
  { userId, row, resent }: Resend,
): Promise<readonly PushReading[]> {
  const isChoosing = (one: PushReading) => one.kind === 'command' && chosenIn(one.command)[0];
  if (!readings.some(isChoosing)) return readings;
  const shared = resent.epoch === row.epoch ? resent.rev : 0;
  const rows = await trx
    .selectFrom('game_commands')
    .select(['body', 'device_id', 'recorded_at'])
    .where('user_id', '=', userId)
    .where('rev', '>', shared)
    .where('kind', 'in', CHOOSING_KINDS)
    .execute();
  const stored = rows.map(({ body, device_id, recorded_at }) => {
    const command: Command = JSON.parse(body);
    const isResent = device_id === RESENT_DEVICE;
    return { choices: chosenIn(command), at: isResent ? command.at : recorded_at, isResent };
  });
  return readings.map((reading) => {
    if (reading.kind !== 'command') return reading;
    const { command } = reading;
    const later = stored.filter(({ at, isResent }) => (shared > 0 && !isResent) || at > command.at);
    const taken = new Set(later.flatMap(({ choices }) => choices));
    return { ...reading, command: withoutChoices(command, taken, row.document) };
  });
}
