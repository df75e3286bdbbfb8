import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { programOf } from './release.mjs';

const FILE = 'duskgate.sqlite';
const START_MS = 60_000;
/** What differs by nature: each restore begins an epoch of its own, and each release notes its migrations and its name. */
const ROWS_OF_A_BUILD = "where name not in ('epoch', 'release', 'oldest-reader')";

/** @typedef {{ version: string, folder: string }} Build a release or the present build, with its dist folder */
/**
 * @typedef {{
 *   snapshot: string,
 *   former: Build,
 *   present: Build,
 *   say: (line: string) => void,
 * }} Rehearsal
 */

/**
 * Rehearses an upgrade on copies of a snapshot: a data folder, or a backup that the former release made.
 * It says each figure that would change, and fails unless the new build keeps every row and the way
 * back leads to the same data in a former release that serves.
 * @param {Rehearsal} rehearsal
 */
export async function checkUpgrade({ snapshot, former, present, say }) {
  const place = mkdtempSync(join(tmpdir(), 'duskgate-upgrade-'));
  const before = join(place, 'before');
  const after = join(place, 'after');
  const back = join(place, 'back');
  try {
    await putSnapshot(snapshot, former, before);
    const tables = tablesOf(before);
    const was = contentOf(before, tables);
    say(`The snapshot in ${former.version}: ${was.rowCount} rows, sha256 ${was.hash}`);

    say((await runProgram(present, 'rehearse', [before, after])).trimEnd());
    expectSame(
      `${present.version} changed rows of ${former.version}`,
      contentOf(after, tables),
      was,
    );
    say(`Every row of ${former.version} is still there as it was`);

    await putSnapshot(snapshot, former, back);
    expectSame('the way back leads to other data', contentOf(back, tables), was);
    await serve(former, back);
    say(`The way back: the snapshot in ${former.version} again has the same sha256, and it serves`);

    const refusal = await serve(former, after).then(
      () => '',
      (failure) => (failure instanceof Error ? failure.message : `${failure}`),
    );
    say(
      refusal === ''
        ? `${former.version} also serves the migrated data: no restore is needed`
        : `${former.version} does not serve the migrated data (${refusal}): keep the snapshot`,
    );
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/**
 * @param {string} what
 * @param {{ hash: string }} found
 * @param {{ hash: string }} expected
 */
function expectSame(what, found, expected) {
  if (found.hash !== expected.hash) throw new Error(`Do not upgrade: ${what}.`);
}

/**
 * A copy of the snapshot as the former release has it. The original may be in use: it is only read.
 * @param {string} snapshot
 * @param {Build} former
 * @param {string} folder
 */
async function putSnapshot(snapshot, former, folder) {
  mkdirSync(folder, { mode: 0o700 });
  const found = statSync(snapshot, { throwIfNoEntry: false });
  const isBackup = found?.isFile() === true;
  if (!isBackup && !existsSync(join(snapshot, FILE))) {
    throw new Error(`${snapshot} is neither a backup nor a folder with ${FILE}.`);
  }
  if (isBackup) {
    await runProgram(former, 'restore', [snapshot], { DATA_DIR: folder });
    return;
  }
  const original = new Libsql(join(snapshot, FILE), { readonly: true });
  original.prepare('vacuum into ?').run([join(folder, FILE)]);
  original.close();
}

/**
 * The columns of each table.
 * @param {string} folder
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function tablesOf(folder) {
  return reading(folder, (ask) => {
    const names = ask("select name from sqlite_master where type = 'table' order by name");
    return new Map(
      names.map(([table = '']) => [
        table,
        ask(`select name from pragma_table_info('${table}') order by cid`).map(
          ([column = '']) => column,
        ),
      ]),
    );
  });
}

/**
 * A hash of every row of these tables and columns, but for what differs by nature.
 * @param {string} folder
 * @param {ReadonlyMap<string, readonly string[]>} tables
 */
export function contentOf(folder, tables) {
  const hash = createHash('sha256');
  let rowCount = 0;
  reading(folder, (ask) => {
    for (const [table, all] of tables) {
      if (table.startsWith('kysely_')) continue;
      const columns = all.filter((column) => !(table === 'game_data' && column === 'epoch'));
      const list = columns.map((column) => `"${column}"`).join(', ');
      const which = table === 'server_facts' ? ROWS_OF_A_BUILD : '';
      const rows = ask(`select ${list} from "${table}" ${which} order by ${list}`);
      hash.update(JSON.stringify([table, columns, rows]));
      rowCount += rows.length;
    }
  });
  return { hash: hash.digest('hex'), rowCount };
}

/**
 * @template Value
 * @param {string} folder
 * @param {(ask: (question: string) => string[][]) => Value} work
 * @returns {Value}
 */
function reading(folder, work) {
  const database = new Libsql(join(folder, FILE), { readonly: true });
  try {
    return work((question) => {
      const rows = database.prepare(question).raw().all([]);
      return /** @type {string[][]} */ (rows); // texts and numbers, which are compared as texts
    });
  } finally {
    database.close();
  }
}

/**
 * What a program of a build needs, and nothing by which a rehearsal could reach anybody outside.
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} settings
 */
function environmentFor({ version }, settings) {
  const { PATH, HOME, DUSKGATE_BACKUP_PASSPHRASE_FILE } = process.env;
  const isFirst = version === '0.1.0'; // calls nobody, and refuses settings it does not know
  return {
    ...{ PATH, HOME, ...settings },
    ...(DUSKGATE_BACKUP_PASSPHRASE_FILE && { DUSKGATE_BACKUP_PASSPHRASE_FILE }),
    ...(isFirst ? {} : { DUSKGATE_PUSH: 'off', DUSKGATE_WEBHOOKS: 'off' }),
  };
}

/**
 * @param {Build} build
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 * @returns {Promise<string>} what it printed
 */
function runProgram(build, name, args, settings = {}) {
  return new Promise((resolve, reject) => {
    const child = start(build, name, args, settings);
    const said = textOf(child);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said());
      else reject(new Error(`${name} of ${build.version} failed: ${said().trim()}`));
    });
  });
}

/**
 * @param {Build} build
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} settings
 */
function start(build, name, args, settings) {
  return spawn(process.execPath, [programOf(build.folder, name), ...args], {
    env: environmentFor(build, settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** @param {ReturnType<typeof start>} child */
function textOf({ stdout, stderr }) {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  return () => text;
}

/**
 * Starts a server of a build on the data, signs a newcomer up and reads their document.
 * @param {Build} build
 * @param {string} folder
 */
async function serve(build, folder) {
  const child = start(build, 'main', [], { DATA_DIR: folder, PORT: '0' });
  const said = textOf(child);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  try {
    const address = await Promise.race([
      opened(child, said),
      ended.then(() => Promise.reject(new Error(said().trim()))),
    ]);
    await visit(address);
  } finally {
    clearTimeout(timer);
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * @param {ReturnType<typeof start>} child
 * @param {() => string} said
 * @returns {Promise<string>}
 */
function opened({ stdout }, said) {
  return new Promise((resolve) => {
    stdout.on('data', () => {
      const address = /Duskgate is open at (\S+)\n/.exec(said())?.[1];
      if (address) resolve(address);
    });
  });
}

/** @param {string} address */
async function visit(address) {
  const email = `rehearsal-${Date.now()}@example.test`;
  const signUp = await fetch(`${address}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'only for this rehearsal', displayName: 'Rehearsal' }),
  });
  const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const document = await fetch(`${address}/api/sync/document`, { headers: { cookie } });
  if (!signUp.ok || !document.ok) {
    throw new Error(`a sign-up was answered ${signUp.status}, a document ${document.status}`);
  }
}
