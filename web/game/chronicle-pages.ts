import { parseCommand } from '#protocol/parse-command.ts';
import { parseLogReply } from '#protocol/parse-replies.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import { type PaidDeed, paidDeed } from '#rules/chronicle/deed.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';

const AFTER_ALL = 999_999_999_999_999;

/** A piece of the server's log, newest first. */
export type LogPage = {
  readonly epoch: string;
  /** The first and last place it covers; none when there was nothing to read. */
  readonly span?: { readonly low: number; readonly top: number };
  readonly isFull: boolean;
  readonly deeds: readonly PaidDeed[];
};

const UNREADABLE: CallFailure = {
  code: 'unexpected',
  message: 'The server gave no readable answer.',
  status: 0,
};

export function pageBefore(call: Call, rev = AFTER_ALL): Promise<Result<LogPage, CallFailure>> {
  return readPage(call, `before=${rev}`);
}

export function pageSince(call: Call, rev: number): Promise<Result<LogPage, CallFailure>> {
  return readPage(call, `since=${rev}`);
}

async function readPage(call: Call, range: string): Promise<Result<LogPage, CallFailure>> {
  const reply = await call('GET', `/api/sync/log?${range}&limit=${MAX_LOG_ENTRIES}`);
  if (!reply.ok) return reply;
  const page = parseLogReply(reply.value);
  if (page === undefined) return err(UNREADABLE);
  const commands = page.commands.toSorted((one, other) => other.rev - one.rev);
  const [newest, oldest] = [commands[0], commands.at(-1)];
  return ok({
    epoch: page.epoch,
    ...(newest && oldest && { span: { low: oldest.rev, top: newest.rev } }),
    isFull: commands.length === MAX_LOG_ENTRIES,
    deeds: commands.flatMap(({ rev, xp, command }) => {
      const parsed = parseCommand(command);
      return (parsed.kind === 'command' && paidDeed(parsed.command, { rev, xp })) || [];
    }),
  });
}
