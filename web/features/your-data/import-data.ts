import type { ReadExport } from '#protocol/read-export.ts';
import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { fold } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';
import type { Game } from './game.ts';
import { MAX_TAKEN_HERE, previewHere, takeHere } from './import-here.ts';
import { importRecords } from './import-records.ts';
import { keptLogOf } from './kept-log-shared.ts';

const TOO_LARGE = 413;
const MAX_WAITS = 5;

type Told = { readonly sent: string; readonly status: string; readonly reason?: string };
type Asked<Value> = Promise<Result<Value, CallFailure>>;

/** What an import would do; nothing has changed yet. */
export type ImportPreview = {
  /** Found out on this device alone: the server did not answer. */
  readonly isHere: boolean;
  readonly fresh: readonly Command[];
  readonly knownCount: number;
  readonly unreadable: ReadExport['unreadable'];
  readonly records: ReadExport['records'];
  /** How the hunter would stand. */
  readonly after: GameDocument;
};

export async function previewImport(
  game: Game,
  call: Call,
  read: ReadExport,
): Promise<ImportPreview> {
  const told = await inPieces(read.commands, (piece) => send(game, call, piece, true));
  if (!told.ok) return previewHere(game.log, keptLogOf(game.log, call), read);
  const status = new Map(told.value.map((one) => [one.sent, one.status]));
  // The server will know these before it is asked again.
  for (const { key } of game.log.waiting()) if (status.has(key)) status.set(key, 'duplicate');
  const known = ({ key }: Command) => status.get(key);
  const fresh = read.commands.filter((command) => known(command) === 'applied');
  const refused = told.value
    .filter((one) => one.status === 'refused' || one.status === 'unknown')
    .map(({ sent, reason = 'of a newer Duskgate' }) => ({ what: sent, why: reason }));
  return {
    isHere: false,
    fresh,
    knownCount: read.commands.filter((command) => known(command) === 'duplicate').length,
    unreadable: [...read.unreadable, ...refused],
    records: read.records,
    after: fold(game.log.view(), fresh),
  };
}

/** So much at a time that it can wait here for the server. */
export function canWaitHere(count: number): boolean {
  return count <= MAX_TAKEN_HERE;
}

export type Imported = {
  readonly count: number;
  /** Of these, what is on this device and not on the server yet. */
  readonly waitingCount: number;
};

/**
 * In its order, piece by piece; what the server does not take now waits on this device. Broken off, it
 * can be begun again: what is known stays as it is.
 */
export async function importData(
  game: Game,
  call: Call,
  { isHere, fresh, records }: ImportPreview,
  onProgress: (doneCount: number) => void,
): Asked<Imported> {
  let doneCount = 0;
  const told = isHere
    ? err(UNREACHED)
    : await inPieces(fresh, async (piece) => {
        const reply = await send(game, call, piece, false);
        if (reply.ok) doneCount += piece.length;
        onProgress(doneCount);
        return reply;
      });
  if (told.ok) {
    await importRecords(game.log.uid, call, records);
    const taken = told.value.filter(({ status }) => status === 'applied' || status === 'noop');
    return ok({ count: taken.length, waitingCount: 0 });
  }
  const rest = fresh.slice(doneCount);
  if (!canWaitHere(rest.length)) return told;
  await takeHere(game.log, rest, records);
  return ok({ count: fresh.length, waitingCount: rest.length });
}

export function boardCount({ after }: ImportPreview): number {
  return boardOf(after).length;
}

async function send(game: Game, call: Call, commands: readonly Command[], isTrial: boolean) {
  const body = { uid: game.log.uid, isTrial, commands };
  let reply = await call('POST', '/api/import', body);
  for (let waits = 0; !reply.ok && reply.failure.retryAfterMs && waits < MAX_WAITS; waits += 1) {
    const { retryAfterMs } = reply.failure;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    reply = await call('POST', '/api/import', body);
  }
  if (!reply.ok) return reply;
  const { results } = Object(reply.value);
  return Array.isArray(results) ? ok(results as readonly Told[]) : err(UNREADABLE); // our own server's
}

const UNREACHED: CallFailure = {
  code: 'network-request-failed',
  message: 'The server cannot be reached.',
  status: 0,
};

/** A piece that is too large for the server goes in halves. */
async function inPieces(
  commands: readonly Command[],
  take: (piece: readonly Command[]) => Asked<readonly Told[]>,
): Asked<readonly Told[]> {
  const told: Told[] = [];
  let size = MAX_PUSHED_COMMANDS;
  for (let at = 0; at < commands.length; ) {
    const piece = commands.slice(at, at + size);
    const reply = await take(piece);
    if (reply.ok) {
      told.push(...reply.value);
      at += piece.length;
      size = MAX_PUSHED_COMMANDS;
    } else if (reply.failure.status === TOO_LARGE && piece.length > 1) {
      size = Math.ceil(piece.length / 2);
    } else return reply;
  }
  return ok(told);
}
