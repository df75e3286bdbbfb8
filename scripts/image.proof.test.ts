import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import {
  end,
  launch,
  type Running,
  stop,
  temporaryFolder,
} from '#server/testing/running-server.ts';
import { onPath } from './debian-packages.mjs';
import { BASE, buildah, ensureLocalBase, whyNoImage } from './local-base.ts';
import { ROOT } from './run.mjs';

const TAG = 'localhost/duskgate:proof';
const BUILD_MS = 900_000;
const NOBODY = 12_345;
const IMAGE_UID = 1_000;

test('[O40] where there is no builder the image says so, and what serves without one', async () => {
  const folder = temporaryFolder();
  const run = launch(process.execPath, [join(ROOT, 'scripts', 'image.mjs')], folder.path, {
    PATH: folder.path,
  });
  expect((await run.ended).code).toBe(1);
  expect(run.output()).toEqual({
    stdout: '',
    stderr:
      'There is no container builder here: install docker, podman or buildah. Without a container, npm start serves the same.\n',
  });
  folder.remove();
});

test('[O42] systemd understands the unit, and finds little that it could harm', () => {
  const program = onPath('systemd-analyze');
  if (program === undefined) {
    process.stderr.write('The unit for systemd was not checked: there is no systemd-analyze.\n');
    expect(readFileSync(join(ROOT, 'deploy', 'duskgate.service'), 'utf8')).toMatch(
      /^\[Service\]$/m,
    );
    return;
  }
  const unit = join(ROOT, 'deploy', 'duskgate.service');
  execFileSync(program, ['verify', unit]);
  const said = execFileSync(program, ['security', '--offline=true', '--threshold=20', unit]);
  expect(String(said)).toContain('Overall exposure level for duskgate.service');
});

const why = whyNoImage();
if (why !== undefined) {
  test('[O38] the image is not built here, and that is said', () => {
    process.stderr.write(`The image was neither built nor run: ${why}.\n`);
    expect(why).not.toBe('');
  });
} else {
  describe('the image on a local base', () => proveImage());
}

/** The image's files, mounted so that nobody can write there but in /data; chroot stands in for an engine. */
function proveImage(): void {
  const place = temporaryFolder('/var/tmp');
  const root = join(place.path, 'root');
  let container = '';
  let running: Running[] = [];
  let mounts: string[] = [];

  beforeAll(async () => {
    await ensureLocalBase();
    const said = execFileSync(
      process.execPath,
      ['scripts/image.mjs', '--builder', 'buildah', '--base', BASE, '--tag', TAG],
      { cwd: ROOT, encoding: 'utf8' },
    );
    process.stderr.write(said);
    expect(said).toMatch(/\nBuilt in [\d.]+ s, \d+ MB\n/);
    expect(said).toMatch(/\nIt is open [\d.]+ s after its start\n$/);
    container = await buildah('from', TAG);
    const files = await buildah('mount', container);
    mkdirSync(root);
    mount('--bind', files, root);
    mount('-o', 'remount,ro,bind', root);
    mount('-t', 'proc', 'proc', join(root, 'proc'));
    mount('--bind', '/dev', join(root, 'dev'));
  }, BUILD_MS);
  afterEach(async () => {
    await Promise.all(running.map(end));
    running = [];
  });
  afterAll(async () => {
    for (const at of [...mounts].reverse()) execFileSync('umount', [at]);
    if (container !== '') await buildah('rm', container);
    place.remove();
  });

  function mount(...args: readonly string[]): void {
    execFileSync('mount', args);
    const at = args.at(-1) ?? '';
    if (!mounts.includes(at)) mounts.push(at);
  }

  /** A new volume with the mode that the image gives it. */
  function aVolume(name: string): string {
    const volume = join(place.path, name);
    mkdirSync(volume);
    chmodSync(volume, statSync(join(root, 'data')).mode);
    return volume;
  }

  type Given = { readonly isReadOnly?: boolean; readonly settings?: Record<string, string> };

  /** What an engine does: the volume at /data, the settings of the image, a user by number. */
  function start(volume: string, uid: number, { isReadOnly, settings }: Given = {}): Running {
    unmountData();
    mount('--bind', volume, join(root, 'data'));
    if (isReadOnly) mount('-o', 'remount,ro,bind', join(root, 'data'));
    const user = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--bounding-set=-all'];
    const program = ['/usr/local/bin/node', '/app/dist/server/main.js'];
    const server = launch('chroot', [root, 'setpriv', ...user, ...program], place.path, {
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      DATA_DIR: '/data/duskgate',
      ...settings,
    });
    running.push(server);
    return server;
  }

  function unmountData(): void {
    const at = join(root, 'data');
    if (!mounts.includes(at)) return;
    execFileSync('umount', [at]);
    mounts = mounts.filter((one) => one !== at);
  }

  test.each([
    ['the user of the image', IMAGE_UID],
    ['another user', NOBODY],
  ])(
    '[O38] as %s, with a read-only root, it serves a sign-up and a command, and keeps them',
    async (name, uid) => {
      const volume = aVolume(`of-${uid}`);
      const first = start(volume, uid);
      const hunter = new ApiClient(await first.opened);
      await hunter.signUp(`h${uid}`);
      await hunter.push([done(adding('read')), done(finishing('read'))]);
      await stop(first);
      expect(await first.ended, name).toEqual({ code: 0, signal: null });
      expect(statSync(join(volume, 'duskgate')).mode & 0o777).toBe(0o700);

      const second = start(volume, uid);
      const again = new ApiClient(await second.opened);
      await again.signIn(hunter);
      const { body } = await again.send('GET', '/api/sync/document');
      expect(JSON.stringify(body)).toContain('"questsCompleted":1');
    },
  );

  test('[O38] its root cannot be written, and its health check passes while it serves', async () => {
    const { OCIv1, Docker } = JSON.parse(await buildah('inspect', '--type', 'image', TAG));
    const { User, Volumes } = OCIv1.config;
    expect({ User, Volumes }).toEqual({ User: '1000:1000', Volumes: { '/data': {} } });
    const [, ...check]: string[] = Docker.config.Healthcheck.Test;
    const server = start(aVolume('health'), NOBODY);
    const { port } = new URL(await server.opened);
    const inside = (...command: readonly string[]) =>
      execFileSync('chroot', [root, 'setpriv', `--reuid=${NOBODY}`, '--clear-groups', ...command], {
        env: { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/bin', PORT: port },
        stdio: 'pipe',
      });
    inside(...check);
    expect(() => inside('touch', '/app/planted')).toThrow(/Read-only file system/);
    await stop(server);
    expect(() => inside(...check)).toThrow();
  });

  test('[O37] it holds no tool of the build, no source and no map', () => {
    const found = execFileSync('find', [join(root, 'app'), '-type', 'f'], { encoding: 'utf8' });
    const files = found.split('\n').map((path) => path.slice(root.length));
    expect(files).toContain('/app/dist/server/main.js');
    const ofPackages = (path: string) => path.startsWith('/app/node_modules/');
    expect(files.filter((path) => /\.map$|\.d\.[mc]?ts$/.test(path))).toEqual([]);
    const sources = /\.tsx?$|\.test\.|\/(releases|e2e|scripts|testing)\//;
    expect(files.filter((path) => !ofPackages(path) && sources.test(path))).toEqual([]);
    const tools = /^\/app\/node_modules\/(vite|vitest|typescript|rolldown|react|knip)\//;
    expect(files.filter((path) => tools.test(path))).toEqual([]);
  });

  test('[O39] a bad start says in one line what to do, and leaves the data as it is', async () => {
    const volume = aVolume('bad');
    const owner = start(volume, IMAGE_UID);
    await owner.opened;
    await stop(owner);
    const file = join(volume, 'duskgate', 'duskgate.sqlite');
    const before = readFileSync(file);
    const refusal = async (server: Running) => {
      expect((await server.ended).code).toBe(1);
      return server.output().stderr;
    };

    expect(await refusal(start(volume, NOBODY))).toBe(
      'Duskgate cannot start: /data/duskgate belongs to user 1000, and this is user 12345; start it as user 1000, or give it the folder: chown -R 12345 /data/duskgate.\n',
    );
    expect(await refusal(start(volume, IMAGE_UID, { isReadOnly: true }))).toMatch(
      /^Duskgate cannot start: the data cannot be written, its disk, folder or file is read-only; make it writable [^\n]+\n$/,
    );
    expect(
      await refusal(start(volume, IMAGE_UID, { settings: { AUTH_SECRET_FILE: '/run/none' } })),
    ).toBe('Duskgate cannot start: AUTH_SECRET_FILE names a file that cannot be read.\n');
    const emptied = join(volume, 'duskgate', 'auth-secret');
    writeFileSync(emptied, '');
    chownSync(emptied, IMAGE_UID, IMAGE_UID);
    expect(await refusal(start(volume, IMAGE_UID))).toMatch(
      /^Duskgate cannot start: \/data\/duskgate\/auth-secret is too short; delete it [^\n]+\n$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
}
