import { type Logger, pino } from 'pino';

/** JSON lines on standard error: one line a record, whatever a name or an error holds. */
export function serverLog(): Logger {
  return pino({ level: 'info', base: null }, process.stderr);
}
