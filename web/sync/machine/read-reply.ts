import { parseCommand } from '#protocol/commands/parse-command.ts';
import {
  parseDocumentReply,
  parseLogReply,
  parsePushReply,
  parseStoredDocument,
} from '#protocol/replies/parse-replies.ts';
import type { LogEntry, Position, PushResult, TailEntry } from '#protocol/replies/sync-messages.ts';
import type { Command } from '#rules/commands/command.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';
import { unreachable } from '#rules/unreachable.ts';
import type { LostEntries } from '#web/sync/outbox/decide-settle.ts';
import type { Effect } from './state.ts';

/** What the server answered, parsed. */
export type Reply =
  | (Position & {
      readonly to: 'pushing';
      readonly results: readonly PushResult[];
      /** The log after the base that the push named; an older server does not send it. */
      readonly tail?: readonly (LoggedCommand & { readonly isAsSent?: true })[];
      readonly document?: StoredDocument;
      readonly lost?: LostEntries | undefined;
    })
  | (Position & { readonly to: 'pulling'; readonly commands: readonly LoggedCommand[] })
  | (Position & {
      readonly to: 'loading';
      readonly rules: number;
      readonly document: StoredDocument;
      readonly lost?: LostEntries | undefined;
    })
  | { readonly to: 'probing' };

/** An entry of the server's log; without the command when this version of the app does not know its kind. */
export type LoggedCommand = Omit<LogEntry, 'command'> & { readonly command?: Command };

/**
 * Parses the reply to a request; undefined when it has no shape that we know. The only file of the
 * machine that needs the schemas: it is loaded beside the first request, so that no paint waits for it.
 */
export function readReply(
  purpose: Extract<Effect, { kind: 'request' }>['purpose'],
  value: unknown,
): Reply | undefined {
  switch (purpose) {
    case 'pushing': {
      const reply = parsePushReply(value);
      if (reply === undefined) return undefined;
      const { tail, ...rest } = reply;
      return { to: 'pushing', ...rest, ...(tail && { tail: tail.map(tailEntry) }) };
    }
    case 'pulling': {
      const reply = parseLogReply(value);
      return reply && { ...reply, to: 'pulling', commands: reply.commands.map(logged) };
    }
    case 'loading': {
      const reply = parseDocumentReply(value);
      return reply && { to: 'loading', ...reply };
    }
    case 'probing':
      return { to: 'probing' };
    default:
      return unreachable(purpose);
  }
}

/** A command that was stored just as it was sent is left out of the reply. */
function tailEntry({ command, ...entry }: TailEntry) {
  return command === undefined
    ? { ...entry, isAsSent: true as const }
    : logged({ ...entry, command });
}

function logged({ command, ...entry }: LogEntry): LoggedCommand {
  const parsed = parseCommand(command);
  return parsed.kind === 'command' ? { ...entry, command: parsed.command } : entry;
}

/** Parses a stored document that another version of the app wrote. */
export function readDocument(input: unknown): StoredDocument {
  return parseStoredDocument(input);
}
