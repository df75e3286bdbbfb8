/** An error that an operator can mend: its message says all, and its cause is not shown. */
export class OperatorError extends Error {}

/** What is wrong with the storage, as far as an operator can mend it. */
export type StorageFault = 'full' | 'read-only' | 'damaged';

/** Codes of the system, of SQLite (with what it adds to them) and of PostgreSQL. */
const STORAGE_FAULTS: readonly (readonly [StorageFault, RegExp])[] = [
  ['full', /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/],
  ['read-only', /^(EROFS|SQLITE_READONLY(_.+)?|25006)$/],
  ['damaged', /^(SQLITE_CORRUPT(_.+)?|SQLITE_NOTADB|XX001|XX002)$/],
];

/** The fault of the storage that an error, or its cause, stands for. */
export function storageFault(error: unknown): StorageFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const found = STORAGE_FAULTS.find(([, codes]) => codes.test(codeOf(error)));
  return found?.[0] ?? storageFault(error.cause);
}

/** SQLite's detailed codes have that of their family in the low byte. */
const SQLITE_FAMILIES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
};

/** The code of an error; libsql knows some of SQLite's by number only, such as that of a read-only folder. */
export function codeOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const number = Number(/^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code)?.[1]);
  return SQLITE_FAMILIES[number & 255] ?? code;
}

/** Whether another process holds the lock of a SQLite file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && /^SQLITE_BUSY(_.+)?$/.test(codeOf(error));
}

/** Errors that may pass: connections refused, cut or timed out, a database starting or ending. */
const PASSING_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|SQLITE_BUSY(_.+)?|SQLITE_IOERR(_.+)?)$/;
/**
 * PostgreSQL: connection failures (08), too few resources (53), shutting down or starting up (57P), a
 * lock not released in time, a transaction idle for too long.
 */
const PASSING_STATE = /^(08|53|57P|55P03|25P03)/;
const PASSING_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|statement timeout|Query read timeout/;

/**
 * Whether the database cannot be used right now, so that asking again later makes sense; a fault of
 * its storage passes once the operator has mended it.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    storageFault(error) !== undefined ||
    PASSING_CODES.test(code) ||
    PASSING_STATE.test(code) ||
    PASSING_WORDS.test(error.message) ||
    isUnavailable(error.cause)
  );
}

const FOREIGN_KEY_CODES = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Whether the account was deleted meanwhile: every foreign key points at users. */
export function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    FOREIGN_KEY_CODES.has(codeOf(error)) ||
    /FOREIGN KEY constraint failed/.test(error.message) ||
    isOwnerGone(error.cause)
  );
}
