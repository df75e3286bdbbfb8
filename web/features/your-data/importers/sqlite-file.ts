import { createTableOf, type SqliteColumn } from './sqlite-schema.ts';

/*
 * Reads the tables of an SQLite file, as https://www.sqlite.org/fileformat.html describes them: pages that
 * form a tree for each table, and records that may go on in overflow pages. Nothing in the file is
 * believed: every number is checked before it is used, no page is visited twice, and whatever is
 * wrong ends in a `BrokenDatabase`.
 */

export class BrokenDatabase extends Error {}

export type SqliteValue = number | string | Uint8Array | null;
/** A row, by the names of the columns that are looked at. */
type SqliteRow<Column extends string> = { readonly [One in Column]?: SqliteValue };

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const INTERIOR_PAGE = 5;
const LEAF_PAGE = 13;
const MAX_DEPTH = 30;
const MAX_COLUMNS = 2_000;
const MAX_RECORD_BYTES = 1_000_000;
/** Far above any tracker: cells of a hostile file may all be the same one. */
const MAX_ROWS = 2_000_000;
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be'] as const;

export function isSqlite(bytes: Uint8Array): boolean {
  return [...MAGIC].every((letter, at) => bytes[at] === letter.charCodeAt(0));
}

/** Whether the newest changes may be in a second file (`-wal`) that was not copied. */
export function hasWriteAheadLog(bytes: Uint8Array): boolean {
  return bytes[18] === 2 || bytes[19] === 2;
}

export type SqliteFile = {
  readonly tableNames: readonly string[];
  /** The rows of a table, by the names of its columns in lower case. */
  readonly rows: <Column extends string>(table: string) => Generator<SqliteRow<Column>>;
};

type Pages = {
  readonly size: number;
  /** The part of a page that holds content. */
  readonly usable: number;
  readonly count: number;
  readonly view: (number: number) => DataView;
  readonly textOf: (bytes: Uint8Array) => string;
};

function must(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new BrokenDatabase(what);
}

export function openSqlite(bytes: Uint8Array): SqliteFile {
  return guarded(() => {
    const pages = pagesOf(bytes);
    const tables = new Map<string, { root: number; columns: readonly SqliteColumn[] }>();
    for (const [type, name, , root, sql] of records(pages, 1)) {
      if (type !== 'table' || typeof name !== 'string' || typeof root !== 'number') continue;
      const columns = typeof sql === 'string' ? createTableOf(sql) : undefined;
      if (columns) tables.set(name.toLowerCase(), { root, columns });
    }
    return {
      tableNames: [...tables.keys()],
      *rows(table) {
        const { root, columns } = tables.get(table.toLowerCase()) ?? { root: 0, columns: [] };
        must(root > 0, `no table ${table}`);
        for (const values of records(pages, root)) yield rowOf(columns, values);
      },
    };
  });
}

/** A row, with what `ALTER TABLE` added after it was written. */
function rowOf(columns: readonly SqliteColumn[], values: SqliteRecord): SqliteRow<string> {
  const fields = columns.map(({ name, isRowId, initial }, at): [string, SqliteValue] => {
    const value = values[at] === undefined ? initial : values[at];
    return [name, value === null && isRowId ? values.rowId : value];
  });
  return Object.fromEntries(fields);
}

/** Reading beyond the end of a page is the file's fault, too. */
function guarded<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) throw new BrokenDatabase('beyond a page', { cause });
    throw cause;
  }
}

function pagesOf(bytes: Uint8Array): Pages {
  must(bytes.length >= HEADER_BYTES && isSqlite(bytes), 'no header');
  const all = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const said = all.getUint16(16);
  const size = said === 1 ? 65_536 : said;
  must(size >= 512 && size <= 65_536 && (size & (size - 1)) === 0, 'page size');
  const usable = size - all.getUint8(20);
  must(usable >= 480, 'reserved space');
  const count = Math.floor(bytes.length / size);
  must(count >= 1, 'shorter than a page');
  // An older SQLite does not keep the number of pages; a newer one says when it is the one to go by.
  const isKept = all.getUint32(24) === all.getUint32(92);
  must(!isKept || all.getUint32(28) <= count, 'cut off');
  const encoding = ENCODINGS[Math.max(0, all.getUint32(56) - 1)];
  must(encoding !== undefined, 'text encoding');
  const decoder = new TextDecoder(encoding);
  return {
    size,
    usable,
    count,
    view: (number) => {
      must(Number.isInteger(number) && number >= 1 && number <= count, 'no such page');
      return new DataView(bytes.buffer, bytes.byteOffset + (number - 1) * size, usable);
    },
    textOf: (part) => decoder.decode(part),
  };
}

type SqliteRecord = readonly SqliteValue[] & { readonly rowId: number };

/** The records of the table whose tree begins at this page, in order. */
function* records(pages: Pages, root: number): Generator<SqliteRecord> {
  const seen = new Set<number>();
  let count = 0;
  const stack: { number: number; depth: number }[] = [{ number: root, depth: 0 }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { number, depth } = next;
    must(!seen.has(number) && depth <= MAX_DEPTH, 'a page leads back to itself');
    seen.add(number);
    const found = guarded(() => cellsOf(pages, number));
    if (found.children) {
      for (const child of found.children.toReversed())
        stack.push({ number: child, depth: depth + 1 });
    } else {
      count += found.cells.length;
      must(count <= MAX_ROWS, 'too many rows');
      for (const at of found.cells) yield guarded(() => recordAt(pages, found.view, at, seen));
    }
  }
}

type PageCells = {
  readonly view: DataView;
  readonly cells: readonly number[];
  /** Of an interior page: the pages below it. */
  readonly children?: readonly number[];
};

function cellsOf(pages: Pages, number: number): PageCells {
  const view = pages.view(number);
  const head = number === 1 ? HEADER_BYTES : 0;
  const type = view.getUint8(head);
  must(type === LEAF_PAGE || type === INTERIOR_PAGE, 'a page that is no part of a table');
  const first = head + (type === INTERIOR_PAGE ? 12 : 8);
  const count = view.getUint16(head + 3);
  must(first + 2 * count <= view.byteLength, 'too many cells');
  const cells = Array.from({ length: count }, (_, at) => view.getUint16(first + 2 * at));
  must(
    cells.every((at) => at >= first + 2 * count),
    'a cell inside the list of cells',
  );
  if (type === LEAF_PAGE) return { view, cells };
  const children = [...cells.map((at) => view.getUint32(at)), view.getUint32(head + 8)];
  return { view, cells, children };
}

/** A number of up to nine bytes, seven bits each; `end` is where the next thing begins. */
function varint(view: DataView, at: number): { value: number; end: number } {
  let value = 0;
  for (let index = 0; index < 8; index += 1) {
    const byte = view.getUint8(at + index);
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: at + index + 1 };
  }
  return { value: value * 256 + view.getUint8(at + 8), end: at + 9 };
}

function recordAt(pages: Pages, view: DataView, at: number, seen: Set<number>): SqliteRecord {
  const { value: length, end } = varint(view, at);
  const { value: rowId, end: begin } = varint(view, end);
  must(length <= MAX_RECORD_BYTES, 'a record that is too long');
  return Object.assign(valuesOf(pages, payloadOf(pages, view, { begin, length }, seen)), { rowId });
}

type PayloadPlace = { readonly begin: number; readonly length: number };

/** What does not fit its page goes on in a chain of overflow pages. */
function payloadOf(
  { usable, view: pageAt }: Pages,
  view: DataView,
  { begin, length }: PayloadPlace,
  seen: Set<number>,
): Uint8Array {
  const most = usable - 35;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const wished = least + ((length - least) % (usable - 4));
  const local = length <= most ? length : wished <= most ? wished : least;
  must(begin + local <= view.byteLength, 'a record beyond its page');
  const payload = new Uint8Array(length);
  payload.set(bytesOf(view, begin, local));
  let next = local < length ? view.getUint32(begin + local) : 0;
  for (let at = local; at < length; ) {
    must(!seen.has(next), 'an overflow page that is used twice');
    seen.add(next);
    const page = pageAt(next);
    const part = Math.min(length - at, usable - 4);
    payload.set(bytesOf(page, 4, part), at);
    next = page.getUint32(0);
    at += part;
  }
  return payload;
}

function bytesOf(view: DataView, at: number, length: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + at, length);
}

/** How many bytes the types 0 to 9 take; 7 is a fraction, 8 and 9 are the numbers 0 and 1. */
const FIXED_BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function valuesOf({ textOf }: Pages, payload: Uint8Array): SqliteValue[] {
  const view = new DataView(payload.buffer);
  const { value: headEnd, end: first } = varint(view, 0);
  must(headEnd <= payload.length, 'a record whose head is longer than itself');
  const values: SqliteValue[] = [];
  let body = headEnd;
  for (let at = first; at < headEnd; ) {
    const { value: type, end } = varint(view, at);
    must(type !== 10 && type !== 11 && values.length < MAX_COLUMNS, 'a value of no known type');
    const length = type < 12 ? (FIXED_BYTES[type] ?? 0) : Math.floor((type - 12) / 2);
    must(body + length <= payload.length, 'a value beyond its record');
    if (type < 12) values.push(NUMBERS[type]?.(view, body) ?? null);
    else {
      const part = payload.subarray(body, body + length);
      values.push(type % 2 === 1 ? textOf(part) : part);
    }
    body += length;
    at = end;
  }
  return values;
}

type NumberReader = (view: DataView, at: number) => number | null;

/** How the types 0 to 9 are read. */
const NUMBERS: readonly NumberReader[] = [
  () => null,
  (view, at) => view.getInt8(at),
  (view, at) => view.getInt16(at),
  (view, at) => view.getInt8(at) * 0x1_00_00 + view.getUint16(at + 1),
  (view, at) => view.getInt32(at),
  (view, at) => view.getInt16(at) * 0x1_00_00_00_00 + view.getUint32(at + 2),
  (view, at) => view.getInt32(at) * 0x1_00_00_00_00 + view.getUint32(at + 4),
  (view, at) => view.getFloat64(at),
  () => 0,
  () => 1,
];
