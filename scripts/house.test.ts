import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function trackedFiles(pattern: RegExp): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return listed.filter((path) => pattern.test(path));
}

function textOf(path: string): string {
  return readFileSync(`${ROOT}/${path}`, 'utf8');
}

function json(path: string): Record<string, Record<string, unknown>> {
  return JSON.parse(textOf(path));
}

test('[O8] no source file is over 300 lines, and the median one is under 80', () => {
  const lengths = trackedFiles(/\.(tsx?|mjs|css|grit)$/).map((path) => ({
    path,
    lines: textOf(path).split('\n').length - 1,
  }));
  const sorted = lengths.map(({ lines }) => lines).sort((one, other) => one - other);
  expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(80);
});

test('[O8] every dependency is pinned to one version', () => {
  const { dependencies, devDependencies, overrides } = json('package.json');
  for (const version of Object.values({ ...dependencies, ...devDependencies, ...overrides })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

test('[O8] the lock file names no host, and no package runs a script when it is installed', () => {
  const lock = textOf('package-lock.json');
  expect(lock).not.toMatch(/:\/\//);
  expect(lock).not.toContain('hasInstallScript');
});
