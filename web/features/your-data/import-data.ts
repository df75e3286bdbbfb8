import type { ReadExport } from '#protocol/exports/read-export.ts';
import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { byteLength } from '#rules/byte-length.ts';
import { apply } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { archiveOf, boardOf, type GameDocument } from '#rules/document/document.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { Game } from '#web/game/game.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';
import { waited } from '#web/platform/timers.ts';
import { importRecords } from '#web/session/import-records.ts';
import { createBreather } from './breather.ts';
import { MAX_TAKEN_HERE, previewHere, takeHere } from './import-here.ts';

const TOO_LARGE = 413;
const MAX_WAITS = 5;

/** The server's result for one command. */
type ImportResult = { readonly sent: string; readonly status: string; readonly reason?: string };
type ImportReply<Value> = Promise<Result<Value, CallFailure>>;

/** What an import would do; nothing has changed yet. */
export type ImportPreview = {
  /** Made on this device, because the server did not answer. */
  readonly isHere: boolean;
  readonly fresh: readonly Command[];
  readonly knownCount: number;
  readonly unreadable: ReadExport['unreadable'];
  readonly records: ReadExport['records'];
  /** The document after the import. */
  readonly after: GameDocument;
};

export async function previewImport(
  game: Game,
  call: Call,
  read: ReadExport,
): Promise<ImportPreview> {
  const tried = await inPieces(read.commands, (piece) => send(game, call, piece, true));
  if (!tried.ok) return previewHere(game.log, await game.log.history(), read);
  const status = new Map(tried.value.map((one) => [one.sent, one.status]));
  // These are sent before the import, so the server will know them by then.
  for (const { key } of game.log.waiting()) if (status.has(key)) status.set(key, 'duplicate');
  const statusOf = ({ key }: Command) => status.get(key);
  const fresh = read.commands.filter((command) => statusOf(command) === 'applied');
  const refused = tried.value
    .filter((one) => one.status === 'refused' || one.status === 'unknown')
    .map(({ sent, reason = 'of a newer Duskgate' }) => ({ what: sent, why: reason }));
  return {
    isHere: false,
    fresh,
    knownCount: read.commands.filter((command) => statusOf(command) === 'duplicate').length,
    unreadable: [...read.unreadable, ...refused],
    records: read.records,
    after: await foldInPieces(game.log.view(), fresh),
  };
}

async function foldInPieces(
  before: GameDocument,
  commands: readonly Command[],
): Promise<GameDocument> {
  const breathe = createBreather();
  let document = before;
  for (const command of commands) {
    ({ document } = apply(document, command));
    await breathe();
  }
  return document;
}

/** Whether so many commands can wait on this device for the server. */
export function canWaitHere(count: number): boolean {
  return count <= MAX_TAKEN_HERE;
}

export type Imported = {
  readonly count: number;
  /** How many of these wait on this device to be sent. */
  readonly waitingCount: number;
};

/**
 * Imports the commands in order, in pieces; what the server does not take now waits on this device. It can
 * be repeated after a failure: commands that are known already are skipped.
 */
export async function importData(
  game: Game,
  call: Call,
  { isHere, fresh, records }: Pick<ImportPreview, 'isHere' | 'fresh' | 'records'>,
  onProgress: (doneCount: number) => void,
  isStopped: () => boolean = () => false,
): ImportReply<Imported> {
  let doneCount = 0;
  const sent = isHere
    ? err(UNREACHED)
    : await inPieces(fresh, async (piece) => {
        if (isStopped()) return err(STOPPED);
        const reply = await send(game, call, piece, false);
        if (reply.ok) doneCount += piece.length;
        onProgress(doneCount);
        return reply;
      });
  if (sent.ok) {
    await importRecords(game.log.uid, call, records);
    const taken = sent.value.filter(({ status }) => status === 'applied' || status === 'noop');
    return ok({ count: taken.length, waitingCount: 0 });
  }
  if (isStopped()) return err(STOPPED);
  const rest = fresh.slice(doneCount);
  if (!canWaitHere(rest.length)) return sent;
  await takeHere(game.log, rest, records);
  return ok({ count: fresh.length, waitingCount: rest.length });
}

export function boardCount({ after }: ImportPreview): number {
  return boardOf(after).length + archiveOf(after).length;
}

async function send(game: Game, call: Call, commands: readonly Command[], isTrial: boolean) {
  const body = { uid: game.log.uid, isTrial, commands };
  let reply = await call('POST', '/api/import', body);
  for (let waits = 0; !reply.ok && reply.failure.retryAfterMs && waits < MAX_WAITS; waits += 1) {
    const { retryAfterMs } = reply.failure;
    await waited(retryAfterMs);
    reply = await call('POST', '/api/import', body);
  }
  if (!reply.ok) return reply;
  const { results } = Object(reply.value);
  return Array.isArray(results) ? ok(results as readonly ImportResult[]) : err(UNREADABLE); // our own server's reply
}

const UNREACHED: CallFailure = {
  code: 'network-request-failed',
  message: 'The server cannot be reached.',
  status: 0,
};

const STOPPED: CallFailure = { code: 'stopped', message: 'Stopped.', status: 0 };

/** A request of more is refused as too large. */
const PIECE_BYTES = 200_000;

/** How many commands from `at` on go into one request. */
function pieceLength(commands: readonly Command[], at: number): number {
  let bytes = 0;
  let length = 0;
  while (length < MAX_PUSHED_COMMANDS && at + length < commands.length) {
    bytes += byteLength(JSON.stringify(commands[at + length]));
    if (bytes > PIECE_BYTES && length > 0) break;
    length += 1;
  }
  return length;
}

/** Sends the commands in pieces; a piece that is too large for the server is halved. */
async function inPieces(
  commands: readonly Command[],
  take: (piece: readonly Command[]) => ImportReply<readonly ImportResult[]>,
): ImportReply<readonly ImportResult[]> {
  const results: ImportResult[] = [];
  let size = pieceLength(commands, 0);
  for (let at = 0; at < commands.length; ) {
    const piece = commands.slice(at, at + size);
    const reply = await take(piece);
    if (reply.ok) {
      results.push(...reply.value);
      at += piece.length;
      size = pieceLength(commands, at);
    } else if (reply.failure.status === TOO_LARGE && piece.length > 1) {
      size = Math.ceil(piece.length / 2);
    } else return reply;
  }
  return ok(results);
}
