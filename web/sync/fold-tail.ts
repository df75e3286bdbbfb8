import { parseCommand } from '#protocol/parse-command.ts';
import { type LogEntry, MAX_LOG_ENTRIES, type Position } from '#protocol/sync-messages.ts';
import { fold } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import type { Base } from './log-state.ts';

type Tail = Position & {
  readonly commands: readonly Pick<LogEntry, 'rev' | 'key' | 'command'>[];
};

type Folded = { readonly base: Base; readonly keys: readonly string[] };

/** Undefined where only the whole document helps: another history, too much missing, an unknown deed. */
export function foldTail(base: Base, { epoch, rev, commands }: Tail): Folded | undefined {
  const { position } = base;
  if (epoch !== position.epoch || rev - position.rev > MAX_LOG_ENTRIES) return undefined;
  const read: Command[] = [];
  for (const [index, entry] of commands.entries()) {
    const parsed = parseCommand(entry.command);
    const isNext = entry.rev === position.rev + index + 1;
    if (!isNext || parsed.kind !== 'command' || parsed.command.key !== entry.key) return undefined;
    read.push(parsed.command);
  }
  return {
    keys: commands.map(({ key }) => key),
    base: {
      ...base,
      position: { epoch, rev: position.rev + read.length },
      document: fold(base.document, read),
    },
  };
}
