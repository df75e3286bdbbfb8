import type { Position } from '#protocol/sync-messages.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import { fold } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import type { Base } from './log-state.ts';
import type { LoggedCommand } from './reply.ts';

type Tail = Position & { readonly commands: readonly LoggedCommand[] };

type Folded = { readonly base: Base; readonly keys: readonly string[] };

/** Undefined where only the whole document helps: another history, too much missing, an unknown deed. */
export function foldTail(base: Base, { epoch, rev, commands }: Tail): Folded | undefined {
  const { position } = base;
  if (epoch !== position.epoch || rev - position.rev > MAX_LOG_ENTRIES) return undefined;
  const read: Command[] = [];
  for (const [index, { rev: at, key, command }] of commands.entries()) {
    const isNext = at === position.rev + index + 1;
    if (!isNext || command?.key !== key) return undefined;
    read.push(command);
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
