import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { freshPostgresUrl } from './postgres-database.ts';

const KIT = fileURLToPath(new URL('./postgres-cluster.ts', import.meta.url));

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // A server that is killed under it is what some tests are about.
  await client.connect();
  return client;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = await connect(url);
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What a server leaves on a machine: its process and its folder. */
async function tracesOf(url: string): Promise<() => { isRunning: boolean; isOnDisk: boolean }> {
  const [row] = await query(url, 'SHOW data_directory');
  const { data_directory: data } = row as { data_directory: string };
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return () => ({ isRunning: isAlive(pid), isOnDisk: existsSync(dirname(data)) });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a fresh database answers, and knows nothing of another one', async () => {
  const one = await freshPostgresUrl();
  const other = await freshPostgresUrl();
  await query(one, 'CREATE TABLE marks (mark TEXT)');

  expect(await query(one, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await expect(query(other, 'SELECT * FROM marks')).rejects.toThrow('does not exist');
});

describe('a cluster of its own', () => {
  let cluster: Cluster;
  beforeEach(async () => {
    cluster = await startCluster();
  });
  afterEach(() => cluster.stop());

  test.each([
    ['a kill in the middle of a query', () => cluster.kill()],
    ['a stop that keeps its data', () => cluster.stop({ isDataKept: true })],
  ])('has what was committed after %s and a restart', async (_what, end) => {
    const url = await cluster.createDatabase();
    await query(url, "CREATE TABLE marks AS SELECT 'kept' AS mark");
    const client = await connect(url);
    const endless = client.query('SELECT count(*) FROM generate_series(1, 1000000000)');
    const isCut = endless.then(() => false).catch(() => true);

    await end();

    expect(await isCut).toBe(true);
    await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    await cluster.restart();

    expect(await query(url, 'SELECT mark FROM marks')).toEqual([{ mark: 'kept' }]);
  });

  test('leaves no process and no folder when it is stopped', async () => {
    const traces = await tracesOf(cluster.adminUrl);
    expect(traces()).toEqual({ isRunning: true, isOnDisk: true });

    await cluster.stop();

    expect(traces()).toEqual({ isRunning: false, isOnDisk: false });
    await expect(cluster.restart()).rejects.toThrow('its data are gone');
  });
});

test('a test run that is killed leaves no process and no folder either', async () => {
  const program = `import { runnerImport } from 'vite';
    const { module } = await runnerImport(${JSON.stringify(KIT)});
    process.stdout.write((await module.startCluster()).adminUrl);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [url] = await once(run.stdout, 'data');
  const traces = await tracesOf(String(url));
  expect(traces()).toEqual({ isRunning: true, isOnDisk: true });

  run.kill('SIGKILL');

  await expect.poll(traces).toEqual({ isRunning: false, isOnDisk: false });
});
