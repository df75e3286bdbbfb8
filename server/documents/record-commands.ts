import type { PushReply } from '#protocol/replies/sync-messages.ts';
import { type LocalDate, localDateAt } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from './push-commands.ts';

/** The device of commands that come by the contract's own paths, which know none. */
const SERVER_DEVICE = 'server';

export type DatedCommand = { readonly draft: CommandDraft; readonly day?: LocalDate };

/** Records commands through the usual push, so that there is one way into the log. */
export async function recordCommands(
  database: Database,
  clock: Clock,
  userId: string,
  drafts: readonly DatedCommand[],
): Promise<PushReply> {
  const nowMs = clock.nowMs();
  const commands = drafts.map(({ draft, day }) => {
    const atMs = day === undefined ? nowMs : Math.min(Date.parse(`${day}T12:00:00.000Z`), nowMs);
    const stamp = { at: new Date(atMs).toISOString(), utcOffsetMinutes: 0 };
    return commandOf(draft, { ...stamp, day: day ?? localDateAt(nowMs, 0, 0) });
  });
  return pushCommands(database, clock, {
    userId,
    deviceId: SERVER_DEVICE,
    base: undefined,
    sentAtMs: nowMs,
    commands,
  });
}
