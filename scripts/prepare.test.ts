import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFingerprint, installFingerprint } from './fingerprints.mjs';
import { hasBuildTools, isNodeSupported, npmCommand } from './prepare.mjs';
import { childEnvironment } from './run.mjs';

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s is supported: %s', (version, isSupported) => {
  expect(isNodeSupported(version)).toBe(isSupported);
});

test.each([
  [{ platform: 'linux', arch: 'x64', isMusl: false }, true],
  [{ platform: 'linux', arch: 'x64', isMusl: true }, false],
  [{ platform: 'darwin', arch: 'arm64', isMusl: false }, false],
])('[SEC58] a lock file without the build tools of %j is told apart: %s', (system, isThere) => {
  const packages = { 'node_modules/@rolldown/binding-linux-x64-gnu': {} };
  expect(hasBuildTools({ packages }, system)).toBe(isThere);
});

test('npm is called by the path it gave, and by its name where another program gave one', () => {
  const path = join('lib', 'npm-cli.js');

  expect(npmCommand(path)).toEqual({ program: process.execPath, args: [path] });
  expect(npmCommand(join('lib', 'pnpm.cjs'))).toEqual({ program: 'npm', args: [] });
  expect(npmCommand(undefined)).toEqual({ program: 'npm', args: [] });
});

test('a production environment installs and builds all the same', () => {
  const kept = {
    PATH: '/bin',
    npm_config_registry: 'a',
    NPM_CONFIG_CACHE: 'b',
    npm_config_https_proxy: 'c',
    npm_config_userconfig: 'd',
  };
  const dropped = { NODE_ENV: 'production', npm_config_omit: 'dev', npm_config_local_prefix: '/' };

  expect(childEnvironment({ ...kept, ...dropped })).toEqual(kept);
});

describe('a fingerprint', () => {
  let root = '';
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const both = () => ({ install: installFingerprint(root), build: buildFingerprint(root) });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'duskgate-'));
    for (const path of ['package.json', 'package-lock.json', 'vite.config.ts', 'web/main.tsx'])
      write(path, path);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test.each(['package.json', 'package-lock.json'])('changes whole with %s', (path) => {
    const before = both();
    write(path, 'changed');

    expect(both().install).not.toBe(before.install);
    expect(both().build).not.toBe(before.build);
  });

  test.each([
    'vite.config.ts',
    'vite.server.config.ts',
    'tsconfig.base.json',
    'web/main.tsx',
    'rules/quest/new.ts',
    'mentor/forge/new.ts',
  ])('of the build changes with %s', (path) => {
    const before = both();
    write(path, 'changed');

    expect(both().install).toBe(before.install);
    expect(both().build).not.toBe(before.build);
  });

  test('knows that a file moved', () => {
    write('server/a.ts', 'same');
    const before = both();
    rmSync(join(root, 'server/a.ts'));
    write('server/b.ts', 'same');

    expect(both().build).not.toBe(before.build);
  });

  test.each([
    'web/main.test.tsx',
    'server/testing/kit.ts',
    'rules/testing/kit.ts',
    'web/sync/testing/kit.ts',
    'docs/rules.md',
    'scripts/start.mjs',
    'data/x.db',
  ])('does not change with %s', (path) => {
    const before = both();
    write(path, 'changed');

    expect(both()).toEqual(before);
  });
});
