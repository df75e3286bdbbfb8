import type { ReadExport } from '#protocol/read-export.ts';
import { MAX_PUSHED_COMMANDS } from '#protocol/wire-limits.ts';
import { fold } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { logProblem } from '#web/platform/log.ts';
import type { Call, CallFailure } from '#web/platform/network.ts';
import type { Game } from './game.ts';

const TOO_LARGE = 413;
const MAX_WAITS = 5;

type Told = { readonly sent: string; readonly status: string; readonly reason?: string };
type Asked<Value> = Promise<Result<Value, CallFailure>>;

/** What an import would do; nothing has changed yet. */
export type ImportPreview = {
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
): Asked<ImportPreview> {
  const told = await inPieces(read.commands, (piece) => send(game, call, piece, true));
  if (!told.ok) return told;
  const status = new Map(told.value.map((one) => [one.sent, one]));
  const known = ({ key }: Command) => status.get(key)?.status;
  const fresh = read.commands.filter((command) => known(command) === 'applied');
  const refused = told.value
    .filter((one) => one.status === 'refused' || one.status === 'unknown')
    .map(({ sent, reason = 'of a newer Duskgate' }) => ({ what: sent, why: reason }));
  return ok({
    fresh,
    knownCount: read.commands.filter((command) => known(command) === 'duplicate').length,
    unreadable: [...read.unreadable, ...refused],
    records: read.records,
    after: fold(game.log.view(), fresh),
  });
}

/** In its order, piece by piece. Broken off, it can be begun again: what is known stays as it is. */
export async function importData(
  game: Game,
  call: Call,
  { fresh, records }: ImportPreview,
  onProgress: (doneCount: number) => void,
): Asked<number> {
  let doneCount = 0;
  const told = await inPieces(fresh, async (piece) => {
    const reply = await send(game, call, piece, false);
    if (reply.ok) doneCount += piece.length;
    onProgress(doneCount);
    return reply;
  });
  if (!told.ok) return told;
  await importRecords(game, call, records);
  return ok(told.value.filter(({ status }) => status === 'applied' || status === 'noop').length);
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

const UNREADABLE: CallFailure = { code: 'unreadable', message: '', status: 200 };

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

/** The contract's free-form records: kept where there is none yet, never written over. */
async function importRecords(game: Game, call: Call, records: ReadExport['records']) {
  const { uid } = game.log;
  const paths = [
    ['profile', `/api/userProfiles/${uid}`],
    ['onboardingData', `/api/users/${uid}/profile/onboardingData`],
    ['generatedQuests', `/api/users/${uid}/quests/generated`],
  ] as const;
  for (const [name, path] of paths) {
    const fields = records[name];
    if (typeof fields !== 'object' || fields === null) continue;
    const known = await call('GET', path);
    if (!known.ok || known.value !== null) continue;
    const saved = await call('PUT', path, fields);
    if (!saved.ok) logProblem(`the record ${name} was not imported`, saved.failure.code);
  }
}
