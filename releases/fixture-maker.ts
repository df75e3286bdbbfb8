import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startFakeMentor } from '#server/testing/fake-mentor.ts';
import { type Cluster, startCluster } from '#server/testing/postgres-cluster.ts';
import { launchNode, temporaryFolder } from '#server/testing/running-server.ts';
import { findPostgres } from '../scripts/find-postgres.mjs';
import { call, type Device, type Place, push, signIn, signUp } from './device.ts';
import { type Expected, type ExpectedAccount, fixtureFile, type ServedFile } from './fixture.ts';
import { type Player, QUARTER_ENDS, type Step } from './play/player.ts';
import { PLAYERS } from './play/players.ts';
import { buildRelease, programOf } from './release.mjs';
import { figuresOf, readServed, type ServedData } from './served-data.ts';

const AUTH_SECRET = 'a fixed secret for the fixtures of releases';
/** What PostgreSQL's newest pg_dump adds for psql, and no other client understands. */
const PSQL_LINES = /^\\(un)?restrict .*\n/gm;

type Site = { readonly program: string; readonly environment: Readonly<Record<string, string>> };
type Made = {
  readonly accounts: readonly ExpectedAccount[];
  readonly served: Readonly<Record<string, Pick<ServedData, 'document' | 'replies'>>>;
  readonly commandKinds: readonly string[];
};

/** Lets a release play a year on each engine and writes what it stored and what it serves. */
export async function makeFixture(version: string): Promise<void> {
  const program = programOf(await buildRelease(version));
  const mentor = await startFakeMentor();
  mentor.be({ says: '{"answer":"Begin with one page.","message":"Well said."}' });
  const cluster = await startCluster();
  const folder = temporaryFolder();
  const shared = {
    DATA_DIR: folder.path,
    AUTH_SECRET,
    MENTOR_API_URL: mentor.url,
    MENTOR_API_KEY: 'no key',
    MENTOR_MODEL: 'none',
  };
  try {
    const sqlite = await played({ program, environment: shared }, () =>
      write(version, 'sqlite.gz', readFileSync(join(folder.path, 'duskgate.sqlite'))),
    );
    const postgres = await playedOnPostgres(version, { program, environment: shared }, cluster);
    const accounts = { sqlite: sqlite.accounts, postgres: postgres.accounts };
    const { commandKinds } = sqlite;
    const expected: Expected = { authSecret: AUTH_SECRET, commandKinds, accounts };
    const text = JSON.stringify(expected, null, 2);
    writeFileSync(fixtureFile(version, 'expected.json'), `${text}\n`);
    const served: ServedFile = { sqlite: sqlite.served, postgres: postgres.served };
    write(version, 'served.json.gz', Buffer.from(JSON.stringify(served)));
  } finally {
    await mentor.close();
    await cluster.stop();
    folder.remove();
  }
}

async function playedOnPostgres(version: string, site: Site, cluster: Cluster): Promise<Made> {
  const databaseUrl = await cluster.createDatabase();
  const environment = { ...site.environment, DATABASE_URL: databaseUrl };
  return played({ ...site, environment }, async () => {
    const args = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges'];
    const program = join(findPostgres() ?? '', 'pg_dump');
    const options = { maxBuffer: 100_000_000 };
    const { stdout } = await promisify(execFile)(program, [...args, databaseUrl], options);
    write(version, 'postgres.sql.gz', Buffer.from(stdout.replace(PSQL_LINES, '')));
  });
}

function write(version: string, name: string, content: Buffer): void {
  writeFileSync(fixtureFile(version, name), gzipSync(content, { level: 9 }));
}

/** What is stored is kept before anything is read: reading would already make rows of its own. */
async function played(site: Site, keep: () => void | Promise<void>): Promise<Made> {
  for (const [quarter, end] of QUARTER_ENDS.entries()) {
    await duringServer(site, Date.parse(end) - Date.now(), async (place) => {
      for (const player of PLAYERS) await playQuarter(place, player, quarter);
    });
  }
  await keep();
  const accounts: ExpectedAccount[] = [];
  const kinds = new Set<string>();
  const served: Record<string, Pick<ServedData, 'document' | 'replies'>> = {};
  await duringServer(site, 0, async (place) => {
    for (const { account } of PLAYERS) {
      const device = await signIn(place, account);
      const { position, document, log, replies } = await readServed(device);
      accounts.push({ ...account, uid: device.uid, ...position, ...figuresOf({ document, log }) });
      served[account.email] = { document, replies };
      for (const { command } of log) kinds.add(command.kind);
    }
  });
  return { accounts, served, commandKinds: [...kinds].sort() };
}

/** Ends the server as an operator would, so that SQLite is one file again. */
async function duringServer(
  { program, environment }: Site,
  clockShiftMs: number,
  work: (place: Place) => Promise<void>,
): Promise<void> {
  const folder = temporaryFolder();
  const server = launchNode([program], folder.path, {
    ...environment,
    NODE_ENV: 'test', // only a test may shift the clock
    DUSKGATE_CLOCK_SHIFT_MS: String(clockShiftMs),
  });
  try {
    await work({ address: await server.opened, clockShiftMs });
  } finally {
    server.signal('SIGTERM');
    await server.ended;
    folder.remove();
  }
}

async function playQuarter(place: Place, { account, quarters }: Player, quarter: number) {
  const device = quarter === 0 ? await signUp(place, account) : await signIn(place, account);
  for (const step of quarters[quarter] ?? []) await perform(device, step);
}

async function perform(device: Device, step: Step): Promise<void> {
  if (step.kind === 'call') {
    await call(device, step.method, step.path, step.body);
    return;
  }
  const { deviceId = device.deviceId, clockErrorMs = 0, commands } = step;
  const clockShiftMs = device.clockShiftMs + clockErrorMs;
  await push({ ...device, deviceId, clockShiftMs }, commands);
}
