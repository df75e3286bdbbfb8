import { execFile } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '#server/testing/running-server.ts';
import { onPath } from './debian-packages.mjs';

const ask = promisify(execFile);

export const BASE = `localhost/duskgate-base:node-${process.versions.node}`;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Why no image can be built and run here, without a registry of images; undefined where it can. */
export function whyNoImage(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'this needs root on Linux';
  const missing = ['buildah', 'mmdebstrap', 'chroot', 'setpriv'].filter((name) => !onPath(name));
  return missing.length === 0 ? undefined : `${missing.join(' and ')} cannot be found`;
}

export async function buildah(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  const { stdout } = await ask('buildah', args, { env, maxBuffer: 50_000_000 });
  return stdout.trim();
}

/** A base image made of Debian's packages and of the Node and npm that run this test; made once. */
export async function ensureLocalBase(): Promise<void> {
  const known = await buildah('images', '--quiet', BASE).catch(() => '');
  if (known !== '') return;
  const folder = temporaryFolder();
  const archive = join(folder.path, 'base.tar');
  const npm = realpathSync(onPath('npm') ?? '');
  const container = await buildah('from', 'scratch');
  try {
    const packages = '--include=ca-certificates,libstdc++6';
    await ask('mmdebstrap', ['--variant=minbase', packages, 'bookworm', archive]);
    await buildah('add', '--quiet', container, archive, '/');
    rmSync(archive);
    await buildah('add', '--quiet', container, process.execPath, '/usr/local/bin/node');
    const npmFolder = '/usr/local/lib/node_modules/npm';
    await buildah('add', '--quiet', container, dirname(dirname(npm)), npmFolder);
    await buildah('add', '--quiet', container, CERTIFICATES, CERTIFICATES); // ours, for the registry of packages
    const link = ['ln', '-s', `${npmFolder}/bin/npm-cli.js`, '/usr/local/bin/npm'];
    await buildah('run', container, '--', ...link);
    await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container);
    await buildah('commit', '--quiet', container, BASE);
  } finally {
    await buildah('rm', container);
    folder.remove();
  }
}
