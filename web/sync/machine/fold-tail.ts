import type { LogEntry, Position } from '#protocol/replies/sync-messages.ts';
import { MAX_LOG_ENTRIES } from '#protocol/wire-limits.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import type { LoggedCommand } from './read-reply.ts';
import type { Base } from './state.ts';

type TailSource = Position & { readonly commands: readonly LoggedCommand[] };

type FoldedTail = {
  readonly base: Base;
  readonly entries: readonly (LogEntry & { readonly command: Command })[];
};

/**
 * The base with the rest of the log folded onto it. Undefined where only the whole document helps:
 * other rules, another epoch, too much missing, a gap, an unknown command.
 */
export function foldTail(base: Base, { commands, ...end }: TailSource): FoldedTail | undefined {
  const { position, rules } = base;
  const { epoch, rev } = end;
  if (rules !== DOCUMENT_VERSION || epoch !== position.epoch) return undefined;
  if (rev - position.rev > MAX_LOG_ENTRIES) return undefined;
  const entries: (LogEntry & { readonly command: Command })[] = [];
  // Another tab may have moved the base on since the request was sent.
  for (const { command, ...entry } of commands.filter((one) => one.rev > position.rev)) {
    const isNext = entry.rev === position.rev + entries.length + 1;
    if (!isNext || command?.key !== entry.key) return undefined;
    entries.push({ ...entry, command });
  }
  const read = entries.map(({ command }) => command);
  const reached = position.rev + read.length;
  return {
    entries,
    base: {
      ...base,
      position: reached === rev ? { epoch, rev, proof: end.proof } : { epoch, rev: reached },
      document: read.length === 0 ? base.document : fold(base.document, read),
    },
  };
}
