import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';

/*
 * Starts and stops one private PostgreSQL, in a process of its own: when the test run ends, even by
 * SIGKILL, the channel closes, and this process then ends the server and removes its folder.
 */
const [bin = '', fsync = 'off'] = process.argv.slice(2);
const PATIENCE_MS = 10_000; // PostgreSQL has some itself: it gives its children 5 s.
const owner = serverOwner();
const folder = mkdtempSync(join(tmpdir(), 'duskgate-pg-'));
const data = join(folder, 'data');
if (owner) chownSync(folder, owner.uid, owner.gid);

/**
 * @typedef {{
 *   child: import('node:child_process').ChildProcess,
 *   ended: Promise<void>,
 *   latestOutput: () => string,
 * }} Program
 */

/** @type {Program | undefined} */
let running;
let port = 0;
let isKilled = false;
let turn = Promise.resolve();

process.on('message', (order) => {
  turn = turn.then(() => obey(order));
});
for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) process.on(event, leave);
if (!process.connected) await leave(); // The run died while this file was being loaded.

/** @param {unknown} order */
async function obey(order) {
  try {
    if (order === 'start') await start();
    if (order === 'stop') await stop();
    if (order === 'kill') await kill();
    answer({ port });
  } catch (failure) {
    answer({ failure: failure instanceof Error ? failure.message : String(failure) });
  }
}

/** @param {{ port: number } | { failure: string }} reply */
function answer(reply) {
  if (process.connected) process.send?.(reply);
}

async function start() {
  if (running) return;
  if (!port) {
    await createCluster();
    port = await freePort();
  }
  const settings = {
    port,
    fsync,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = launch('postgres', ['-D', data, ...args]);
  isKilled = false;
  await new Promise((resolve, reject) => {
    server.child.stderr?.on('data', () => {
      if (server.latestOutput().includes('ready to accept connections')) resolve(undefined);
    });
    server.ended.then(() => reject(new Error(`postgres did not start:\n${server.latestOutput()}`)));
  });
}

async function createCluster() {
  const trusting = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const initdb = launch('initdb', ['-D', data, ...trusting]);
  await initdb.ended;
  if (initdb.child.exitCode !== 0) throw new Error(`initdb failed:\n${initdb.latestOutput()}`);
}

/** Shuts the server down. One that was killed is started first, to free its shared memory. */
async function stop() {
  if (isKilled) await start();
  running?.child.kill('SIGINT');
  await running?.ended;
}

/**
 * Kills all processes of the server, as a power failure would; the parent is stopped first, so that
 * it cannot react.
 */
async function kill() {
  if (!running) return;
  const { child, ended } = running;
  if (child.kill('SIGSTOP')) childrenOf(child.pid).map((pid) => process.kill(pid, 'SIGKILL'));
  child.kill('SIGKILL');
  isKilled = true;
  await ended;
}

/** Ends everything and exits. In a loop, because an order under way may still launch the server. */
async function leave() {
  setTimeout(kill, PATIENCE_MS);
  while (running) {
    running.child.kill('SIGQUIT');
    await running.ended;
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

/**
 * Starts a program. It counts as ended when its output is closed, so including all its children.
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Program}
 */
function launch(name, args) {
  const { PATH } = process.env;
  const child = spawn(join(bin, name), args, {
    cwd: folder,
    env: { PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...owner,
  });
  let output = '';
  const listen = (/** @type {Buffer} */ chunk) => {
    output = `${output}${chunk}`.slice(-4_000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.once('error', (failure) => listen(Buffer.from(failure.message)));
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('close', () => {
      running = undefined;
      resolve();
    });
  });
  running = { child, ended, latestOutput: () => output };
  return running;
}

/** @param {number | undefined} parent */
function childrenOf(parent) {
  return processes()
    .filter(([, itsParent]) => itsParent === parent)
    .map(([pid]) => pid);
}

/**
 * Pairs of a process and its parent. Slim images have no `ps`, and macOS has no `/proc`.
 * @returns {(readonly [number, number])[]}
 */
function processes() {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return stdout.split('\n').map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent];
    });
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)]);
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return Number(afterName.split(' ')[1]);
  } catch {
    return 0; // It ended while we were reading.
  }
}

/** PostgreSQL refuses to run as root. */
function serverOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const user = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres';
  return { uid: idOf('-u', user) ?? 65_534, gid: idOf('-g', user) ?? 65_534 };
}

/**
 * @param {'-u' | '-g'} which
 * @param {string} user
 */
function idOf(which, user) {
  const { status, stdout } = spawnSync('id', [which, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
