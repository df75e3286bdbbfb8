import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#server/testing/free-port.mjs';
import { freshPostgresUrl } from '#server/testing/postgres-database.ts';
import {
  ask,
  builtProgram,
  end,
  launch,
  type Running,
  temporaryFolder,
} from '#server/testing/running-server.ts';

const SECRET = 'one secret for all the servers of a database';
const folder = temporaryFolder();
const running: Running[] = [];
afterAll(async () => {
  await Promise.all(running.map(end));
  folder.remove();
});

/** Root may write everything, so it gives up that right; nobody else has it. */
const WITHOUT_OVERRIDE =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : [];

function start(name: string, environment: Readonly<Record<string, string>>): Running {
  const [program = '', ...args] = [...WITHOUT_OVERRIDE, process.execPath, builtProgram('main')];
  const server = launch(program, args, folder.path, {
    DATA_DIR: join(folder.path, name),
    DUSKGATE_LIMITS: 'nightlyTickMs=100',
    ...environment,
  });
  running.push(server);
  return server;
}

/** The lines of the log with an event of a nightly run. */
function eventsOf({ output }: Running): readonly string[] {
  return [...output().stderr.matchAll(/"event":"((?:audit|backup|drill)-[a-z-]+)"/g)].map(
    ([, event = '']) => event,
  );
}

test('[O50] [O54] [O55] a server with a folder makes a backup by itself, drills it, and says so in log, /readyz and figures', async () => {
  const [backups, port] = [join(folder.path, 'kept'), await freePort()];
  const server = start('data', { DUSKGATE_BACKUP_DIR: backups, DUSKGATE_METRICS: String(port) });
  const address = await server.opened;
  expect(JSON.parse((await ask(address, '/readyz')).body)).toMatchObject({
    status: 'ready',
    backup: { result: 'none', ageSeconds: null, drill: 'none', audit: 'none' },
  });
  const made = ['audit-passed', 'backup-made', 'drill-passed'];
  await expect.poll(() => eventsOf(server)).toEqual(made);

  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^duskgate-[\da-f]{8}-.+\.backup$/)]);
  expect(JSON.parse((await ask(address, '/readyz')).body)).toEqual({
    status: 'ready',
    backup: { result: 'ok', ageSeconds: expect.any(Number), drill: 'ok', audit: 'ok' },
  });
  const figures = (await ask(`http://127.0.0.1:${port}`, '/metrics')).body;
  for (const name of ['backup', 'drill', 'audit']) {
    expect(figures).toContain(`\nduskgate_${name}_ok 1\n`);
    const seconds = new RegExp(`^duskgate_${name}_last_ok_timestamp_seconds (\\d+)$`, 'm');
    expect(Date.now() / 1_000 - Number(seconds.exec(figures)?.[1])).toBeLessThan(60);
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect([eventsOf(server), readdirSync(backups).length]).toEqual([made, 1]); // the day has its backup
});

test('[O53] a folder that cannot be written costs one line; the server serves on and stays ready', async () => {
  const backups = join(folder.path, 'closed');
  mkdirSync(backups, { mode: 0o500 });
  const server = start('other', { DUSKGATE_BACKUP_DIR: backups });
  const address = await server.opened;
  await expect.poll(() => eventsOf(server)).toContain('backup-failed');
  await new Promise((resolve) => setTimeout(resolve, 500)); // it is not tried again at once
  expect(eventsOf(server)).toEqual(['audit-passed', 'backup-failed']);
  const [line = ''] = server
    .output()
    .stderr.split('\n')
    .filter((one) => one.includes('-failed'));
  expect(JSON.parse(line)).toEqual({
    level: 50,
    time: expect.any(Number),
    event: 'backup-failed',
    msg: `${backups} is not open to the user who runs Duskgate`,
  });
  const { status, body } = await ask(address, '/readyz');
  expect([status, JSON.parse(body).backup]).toEqual([
    200,
    { result: 'failed', ageSeconds: null, drill: 'none', audit: 'ok' },
  ]);
  chmodSync(backups, 0o700);
});

test('[O50] two servers of one PostgreSQL make one backup', async () => {
  const [backups, DATABASE_URL] = [join(folder.path, 'shared'), await freshPostgresUrl()];
  const environment = { DATABASE_URL, AUTH_SECRET: SECRET, DUSKGATE_BACKUP_DIR: backups };
  const servers = ['one', 'two'].map((name) => start(name, environment));
  await Promise.all(servers.map(({ opened }) => opened));
  const said = () => servers.flatMap(eventsOf);
  await expect.poll(said).toContain('drill-passed');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(said()).toEqual(['audit-passed', 'backup-made', 'drill-passed']);
  expect(readdirSync(backups)).toHaveLength(1);
  for (const { opened } of servers) {
    expect(JSON.parse((await ask(await opened, '/readyz')).body)).toMatchObject({
      backup: { result: 'ok' },
    });
  }
});
