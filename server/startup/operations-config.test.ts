import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Config, parseConfig } from './config.ts';

function configOf(environment: Record<string, string>): Config {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.failure.join('; '));
  return parsed.value;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  const parsed = parseConfig(environment);
  return parsed.ok ? [] : parsed.failure;
}

test('[O3] [O50] backups by themselves need a folder; the rest has defaults', () => {
  const DUSKGATE_BACKUP_DIR = '/srv/backups';
  expect(configOf({ DUSKGATE_BACKUP_DIR }).backups).toEqual({
    folder: resolve('/srv/backups'),
    secondFolder: undefined,
    atMinutes: 210,
    keep: { days: 7, weeks: 4, months: 0 },
  });
  const all = {
    DUSKGATE_BACKUP_SECOND_DIR: '/mnt/other',
    DUSKGATE_BACKUP_AT: 'off',
    DUSKGATE_BACKUP_KEEP: '3d,6m',
  };
  expect(configOf({ DUSKGATE_BACKUP_DIR, ...all }).backups).toEqual({
    folder: resolve('/srv/backups'),
    secondFolder: resolve('/mnt/other'),
    atMinutes: undefined,
    keep: { days: 3, weeks: 0, months: 6 },
  });
  expect(problemsOf(all)).toEqual(
    Object.keys(all).map((name) => `${name} needs DUSKGATE_BACKUP_DIR`),
  );
  for (const [name, value] of [
    ['DUSKGATE_BACKUP_SECOND_DIR', '/srv/backups/'],
    ['DUSKGATE_BACKUP_AT', '3 o clock'],
    ['DUSKGATE_BACKUP_KEEP', 'for ever'],
  ] as const) {
    expect(problemsOf({ DUSKGATE_BACKUP_DIR, [name]: value }).join()).toContain(`${name} must be`);
  }
});

test('[O3] [O60] the operator has a secret of at least 16 characters, and a port for the page', () => {
  const OPERATOR_SECRET = 'sixteen letters!';
  const DUSKGATE_METRICS = '9464';
  expect(configOf({ OPERATOR_SECRET, DUSKGATE_METRICS }).operatorSecret).toBe(OPERATOR_SECRET);
  expect(problemsOf({ OPERATOR_SECRET })).toEqual([
    'OPERATOR_SECRET needs DUSKGATE_METRICS, the port of its page',
  ]);
  expect(problemsOf({ OPERATOR_SECRET: 'short', DUSKGATE_METRICS })).toEqual([
    'OPERATOR_SECRET must be at least 16 characters',
  ]);
  expect(problemsOf({ OPERATOR_SECRETS: 'x', DUSKGATE_METRICS }).join()).toContain(
    'perhaps OPERATOR_SECRET is meant',
  );
});

test('[O3] [O63] sign-up is open, by invitation or closed; the words of release 0.1 are read on', () => {
  const signUpOf = (DUSKGATE_SIGN_UP: string) => configOf({ DUSKGATE_SIGN_UP }).signUp;
  expect(['', 'open', 'on', 'invited', 'closed', 'off'].map(signUpOf)).toEqual([
    'open',
    'open',
    'open',
    'invited',
    'closed',
    'closed',
  ]);
});
