import { isDeepStrictEqual } from 'node:util';
import { parseCommand } from '#protocol/commands/parse-command.ts';
import type { PushResult } from '#protocol/replies/sync-messages.ts';
import { apply } from '#rules/commands/apply.ts';
import type { Award } from '#rules/commands/award.ts';
import type { Command } from '#rules/commands/command.ts';
import { correctStamp } from '#rules/commands/correct-stamp.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Recorded } from './command-rows.ts';
import type { Refusal } from './refused-commands.ts';

const MAX_KEY_LENGTH = 200;

/** The key that the device sent, cut to length: the result names it even if the command is unreadable. */
function sentKeyOf(input: unknown): string {
  const isNamed = typeof input === 'object' && input !== null && 'key' in input;
  return isNamed && typeof input.key === 'string' ? input.key.slice(0, MAX_KEY_LENGTH) : '';
}

export type PushReading = { readonly sent: string; readonly input: unknown } & (
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'command'; readonly command: Command }
);

/** Parses the pushed commands, corrects their times and makes their keys anew. */
export function readPushed(
  inputs: readonly unknown[],
  server: Parameters<typeof correctStamp>[1],
): readonly PushReading[] {
  return inputs.map((input) => {
    const parsed = parseCommand(input);
    const named = { sent: sentKeyOf(input), input };
    return parsed.kind === 'command'
      ? { ...named, kind: 'command', command: correctStamp(parsed.command, server) }
      : { ...named, ...parsed };
  });
}

export type Folded = {
  readonly document: GameDocument;
  readonly rev: number;
  readonly results: readonly PushResult[];
  readonly recorded: readonly Recorded[];
  readonly awards: readonly Award[];
  readonly refusals: readonly Refusal[];
};

type BeforePush = {
  readonly document: GameDocument;
  readonly rev: number;
  readonly known: ReadonlySet<string>;
};

/** As many commands as the app sends at once; only a merge write has more. */
const PIECE_LENGTH = 200;

/**
 * What the push makes of the document, the log, the days and each sent command. A long one is folded in
 * pieces: in `pause` others get their turn, and the database learns that this server is not frozen.
 */
export async function foldPush(
  readings: readonly PushReading[],
  before: BeforePush,
  pause: () => Promise<unknown>,
): Promise<Folded> {
  let folded = foldPiece(readings.slice(0, PIECE_LENGTH), before);
  for (let at = PIECE_LENGTH; at < readings.length; at += PIECE_LENGTH) {
    await pause();
    const { results, recorded, awards, refusals } = folded;
    const known = new Set([...before.known, ...recorded.map(({ command: { key } }) => key)]);
    const next = foldPiece(readings.slice(at, at + PIECE_LENGTH), { ...folded, known });
    folded = {
      ...next,
      results: [...results, ...next.results],
      recorded: [...recorded, ...next.recorded],
      awards: [...awards, ...next.awards],
      refusals: [...refusals, ...next.refusals],
    };
  }
  return folded;
}

function foldPiece(readings: readonly PushReading[], before: BeforePush): Folded {
  let { document, rev } = before;
  const known = new Set(before.known);
  const results: PushResult[] = [];
  const recorded: Recorded[] = [];
  const awards: Award[] = [];
  const refusals: Refusal[] = [];

  function take(sent: string, input: unknown, command: Command): PushResult {
    const stored = command.key;
    if (known.has(stored)) return { sent, stored, status: 'duplicate' };
    const outcome = apply(document, command);
    if (outcome.status === 'refused') return refuse(sent, input, outcome.reason);
    document = outcome.document;
    rev += 1;
    known.add(stored);
    const award = outcome.status === 'applied' ? outcome.award : undefined;
    if (award) awards.push(award);
    recorded.push({
      command,
      rev,
      xp: award?.gain.xp ?? 0,
      isAsSent: isDeepStrictEqual(command, input),
    });
    return { sent, stored, status: outcome.status };
  }

  function refuse(sent: string, input: unknown, reason: string): PushResult {
    refusals.push({ sent, input, reason });
    return { sent, status: 'refused', reason };
  }

  for (const reading of readings) {
    const { sent, input } = reading;
    if (reading.kind === 'command') results.push(take(sent, input, reading.command));
    else if (reading.kind === 'refused') results.push(refuse(sent, input, reading.reason));
    else results.push({ sent, status: 'unknown' });
  }
  return { document, rev, results, recorded, awards, refusals };
}
