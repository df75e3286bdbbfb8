/** For whoever opens the browser's console; never a deed's words, never a secret. */
export function logProblem(what: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.warn(`[duskgate] ${what}`, detail ?? '');
}
