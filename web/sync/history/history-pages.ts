import { parseCommand } from '#protocol/parse-command.ts';
import { parseLogReply } from '#protocol/parse-replies.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import type { KeptEntry } from './kept-log-store.ts';

const AFTER_ALL = 999_999_999_999_999;

/** A piece of the server's log, newest first. */
export type LogPage = {
  readonly epoch: string;
  /** The first and last place it covers; none when there was nothing to read. */
  readonly span?: { readonly low: number; readonly top: number };
  readonly isFull: boolean;
  readonly entries: readonly KeptEntry[];
};

const UNREADABLE: CallFailure = {
  code: 'unexpected',
  message: 'The server gave no readable answer.',
  status: 0,
};

export type Source = {
  readonly call: Call;
  /** Whose log it is: the cookie may have changed hands behind an open page. */
  readonly uid: string;
};

export function pageBefore(source: Source, rev = AFTER_ALL): Promise<Result<LogPage, CallFailure>> {
  return readPage(source, `before=${rev}`);
}

export function pageSince(source: Source, rev: number): Promise<Result<LogPage, CallFailure>> {
  return readPage(source, `since=${rev}`);
}

/** Every command is read with care here, once; from this device's own disk it is trusted. */
async function readPage(
  { call, uid }: Source,
  range: string,
): Promise<Result<LogPage, CallFailure>> {
  const reply = await call('GET', `/api/sync/log?${range}&limit=${MAX_LOG_ENTRIES}&uid=${uid}`);
  if (!reply.ok) return reply;
  const page = parseLogReply(reply.value);
  if (page === undefined) return err(UNREADABLE);
  const commands = page.commands.toSorted((one, other) => other.rev - one.rev);
  const [newest, oldest] = [commands[0], commands.at(-1)];
  return ok({
    epoch: page.epoch,
    ...(newest && oldest && { span: { low: oldest.rev, top: newest.rev } }),
    isFull: commands.length === MAX_LOG_ENTRIES,
    entries: commands.map((entry): KeptEntry => {
      const parsed = parseCommand(entry.command);
      return parsed.kind === 'command'
        ? { ...entry, command: parsed.command }
        : { ...entry, isStrange: true };
    }),
  });
}
