import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { sample } from '#rules/testing/sample.ts';
import { BrokenDatabase, hasWriteAheadLog, openSqlite } from './sqlite-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;

/** The bytes of a database that a real SQLite wrote, and that database. */
function written(pragmas: readonly string[], fill: (db: Database.Database) => void) {
  count += 1;
  const path = join(folder, `${count}.db`);
  const db = new Database(path);
  for (const pragma of pragmas) db.exec(`PRAGMA ${pragma}`);
  fill(db);
  return { db, bytes: () => new Uint8Array(readFileSync(path)) };
}

const PAGE_SIZES = [512, 1024, 4096, 8192, 65_536];

const anyValue = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  fc.maxSafeInteger(),
  fc.constantFrom(
    0,
    1,
    -1,
    127,
    -128,
    32_767,
    -32_768,
    8_388_607,
    -8_388_608,
    2 ** 47 - 1,
    -(2 ** 47),
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0.5),
  fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !text.includes('\0')),
  fc.string({ minLength: 2_000, maxLength: 9_000 }).filter((text) => !text.includes('\0')),
  fc.uint8Array({ maxLength: 700 }),
);

test('[IM6] every row of a real SQLite file is read as SQLite reads it, whatever the size of its pages', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAGE_SIZES),
      fc.constantFrom('UTF-8', 'UTF-16le', 'UTF-16be'),
      fc.array(fc.tuple(anyValue, anyValue), { maxLength: 60 }),
      (size, encoding, rows) => {
        const pragmas = [`page_size = ${size}`, `encoding = '${encoding}'`];
        const { db, bytes } = written(pragmas, (filled) => {
          filled.exec('CREATE TABLE "A b" (id INTEGER PRIMARY KEY, [x] , `y` BLOB)');
          const insert = filled.prepare('INSERT INTO "A b" (x, y) VALUES (?, ?)');
          for (const [x, y] of rows) insert.run(x, y);
        });
        const asked = db.prepare('SELECT * FROM "A b"').all() as readonly object[]; // rows by column
        db.close();
        expect([...openSqlite(bytes()).rows('A b')].map(plain)).toEqual(asked.map(plain));
      },
    ),
    { numRuns: sample(15, 300) },
  );
});

/** Bytes as a plain list: SQLite hands out buffers. */
function plain(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array || value instanceof ArrayBuffer
        ? [...new Uint8Array(value)]
        : value,
    ]),
  );
}

function longTable(size: number) {
  return written([`page_size = ${size}`], (db) => {
    db.exec('CREATE TABLE t (n INTEGER, words TEXT)');
    db.exec(
      "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 4000) INSERT INTO t SELECT n, 'row ' || n FROM c",
    );
    db.exec(`INSERT INTO t VALUES (0, '${'long '.repeat(20_000)}')`);
  });
}

test.each([512, 4096])(
  '[IM6] trees of several floors and chains of overflow pages, %i bytes a page',
  (size) => {
    const { db, bytes } = longTable(size);
    db.close();
    const rows = [...openSqlite(bytes()).rows<'n' | 'words'>('T')];
    expect(rows).toHaveLength(4_001);
    expect(rows.map(({ n }) => n).slice(0, -1)).toEqual(
      Array.from({ length: 4_000 }, (_, at) => at + 1),
    );
    expect(rows.at(-1)?.words).toBe('long '.repeat(20_000));
  },
);

test('[IM6] a column that was added later has its default in the rows before', () => {
  const { db, bytes } = written([], (made) => {
    made.exec('CREATE TABLE t (a INTEGER, CONSTRAINT c CHECK (a > 0), PRIMARY KEY (a))');
    made.exec('INSERT INTO t VALUES (5)');
    made.exec("ALTER TABLE t ADD COLUMN b TEXT NOT NULL DEFAULT 'it''s'");
    made.exec('ALTER TABLE t ADD COLUMN c INTEGER NOT NULL DEFAULT -3');
  });
  db.close();
  const [row] = [...openSqlite(bytes()).rows('t')];
  expect(row).toEqual({ a: 5, b: "it's", c: -3 });
});

test('[IM6] a file whose newest changes are in a second file says so', () => {
  const { db, bytes } = written(['journal_mode = WAL'], (made) => made.exec('CREATE TABLE t (a)'));
  expect(hasWriteAheadLog(bytes())).toBe(true);
  db.close();
  const { db: other, bytes: whole } = written([], (made) => made.exec('CREATE TABLE t (a)'));
  other.close();
  expect(hasWriteAheadLog(whole())).toBe(false);
});

/** Reads everything there is; the only error allowed is the one that says so. */
function readAll(bytes: Uint8Array): number {
  try {
    const file = openSqlite(bytes);
    return file.tableNames.reduce((sum, name) => sum + [...file.rows(name)].length, 0);
  } catch (error) {
    expect(error).toBeInstanceOf(BrokenDatabase);
    return -1;
  }
}

test('[IM6] a database with any bytes changed, cut off or thrown together ends in rows or in one clear error', () => {
  const { db, bytes } = longTable(512);
  db.exec('DELETE FROM t WHERE n > 300 AND n < 3900');
  db.exec('VACUUM');
  db.close();
  const whole = bytes();
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
  let broken = 0;
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.nat(whole.length),
      (changes, cut) => {
        const bad = whole.slice(0, cut % 3 === 0 ? cut : whole.length);
        for (const [at, value] of changes) if (at < bad.length) bad[at] = value;
        if (readAll(bad) < 0) broken += 1;
        // The beginning of the file decides most: it is changed more often than chance would.
        const head = whole.slice();
        for (const [at, value] of changes) head[at % 1100] = value;
        readAll(head);
      },
    ),
    { numRuns: sample(100, 3_000) },
  );
  expect(broken).toBeGreaterThan(10);
  expect(readAll(whole)).toBe(402);
});

test('[IM6] pages that lead in a circle, and pages beyond the end, are no endless reading', () => {
  const { db, bytes } = longTable(512);
  db.close();
  const circle = bytes();
  const view = new DataView(circle.buffer);
  const root = 2; // the first table's root follows the schema
  expect(view.getUint8((root - 1) * 512)).toBe(5);
  view.setUint32((root - 1) * 512 + 8, root);
  expect(() => [...openSqlite(circle).rows('t')]).toThrow('a page leads back to itself');
  view.setUint32((root - 1) * 512 + 8, 4_000_000_000);
  expect(() => [...openSqlite(circle).rows('t')]).toThrow('no such page');
});
