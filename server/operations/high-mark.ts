import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { count } from '#protocol/scalars.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { OperatorError } from '#server/database/errors.ts';
import { noticeRollback } from '#server/documents/rollback.ts';

const PRIVATE_FILE = 0o600;
/** So many lines beyond one for each user; then the file is written anew. */
const MAX_SPARE_LINES = 10_000;

const lineSchema = v.object({
  userId: v.string(),
  epoch: v.string(),
  rev: count,
  proof: v.exactOptional(v.string()),
});

/**
 * How far each user's log has ever been, in a file outside of the database: if the database is put back to
 * an earlier state, this stays and says so.
 */
export type HighMark = {
  readonly marks: ReadonlyMap<string, Position>;
  /** Call it after the commit: a mark ahead of the database would prove a rollback that never was. */
  readonly note: (userId: string, position: Position) => void;
};

/** What the file says; nothing where there is none yet. A line that was cut by a crash is passed over. */
export function readHighMark(file: string): ReadonlyMap<string, Position> {
  const marks = new Map<string, Position>();
  for (const line of textOf(file).split('\n')) {
    const parsed = v.safeParse(lineSchema, jsonIn(line));
    if (!parsed.success) continue;
    const { userId, ...position } = parsed.output;
    marks.set(userId, position);
  }
  return marks;
}

export function openHighMark(file: string, onFailure: (cause: unknown) => void): HighMark {
  const marks = new Map(readHighMark(file));
  let spareLines = 0;

  function writeAnew(): void {
    const lines = [...marks].map(([userId, position]) => lineOf(userId, position));
    writeFileSync(`${file}.new`, lines.join(''), { mode: PRIVATE_FILE });
    renameSync(`${file}.new`, file);
    spareLines = 0;
  }

  try {
    writeAnew();
  } catch (cause) {
    throw new OperatorError('the file of DUSKGATE_HIGH_MARK cannot be written', { cause });
  }
  return {
    marks,
    note: (userId, { epoch, rev, proof }) => {
      const known = marks.get(userId);
      if (known?.epoch === epoch && known.rev === rev) return;
      marks.set(userId, { epoch, rev, ...(proof !== undefined && { proof }) });
      try {
        spareLines += 1;
        if (spareLines > MAX_SPARE_LINES) writeAnew();
        else appendFileSync(file, lineOf(userId, { epoch, rev, proof }));
      } catch (cause) {
        onFailure(cause); // the command is stored; only the mark is behind
      }
    },
  };
}

/** Compares the marks with the database at the start; the users whose log has lost commands, each in a new epoch now. */
export async function noticeRollbacks(
  database: Database,
  clock: Clock,
  { marks, note }: HighMark,
): Promise<readonly string[]> {
  const users = await database.db.selectFrom('users').select('id').execute();
  const rolledBack: string[] = [];
  for (const { id } of users) {
    const mark = marks.get(id);
    const moved = mark && (await noticeRollback(database, clock, id, mark));
    if (moved === undefined) continue;
    note(id, moved);
    rolledBack.push(id);
  }
  return rolledBack;
}

function lineOf(userId: string, position: Position): string {
  return `${JSON.stringify({ userId, ...position })}\n`;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return '';
    throw new OperatorError('the file of DUSKGATE_HIGH_MARK cannot be read', { cause });
  }
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
