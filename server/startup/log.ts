import { type Logger, pino, stdSerializers } from 'pino';

/** The log: one line of JSON per record, on standard error. */
export function serverLog(): Logger {
  return pino({ level: 'info', base: null, serializers: { err: plainError } }, process.stderr);
}

/** Message, stack and code of an error only: a database error also quotes the row. */
function plainError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, code: 'code' in error ? error.code : undefined };
}
