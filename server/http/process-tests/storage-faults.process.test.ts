import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  builtProgram,
  end,
  launch,
  launchBuilt,
  stop,
  temporaryFolder,
} from '#server/testing/running-server.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

const folder = temporaryFolder();
const used = temporaryFolder();
afterAll(folder.remove);
afterAll(used.remove);
beforeAll(async () => {
  const first = launchBuilt(used.path);
  await first.opened;
  await stop(first);
});

/** A copy of the data of a server that has run. */
function usedFolder() {
  const copy = temporaryFolder();
  cpSync(used.path, copy.path, { recursive: true });
  return copy;
}

const isChecked = ({ process }: TestServer) =>
  expect.poll(() => process.output().stderr).toContain('"event":"storage-checked"');

test('[O17] a sound database is checked beside the running server, and the log says so', async () => {
  const server = await startTestServer('sqlite');
  await isChecked(server);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  await server.close();
});

test('[O17] a damaged database is found by the check at the start: /readyz says it, and the log', async () => {
  const server = await startTestServer('sqlite', {}, { path: folder.path, remove: () => {} });
  const hunter = await server.hunter('anna');
  const text = 'x'.repeat(4_000);
  for (const name of ['userProfiles/:uid', 'users/:uid/profile/onboardingData']) {
    const path = `/api/${name.replace(':uid', hunter.uid)}`;
    for (let field = 0; field < 40; field += 1)
      await hunter.send('PUT', path, { [`f${field}`]: text });
  }
  // While a check has the file open, SQLite leaves the last pages in the write-ahead log, where they are not damaged below.
  await isChecked(server);
  await stop(server.process);
  const file = join(server.dataDir, 'duskgate.sqlite');
  const bytes = readFileSync(file);
  bytes.fill(0x5a, bytes.length - 20 * 4_096);
  writeFileSync(file, bytes);

  const damaged = launchBuilt(folder.path);
  const address = await damaged.opened;
  await expect
    .poll(async () => (await fetch(`${address}/readyz`)).json())
    .toEqual({ status: 'not-ready', storage: 'damaged' });
  await expect.poll(() => damaged.output().stderr).toContain('"event":"storage-damaged"');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await end(damaged);
});

test('[O17] [O3] an emptied database stops the start with one line that says what to do', async () => {
  const emptied = usedFolder();
  const file = join(emptied.path, 'data', 'duskgate.sqlite');
  writeFileSync(file, '');

  const refused = launchBuilt(emptied.path);
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  expect(refused.output()).toEqual({
    stdout: '',
    stderr: `Duskgate cannot start: ${file} is empty; move it away and restore a backup (npm run restore -- FILE), or delete it to begin anew.\n`,
  });
  emptied.remove();
});

/** Root may write everything, so it gives up that right; nobody else has it. */
const WITHOUT_OVERRIDE =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : [];

const READ_ONLY =
  'the data cannot be written, its disk, folder or file is read-only; make it writable or set DATA_DIR to another folder';

test.each<[string, (dataDir: string) => void, (dataDir: string) => string]>([
  ['a folder that is read-only', (dataDir) => chmodSync(dataDir, 0o500), () => READ_ONLY],
  [
    'a database that is read-only',
    (dataDir) => chmodSync(join(dataDir, 'duskgate.sqlite'), 0o400),
    () => READ_ONLY,
  ],
  [
    'a database that this user cannot open',
    (dataDir) => chmodSync(join(dataDir, 'duskgate.sqlite'), 0o000),
    (dataDir) =>
      `${join(dataDir, 'duskgate.sqlite')} cannot be opened; give it to the user who runs Duskgate`,
  ],
  [
    'a secret that was cut',
    (dataDir) => writeFileSync(join(dataDir, 'auth-secret'), 'cut'),
    (dataDir) =>
      `${join(dataDir, 'auth-secret')} is too short; delete it to have a new one, then everybody signs in again`,
  ],
])(
  '[O17] [O3] %s stops the start with one line that says what to do',
  async (_what, harm, line) => {
    const harmed = usedFolder();
    const dataDir = join(harmed.path, 'data');
    harm(dataDir);

    const [program = '', ...args] = [...WITHOUT_OVERRIDE, process.execPath, builtProgram('main')];
    const refused = launch(program, args, harmed.path);
    expect(await refused.ended).toEqual({ code: 1, signal: null });
    expect(refused.output()).toEqual({
      stdout: '',
      stderr: `Duskgate cannot start: ${line(dataDir)}.\n`,
    });
    chmodSync(dataDir, 0o700);
    harmed.remove();
  },
);
