import { parseCommand } from '#protocol/parse-command.ts';
import type { PushResult } from '#protocol/sync-messages.ts';
import { apply } from '#rules/document/apply.ts';
import type { Award } from '#rules/document/award.ts';
import type { Command } from '#rules/document/command.ts';
import { correctStamp } from '#rules/document/correct-stamp.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Recorded } from './command-rows.ts';
import type { Refusal } from './refused-commands.ts';

const MAX_KEY_LENGTH = 200;

/** What a device calls its command, so that its result can be told apart even if it is nonsense. */
function sentKeyOf(input: unknown): string {
  const isNamed = typeof input === 'object' && input !== null && 'key' in input;
  return isNamed && typeof input.key === 'string' ? input.key.slice(0, MAX_KEY_LENGTH) : '';
}

type Reading = { readonly sent: string; readonly input: unknown } & (
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'command'; readonly command: Command }
);

/** Through the boundary, with the corrected clock and the key that the server makes itself. */
export function readPushed(
  inputs: readonly unknown[],
  server: Parameters<typeof correctStamp>[1],
): readonly Reading[] {
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

type Standing = {
  readonly document: GameDocument;
  readonly rev: number;
  readonly known: ReadonlySet<string>;
};

/** Pure: what the push makes of the document, the log, the days and each sent command. */
export function foldPush(readings: readonly Reading[], standing: Standing): Folded {
  let { document, rev } = standing;
  const known = new Set(standing.known);
  const results: PushResult[] = [];
  const recorded: Recorded[] = [];
  const awards: Award[] = [];
  const refusals: Refusal[] = [];

  function take(sent: string, input: unknown, command: Command): PushResult {
    const stored = command.key;
    if (known.has(stored)) return { sent, stored, status: 'duplicate' };
    const outcome = apply(document, command);
    if (outcome.status === 'refused') return turnAway(sent, input, outcome.reason);
    document = outcome.document;
    rev += 1;
    known.add(stored);
    const award = outcome.status === 'applied' ? outcome.award : undefined;
    if (award) awards.push(award);
    recorded.push({ command, rev, xp: award?.gain.xp ?? 0 });
    return { sent, stored, status: outcome.status };
  }

  function turnAway(sent: string, input: unknown, reason: string): PushResult {
    refusals.push({ sent, input, reason });
    return { sent, status: 'refused', reason };
  }

  for (const reading of readings) {
    const { sent, input } = reading;
    if (reading.kind === 'command') results.push(take(sent, input, reading.command));
    else if (reading.kind === 'refused') results.push(turnAway(sent, input, reading.reason));
    else results.push({ sent, status: 'unknown' });
  }
  return { document, rev, results, recorded, awards, refusals };
}
