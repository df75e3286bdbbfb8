import { parseCommand } from '#protocol/parse-command.ts';
import {
  parseDocumentReply,
  parseLogReply,
  parsePushReply,
  parseStoredDocument,
} from '#protocol/parse-replies.ts';
import type { Talk } from './log-state.ts';
import type { LoggedCommand, Reply } from './reply.ts';

/**
 * The only place of the local log that brings the schemas along. It is loaded beside the first
 * request, so that no paint waits for it.
 */
export function readReply(step: Talk['step'], value: unknown): Reply | undefined {
  switch (step) {
    case 'push': {
      const reply = parsePushReply(value);
      return reply && { to: 'push', ...reply };
    }
    case 'log': {
      const reply = parseLogReply(value);
      return reply && { ...reply, to: 'log', commands: reply.commands.map(logged) };
    }
    case 'document': {
      const reply = parseDocumentReply(value);
      return reply && { to: 'document', ...reply };
    }
    default:
      return { to: 'probe' };
  }
}

type Entry = { readonly rev: number; readonly key: string; readonly command: unknown };

function logged({ rev, key, command }: Entry): LoggedCommand {
  const parsed = parseCommand(command);
  return { rev, key, ...(parsed.kind === 'command' && { command: parsed.command }) };
}

/** A local copy of another version: its shape is not ours to trust. */
export function readDocument(input: unknown) {
  return parseStoredDocument(input);
}
