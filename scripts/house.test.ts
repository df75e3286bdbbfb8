import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SOURCE_FOLDERS } from './planted-house.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = /\.(tsx?|mjs|css|grit)$/;

/** All source files. Found by walking the folders, because a downloaded archive has no git. */
function sourceFiles(): string[] {
  const inFolders = SOURCE_FOLDERS.map((folder) => join(ROOT, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
  return [...readdirSync(ROOT), ...inFolders].filter((path) => SOURCE.test(path));
}

function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function json(path: string): Record<string, Record<string, unknown>> {
  return JSON.parse(textOf(path));
}

test('[O8] no source file is over 300 lines, and the median one is under 80', () => {
  const lengths = sourceFiles().map((path) => ({
    path,
    lines: textOf(path).split('\n').length - 1,
  }));
  const sorted = lengths.map(({ lines }) => lines).sort((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(100);
  expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80);
});

/** A reason has at least two words. */
const REASON = /\w{2,}\W+\w{2,}/;
/** Made of parts, so that it is not found in this file. */
const SUPPRESSION = `@ts-${'expect-error'}`;

function unexplained(source: string): string[] {
  const lines = source.split('\n').filter((line) => line.includes(SUPPRESSION));
  return lines.filter((line) => !REASON.test(line.split(SUPPRESSION).at(1) ?? ''));
}

test('[O9] an error expected of the compiler gives its reason on the same line', () => {
  const bare = `// ${SUPPRESSION}`;

  expect(unexplained(`${bare}\n${bare}:\n${bare} -- todo\n/* ${SUPPRESSION} */`)).toHaveLength(4);
  expect(unexplained(`${bare}: the type forgets that zones have names`)).toEqual([]);
  expect(sourceFiles().filter((path) => unexplained(textOf(path)).length > 0)).toEqual([]);
});

test('[O8] [SEC58] every dependency is pinned to one version', () => {
  const { dependencies, devDependencies, overrides } = json('package.json');
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...overrides })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

test('[O8] [SEC58] the lock file names no host, and no package runs a script when it is installed', () => {
  const lock = textOf('package-lock.json');
  expect(lock).not.toMatch(/:\/\//);
  expect(lock).not.toContain('hasInstallScript');
});

test('[O8] [SEC58] every package of the lock file is checked by its hash', () => {
  const { packages = {} } = json('package-lock.json');
  const unchecked = Object.entries(packages as Record<string, Record<string, unknown>>) // npm's shape
    .filter(([path, { integrity }]) => path !== '' && !/^sha512-/.test(`${integrity}`))
    .map(([path]) => path);

  expect(unchecked).toEqual([]);
});

test('[SEC58] every package is under a licence that lets us give it on', () => {
  const free =
    /^(MIT|MIT-0|ISC|0BSD|BSD-3-Clause|BlueOak-1\.0\.0|Apache-2\.0|MPL-2\.0|Unlicense|MIT OR Apache-2\.0)$/;
  const { packages = {} } = json('package-lock.json');
  const named = Object.entries(packages as Record<string, Record<string, unknown>>) // npm's shape
    .filter(([, { license }]) => license !== undefined)
    .map(([path, { license }]) => ({ path, license: String(license) }));

  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ license }) => !free.test(license))).toEqual([]);
});

/** Names of our files in a text, but for those that it says are new. */
function filesNamedIn(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => !line.includes('(new)'));
  const named = lines.join('\n').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|grit))`/g);
  return [...named].map(([, file = '']) => file);
}

test('[O8] every source file that a page of the documentation names is there', () => {
  const paths = sourceFiles().map((path) => `/${path.split(sep).join('/')}`);
  const missingIn = (text: string) =>
    filesNamedIn(text).filter((file) => !paths.some((path) => path.endsWith(`/${file}`)));
  const pages = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.md'))
    .map((page) => join('docs', page));

  expect(missingIn('A row: `web/later.ts` (new).')).toEqual([]);
  expect(missingIn('See `web/gone.ts` and `house.test.ts`.')).toEqual(['web/gone.ts']);
  expect(pages.length).toBeGreaterThan(10);
  const stale = [...pages, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((page) => ({
    page,
    missing: missingIn(textOf(page)),
  }));
  expect(stale.filter(({ missing }) => missing.length > 0)).toEqual([]);
});
