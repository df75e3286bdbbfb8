import { expect, test } from 'vitest';
import { isUnavailable, storageFault } from './errors.ts';

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
  ['a lock of another server', failure('canceling statement due to lock timeout', '55P03')],
  ['a transaction that froze', failure('terminating connection', '25P03')],
  ['a locked SQLite', failure('database is locked', 'SQLITE_BUSY')],
  ['a full disk', failure('database or disk is full', 'SQLITE_FULL')],
  ['a disk that fails', failure('disk I/O error', 'SQLITE_IOERR_WRITE')],
  ['a disk that cannot be written', failure('readonly database', 'SQLITE_READONLY')],
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

test.each([
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['53100', 'full'],
  ['EROFS', 'read-only'],
  ['SQLITE_READONLY_DIRECTORY', 'read-only'],
  ['UNKNOWN_SQLITE_ERROR_1544', 'read-only'],
  ['25006', 'read-only'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['UNKNOWN_SQLITE_ERROR_779', 'damaged'],
  ['XX001', 'damaged'],
  ['SQLITE_BUSY', undefined],
  ['23505', undefined],
])('[O17] the storage fault behind %s is %s', (code, fault) => {
  expect(storageFault(new Error('not stored', { cause: failure('', code) }))).toBe(fault);
});
