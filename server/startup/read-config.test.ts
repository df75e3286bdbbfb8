import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const SECRET = 'correct horse battery staple, and more';
const folder = mkdtempSync(join(tmpdir(), 'duskgate-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, `${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  const read = readConfig(environment);
  return read.ok ? [] : read.failure;
}

test.each([
  ['AUTH_SECRET', SECRET, 'authSecret'],
  ['DATABASE_URL', 'postgres://duskgate@localhost/duskgate', 'databaseUrl'],
  ['MENTOR_API_KEY', 'sk-1', 'mentorApiKey'],
] as const)('[O35] %s may lie in a file, with or without a last line break', (name, text, key) => {
  for (const end of ['', '\n', '\r\n']) {
    const read = readConfig({ [`${name}_FILE`]: fileWith(text + end) });
    expect(read.ok && read.value[key]).toBe(text);
  }
});

test('[O35] [SI2] the secret of the provider may lie in a file, too', () => {
  const oidc = {
    PUBLIC_URL: 'https://habits.example',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'duskgate',
    OIDC_CLIENT_SECRET_FILE: fileWith('s3cret\n'),
  };
  const read = readConfig(oidc);
  expect(read.ok && read.value.signIn.oidc?.clientSecret).toBe('s3cret');
});

test('[O35] a secret that is set twice, empty, gone or malformed stops the start without being quoted', () => {
  const file = fileWith(SECRET);
  expect(problemsOf({ AUTH_SECRET: SECRET, AUTH_SECRET_FILE: file })).toEqual([
    'AUTH_SECRET and AUTH_SECRET_FILE are both set: keep one of them',
  ]);
  expect(problemsOf({ DATABASE_URL_FILE: join(folder, 'none') })).toEqual([
    'DATABASE_URL_FILE names a file that cannot be read',
  ]);
  expect(problemsOf({ MENTOR_API_KEY_FILE: fileWith('\n') })).toEqual([
    'MENTOR_API_KEY_FILE names a file that is empty',
  ]);
  const malformed = problemsOf({ DATABASE_URL_FILE: fileWith('mysql://hidden'), PORT: 'x' });
  expect(malformed).toHaveLength(2);
  expect(malformed.join()).not.toContain('hidden');
});
