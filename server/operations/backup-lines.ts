import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Refusal } from '#server/database/refusal.ts';
import {
  BACKED_UP_TABLES,
  BACKUP_HEADER,
  BACKUP_VERSION,
  type BackedUpTable,
  type BackupLine,
  RowCounts,
} from './backup-format.ts';

class NoBackup extends Refusal {}

const TABLES: ReadonlySet<unknown> = new Set(BACKED_UP_TABLES);

/** The rows of a whole backup; the last step throws where it was cut, so use none before it is over. */
export async function* backupLines(file: string): AsyncGenerator<BackupLine> {
  const counts = new RowCounts();
  let state: 'header' | 'rows' | 'over' = 'header';
  for await (const line of objectsOf(file)) {
    if (state === 'header') {
      checkHeader(file, line);
      state = 'rows';
    } else if (state === 'over') {
      throw new NoBackup(`${file} goes on after its end`);
    } else if (isRow(line)) {
      counts.add(line.table);
      yield line;
    } else if (isDeepStrictEqual(line, counts.footer())) {
      state = 'over';
    } else {
      throw new NoBackup(`${file} is damaged: rows are missing or unknown`);
    }
  }
  if (state !== 'over') throw new NoBackup(`${file} is not whole: its end is missing`);
}

function checkHeader(file: string, { duskgate, version }: Line): void {
  if (duskgate !== BACKUP_HEADER.duskgate) throw new NoBackup(`${file} is no Duskgate backup`);
  if (version === BACKUP_VERSION) return;
  throw new NoBackup(`${file} is a backup of another format than version ${BACKUP_VERSION}`);
}

type Line = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRow(line: Line): line is Line & BackupLine {
  const { table, row } = line;
  return TABLES.has(table as BackedUpTable) && isObject(row);
}

async function* objectsOf(file: string): AsyncGenerator<Line> {
  for await (const text of textLinesOf(file)) {
    const value = parsed(text);
    if (!isObject(value)) throw new NoBackup(`${file} is damaged: a line of it cannot be read`);
    yield value;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* textLinesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  const source = createReadStream(file);
  source.once('error', (cause) => text.destroy(cause)); // pipe does not hand errors on
  source.pipe(text);
  let rest = '';
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const [first = '', ...more] = String(chunk).split('\n');
      const last = more.pop();
      if (last === undefined) {
        rest += first;
        continue;
      }
      yield rest + first;
      yield* more;
      rest = last;
    }
  } catch (cause) {
    throw asRefusal(file, cause);
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

function asRefusal(file: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? `${cause.code}` : '';
  if (code === 'ENOENT') return new NoBackup(`${file} does not exist`);
  return code.startsWith('Z_') ? new NoBackup(`${file} is cut or damaged`) : cause;
}
