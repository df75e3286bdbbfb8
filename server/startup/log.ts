import { type Logger, pino, stdSerializers } from 'pino';

/** JSON lines on standard error: one line a record, whatever a name or an error holds. */
export function serverLog(): Logger {
  return pino({ level: 'info', base: null, serializers: { err: plainError } }, process.stderr);
}

/** Its words and where it arose, no more: a database's error also quotes the row it refused. */
function plainError(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack, code: 'code' in error ? error.code : undefined };
}
