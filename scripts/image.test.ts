import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isForImage, productionPackages } from './production-packages.mjs';
import { ROOT } from './run.mjs';

function linesOf(path: string): readonly string[] {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

/** What is wrong with a Containerfile, one line each. */
function containerfileProblems(lines: readonly string[]): readonly string[] {
  const [, ...stages] = lines.join('\n').split(/^FROM /m);
  const last = stages.at(-1)?.split('\n') ?? [];
  const base = lines.find((line) => line.startsWith('ARG BASE='))?.slice('ARG BASE='.length) ?? '';
  const healthcheck = /HEALTHCHECK[^[]*\[\s*"([^"]*)"/.exec(lines.join('\n'))?.[1];
  return [
    ...(stages.length > 1 ? [] : ['it has one stage, so that the build tools stay in it']),
    ...(/:[\w.-]*\d[\w.-]*$/.test(base) ? [] : ['the base has no version']),
    ...(/:latest\b/.test(lines.join('\n')) ? ['it names something as latest'] : []),
    ...(last.some((line) => /^USER [1-9]\d*(:\d+)?$/.test(line)) ? [] : ['no USER by its number']),
    ...(last.some((line) => /^VOLUME \/data$/.test(line)) ? [] : ['no volume at /data']),
    ...(healthcheck === 'node' ? [] : ['the health check needs a program that may not be there']),
    ...(last.some((line) => /^RUN .*(npm|apt)/.test(line))
      ? ['it installs in the last stage']
      : []),
    ...(lines.some((line) => /npm (install|i) /.test(line)) ? ['it installs past the lock'] : []),
  ];
}

test('[O37] the image is built in stages on a versioned base, runs as a user by number, and its health check needs no further program', () => {
  const lines = linesOf('Containerfile');
  expect(containerfileProblems(lines)).toEqual([]);

  const faults: readonly (readonly [RegExp, string])[] = [
    [/^ARG BASE=.*/, 'ARG BASE=docker.io/library/node:latest'],
    [/^ARG BASE=.*/, 'ARG BASE=docker.io/library/node'],
    [/^USER .*/, 'USER node'],
    [/^USER .*/, 'USER 0:0'],
    [/^VOLUME .*/, ''],
    [/^RUN mkdir .*/, 'RUN apt-get install -y curl'],
    [/^CMD \["node", "-e".*/, 'CMD ["curl", "-f", "http://127.0.0.1:4000/healthz"]'],
    [/npm ci --include=dev/, 'npm install --include=dev'],
  ];
  for (const [found, planted] of faults) {
    const changed = lines.map((line) => line.replace(found, planted));
    expect(containerfileProblems(changed), planted).not.toEqual([]);
  }
});

test('[O37] nothing is copied into the build but what is named', () => {
  const [first, ...named] = linesOf('.dockerignore');
  expect(first).toBe('*');
  const allowed = named.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(allowed).toContain('package-lock.json');
  expect(allowed.filter((line) => /^\.|data|secret|env|scripts|releases|e2e/.test(line))).toEqual(
    [],
  );
  expect(named.slice(allowed.length)).toEqual(['**/*.test.ts', '**/*.test.tsx', '**/testing']);
});

test('[O37] in production the server has the packages that it names with theirs, and no tool of the build', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const inProduction = productionPackages(packages);
  for (const name of Object.keys(packages[''].dependencies)) {
    expect(inProduction).toContain(`node_modules/${name}`);
  }
  const tools = [
    'vite',
    'vitest',
    'typescript',
    'rolldown',
    'react',
    '@playwright/test',
    'knip',
  ].map((name) => `node_modules/${name}`);
  expect(tools.filter((place) => !(place in packages))).toEqual([]);
  expect(tools.filter((place) => inProduction.has(place))).toEqual([]);
  expect([...inProduction].filter((place) => packages[place].dev)).toEqual([]);
});

test('[O37] the packages of the image are found as Node finds them: the nearest first, optional peers never', () => {
  const packages = {
    '': { dependencies: { one: '1', two: '1' } },
    'node_modules/one': {
      dependencies: { shared: '2' },
      optionalDependencies: { 'one-musl': '1' },
    },
    'node_modules/one/node_modules/shared': { dependencies: { deep: '1' } },
    'node_modules/one-musl': { os: ['linux'], cpu: ['x64'] },
    'node_modules/two': {
      peerDependencies: { shared: '1', tool: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    'node_modules/shared': {},
    'node_modules/deep': {},
    'node_modules/tool': {},
  };
  const found = productionPackages(packages);
  expect([...found].sort()).toEqual(
    Object.keys(packages)
      .filter((place) => place !== '' && place !== 'node_modules/tool')
      .sort(),
  );
  expect(isForImage(packages['node_modules/one-musl'], 'node_modules/one-musl', 'x64')).toBe(false);
  expect(isForImage({ os: ['linux'], cpu: ['x64'] }, 'node_modules/one', 'arm64')).toBe(false);
  expect(isForImage({}, 'node_modules/one', 'arm64')).toBe(true);
});

test('[O37] compose names versions, closes what a server does not need, and keeps the data in volumes', () => {
  const text = linesOf('compose.yaml').join('\n');
  const images = [...text.matchAll(/^image: (.+)$/gm)].map(([, image = '']) => image);
  expect(images).toHaveLength(3);
  expect(images.filter((image) => /:latest$|^[^:]+$/.test(image))).toEqual([]);
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'profiles: [cluster]']) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(/PASSWORD: "?[^"$\s]/); // a password is never written down here
});
