import * as v from 'valibot';
import { MAX_COMMAND_BYTES } from '#protocol/wire-limits.ts';
import { byteLength } from '#rules/byte-length.ts';
import type { Command } from '#rules/commands/command.ts';
import { keyOf } from '#rules/commands/commands.ts';
import { schemaOf } from './command-schema.ts';

export type ParsedCommand =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly reason: string };

const envelope = v.object({ kind: v.string(), v: v.number() });

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}

/** Reads a command of the log, whose size was looked at before it was stored. */
export function parseLogged(input: unknown): ParsedCommand {
  const opened = v.safeParse(envelope, input);
  if (!opened.success) return { kind: 'refused', reason: reasonOf(opened.issues[0]) };
  const schema = schemaOf(opened.output.kind, opened.output.v);
  if (schema === undefined) return { kind: 'unknown' };

  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (!parsed.success) return { kind: 'refused', reason: reasonOf(parsed.issues[0]) };
  return { kind: 'command', command: { ...parsed.output, key: keyOf(parsed.output) } };
}

/** A kind or version that a newer device sent is unknown, not wrong: the device keeps it until the server knows it. */
export function parseCommand(input: unknown): ParsedCommand {
  const parsed = parseLogged(input);
  if (parsed.kind !== 'command') return parsed;
  const text = JSON.stringify(parsed.command);
  // No sign takes more than three bytes: a short text need not be counted.
  const isTooLarge = 3 * text.length > MAX_COMMAND_BYTES && byteLength(text) > MAX_COMMAND_BYTES;
  return isTooLarge
    ? { kind: 'refused', reason: `must be at most ${MAX_COMMAND_BYTES} bytes` }
    : parsed;
}
