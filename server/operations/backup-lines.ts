import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '#server/database/errors.ts';
import { plainBytes } from './backup-cipher.ts';
import {
  BACKED_UP_TABLES,
  BACKUP_HEADER,
  BACKUP_VERSION,
  type BackedUpTable,
  type BackupLine,
  RowCounts,
} from './backup-format.ts';

class NoBackup extends OperatorError {}

const TABLES: ReadonlySet<unknown> = new Set(BACKED_UP_TABLES);

/** The rows of a backup. A cut or damaged file throws at its end, so commit none of them before. */
export async function* backupLines(file: string, passphrase?: string): AsyncGenerator<BackupLine> {
  const counts = new RowCounts();
  let state: 'header' | 'rows' | 'over' = 'header';
  for await (const line of objectsOf(file, passphrase)) {
    if (state === 'header') {
      checkHeader(file, line);
      state = 'rows';
    } else if (state === 'over') {
      throw new NoBackup(`${file} goes on after its end`);
    } else if (isRow(line)) {
      counts.add(line.table);
      yield line;
    } else if (counts.isFooter(line)) {
      state = 'over';
    } else {
      throw new NoBackup(`${file} is damaged: rows are missing or unknown`);
    }
  }
  if (state !== 'over') throw new NoBackup(`${file} is not whole: its end is missing`);
}

function checkHeader(file: string, { duskgate, version }: BackupObject): void {
  if (duskgate !== BACKUP_HEADER.duskgate) throw new NoBackup(`${file} is no Duskgate backup`);
  if (version === BACKUP_VERSION) return;
  throw new NoBackup(`${file} is a backup of another format than version ${BACKUP_VERSION}`);
}

type BackupObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is BackupObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRow(line: BackupObject): line is BackupObject & BackupLine {
  const { table, row } = line;
  return TABLES.has(table as BackedUpTable) && isObject(row);
}

async function* objectsOf(file: string, passphrase?: string): AsyncGenerator<BackupObject> {
  for await (const text of textLinesOf(file, passphrase)) {
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

async function* textLinesOf(file: string, passphrase?: string): AsyncGenerator<string> {
  const text = createGunzip();
  const source = Readable.from(plainBytes(createReadStream(file), file, passphrase));
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
