/** Connections refused, cut or timed out, a database starting or ending, a full disk: it may pass. */
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_IOERR',
]);
/** PostgreSQL: connection failures (08), too few resources (53), shutting down or starting up (57P). */
const PASSING_STATE = /^(08|53|57P)/;
const PASSING_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end|statement timeout|Query read timeout/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    PASSING_CODES.has(code) ||
    PASSING_STATE.test(code) ||
    PASSING_WORDS.test(error.message) ||
    isUnavailable(error.cause)
  );
}
