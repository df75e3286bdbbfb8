import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { Account, Position } from './device.ts';
import type { Figures, ServedData } from './served-data.ts';

export type FixtureEngine = 'sqlite' | 'postgres';

/** An account with what its release said about it. */
export type ExpectedAccount = Account & Position & { readonly uid: string } & Figures;

export type Expected = {
  /** For the tests only; it signs the cookies of nobody else. */
  readonly authSecret: string;
  /** Every kind of command in the logs. */
  readonly commandKinds: readonly string[];
  readonly accounts: Readonly<Record<FixtureEngine, readonly ExpectedAccount[]>>;
};

/** The document and the other replies, by engine and e-mail address. */
export type ServedFile = Readonly<
  Record<FixtureEngine, Readonly<Record<string, Pick<ServedData, 'document' | 'replies'>>>>
>;

export function fixtureFile(version: string, name: string): string {
  return fileURLToPath(new URL(`./${version}/${name}`, import.meta.url));
}

export function readExpected(version: string): Expected {
  return JSON.parse(readFileSync(fixtureFile(version, 'expected.json'), 'utf8'));
}

export function readServedFile(version: string): ServedFile {
  return JSON.parse(unpacked(version, 'served.json.gz').toString('utf8'));
}

/** Puts the database of a release in place: in a data folder, or in an empty PostgreSQL database. */
export async function restoreFixture(
  version: string,
  engine: FixtureEngine,
  target: string,
): Promise<void> {
  if (engine === 'sqlite') {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    const file = join(target, 'duskgate.sqlite');
    writeFileSync(file, unpacked(version, 'sqlite.gz'), { mode: 0o600 });
    return;
  }
  const client = new pg.Client(target);
  await client.connect();
  try {
    await client.query(unpacked(version, 'postgres.sql.gz').toString('utf8'));
  } finally {
    await client.end();
  }
}

function unpacked(version: string, name: string): Buffer {
  return gunzipSync(readFileSync(fixtureFile(version, name)));
}
