import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

function failure(message: string, code?: string): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

test.each([
  ['a refused connection', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['a cut one', failure('Connection terminated unexpectedly')],
  ['a pool that waited in vain', failure('timeout exceeded when trying to connect')],
  ['a database that hangs', failure('Query read timeout')],
  ['one that starts up', failure('the database system is starting up', '57P03')],
  ['one that shuts down', failure('terminating connection', '57P01')],
  ['one that is full of connections', failure('sorry, too many clients already', '53300')],
  ['a statement that took too long', failure('canceling statement due to statement timeout')],
  ['a locked SQLite', failure('database is locked', 'SQLITE_BUSY')],
  ['a full disk', failure('database or disk is full', 'SQLITE_FULL')],
  ['any of them below another failure', new Error('not checked', { cause: failure('', 'EPIPE') })],
])('[O12] %s may pass', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a table that is not there', failure('relation "users" does not exist', '42P01')],
  ['a key that is taken', failure('duplicate key value', '23505')],
  ['a slip of ours', new TypeError('x is not a function')],
  ['what is no error at all', 'ECONNREFUSED'],
])('[O12] %s does not', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});
