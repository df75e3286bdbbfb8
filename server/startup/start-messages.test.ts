import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { foreignOwner } from './data-folder.ts';
import { openingLines, startProblem } from './start-messages.ts';

/** As the server does it: the port is chosen when it listens. */
function linesOf(
  environment: Readonly<Record<string, string>>,
  isFolderOpen = false,
): readonly string[] {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.failure.join('; '));
  const address = parsed.value.publicUrl.replace(/:0$/, ':4321');
  return openingLines(parsed.value, { address, isFolderOpen });
}

const NEEDS_PUBLIC_URL =
  'People on other machines can sign in once PUBLIC_URL is the address they open it at.';
const UNPROTECTED = 'This is plain http: passwords travel unprotected on that network.';

test.each([
  [{}, 'http://127.0.0.1:4000'],
  [{ PORT: '0' }, 'http://127.0.0.1:4321'],
  [{ HOST: 'localhost' }, 'http://localhost:4000'],
  [{ HOST: '::1', PORT: '0' }, 'http://[::1]:4321'],
  [{ HOST: '127.0.0.53' }, 'http://127.0.0.53:4000'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://habits.example' }, 'https://habits.example'],
  [{ HOST: '::', PUBLIC_URL: 'http://duskgate.localhost' }, 'http://duskgate.localhost'],
])('[O1] with %o the one line is the address people open', (environment, address) => {
  expect(linesOf(environment)).toEqual([`Duskgate is open at ${address}`]);
});

test.each([
  { HOST: '0.0.0.0', PORT: '0' },
  { HOST: '::', PORT: '0' },
  { HOST: '0', PORT: '0' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'http://0.0.0.0:4321' },
])(
  '[O1] %o alone is nobody’s address: the line names one that opens, and what is missing',
  (environment) => {
    expect(linesOf(environment)).toEqual([
      'Duskgate is open at http://127.0.0.1:4321',
      NEEDS_PUBLIC_URL,
    ]);
  },
);

test.each([
  [{ PUBLIC_URL: 'http://habits.example' }, 'http://habits.example'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.20:4000' }, 'http://192.168.1.20:4000'],
  [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:4000'],
  [{ HOST: 'fd00::20', PORT: '0' }, 'http://[fd00::20]:4321'],
  [{ PUBLIC_URL: 'http://localhost.example' }, 'http://localhost.example'],
  [{ PUBLIC_URL: 'http://127.example' }, 'http://127.example'],
])('[SEC69] plain http beyond this machine is said at the start: %o', (environment, address) => {
  expect(linesOf(environment)).toEqual([`Duskgate is open at ${address}`, UNPROTECTED]);
});

const MODEL = { MENTOR_API_URL: 'https://ai.example', MENTOR_MODEL: 'sage-2' };
const KEYED = { ...MODEL, MENTOR_API_KEY: 'key' };
const TOGETHER =
  'The mentor has no model: MENTOR_API_URL, MENTOR_API_KEY and MENTOR_MODEL belong together.';
const COMPLETIONS =
  'The mentor has no model: MENTOR_API_KIND=openai needs MENTOR_API_URL and MENTOR_MODEL.';
const OFF = 'The mentor asks no model: MENTOR_AI is off.';

test.each([
  [{ MENTOR_AI: 'off' }, []],
  [KEYED, []],
  [MODEL, [TOGETHER]],
  [{ MENTOR_API_KEY: 'key' }, [TOGETHER]],
  [{ ...MODEL, MENTOR_API_KIND: 'openai' }, []],
  [{ MENTOR_API_KIND: 'openai' }, [COMPLETIONS]],
  [{ MENTOR_API_KIND: 'openai', MENTOR_API_KEY: 'key' }, [COMPLETIONS]],
  [{ ...KEYED, MENTOR_AI: 'off' }, [OFF]],
  [{ ...MODEL, MENTOR_AI: 'off', MENTOR_API_KIND: 'openai' }, [OFF]],
  [
    { ...KEYED, MENTOR_API_URL: 'http://10.0.0.2' },
    ['The mentor is asked over plain http, at a private address.'],
  ],
])(
  '[E17] [E20] what is missing for a model, or switched off, is said at the start: %o',
  (set, lines) => {
    expect(linesOf(set)).toEqual(['Duskgate is open at http://127.0.0.1:4000', ...lines]);
  },
);

test('[SEC59] a data folder that others can look into is said at the start', () => {
  expect(linesOf({ DATA_DIR: '/srv/duskgate' }, true)).toEqual([
    'Duskgate is open at http://127.0.0.1:4000',
    'Other users of this machine can look into /srv/duskgate; chmod 700 closes it.',
  ]);
});

test.each([
  ['postgres://db.internal/duskgate', '', true],
  ['postgres://10.0.0.7:5432/duskgate?sslmode=disable', 'require', true],
  ['postgres:///duskgate?host=db.internal', '', true],
  ['postgres://db.internal/duskgate?sslmode=verify-full', '', false],
  ['postgres://db.internal/duskgate?ssl=true', '', false],
  ['postgres://db.internal/duskgate', 'require', false],
  ['postgres://localhost/duskgate', '', false],
  ['postgres://[::1]:5432/duskgate', '', false],
  ['postgres://%2Fvar%2Frun%2Fpostgresql/duskgate', '', false],
  ['postgres:///duskgate?host=/var/run/postgresql', '', false],
])(
  '[SEC59] a database beyond this machine without TLS is said at the start: %s, PGSSLMODE "%s": %s',
  (DATABASE_URL, PGSSLMODE, isSaid) => {
    const [, ...said] = linesOf({ DATABASE_URL, PGSSLMODE });
    const line = expect.stringMatching(/^The database is reached without TLS: /);
    expect(said).toEqual(isSaid ? [line] : []);
  },
);

test.each([
  [{ code: 'EROFS' }, 'folder or file is read-only; make it writable or set DATA_DIR'],
  [{ code: 'SQLITE_READONLY' }, 'folder or file is read-only; make it writable or set DATA_DIR'],
  [{ code: 'UNKNOWN_SQLITE_ERROR_1544' }, 'folder or file is read-only; make it writable'],
  [{ code: 'ENOENT', syscall: 'mkdir' }, 'cannot be written; set DATA_DIR'],
  [{ code: 'EACCES' }, 'cannot be written; set DATA_DIR'],
  [{ code: 'SQLITE_FULL' }, 'the disk is full; free some space'],
  [{ code: 'SQLITE_CORRUPT' }, 'is damaged; move duskgate.sqlite'],
])('[O17] a start that fails with %j says what to do', (fault, words) => {
  const cause = Object.assign(new Error('of the system'), fault);
  expect(startProblem(new Error('not opened', { cause }), process.cwd())).toContain(words);
});

test('[O17] a file of ours that is missing is a fault of ours and keeps its stack', () => {
  const cause = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
  expect(startProblem(cause, process.cwd())).toBeUndefined();
});

test('[O39] a folder of another user is known by its owner, and one that is not there by the nearest above it', () => {
  const here = process.cwd();
  const { uid } = statSync(here);
  expect(foreignOwner(here, uid)).toBeUndefined();
  expect(foreignOwner(here, uid + 1)).toBe(uid);
  expect(foreignOwner(join(here, 'not', 'there'), uid + 1)).toBe(uid);
});
