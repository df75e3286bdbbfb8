import type { CallFailure } from './network.ts';

/** Writes a problem to the browser's console; never what somebody typed, never a secret. */
export function logProblem(what: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.warn(`[duskgate] ${what}`, detail ?? '');
}

/** One line for a failed request: its code and attempt. The server's words stay out: they may name somebody. */
export function logFailedCall(
  what: string,
  { code, message, status }: CallFailure,
  attempt = 1,
): void {
  const ownWords = status === 0 && message !== '' ? `: ${message}` : '';
  logProblem(`${what} failed, attempt ${attempt}`, `${code}${ownWords}`);
}
