import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOlderRelease, OLDEST_READER, RELEASE } from './release.ts';

test('[O46] the server knows the release of its package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(RELEASE).toBe(version);
  expect(isOlderRelease(RELEASE, OLDEST_READER)).toBe(false);
});

test.each([
  ['0.1.0', '0.2.0', true],
  ['0.2.0', '0.10.0', true],
  ['0.10.0', '0.2.0', false],
  ['1.0.0', '0.9.9', false],
  ['0.2.0', '0.2.0', false],
  ['0.2.0', '0.2.1', true],
])('[O46] %s came before %s: %s', (release, than, isOlder) => {
  expect(isOlderRelease(release, than)).toBe(isOlder);
});
