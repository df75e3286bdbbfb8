/** Runs on whatever people do to the wall clock; on some machines it stands still in sleep. */
export function steadyMs(): number {
  return performance.now();
}

const ASK_WITHIN_MS = 3_000;

/** How far the server's clock is ahead of this one's, to about a second. */
export async function serverAheadMs(): Promise<number | undefined> {
  try {
    const { ok, headers } = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ASK_WITHIN_MS),
    });
    const serverMs = Date.parse(headers.get('date') ?? '');
    return ok && Number.isFinite(serverMs) ? serverMs - Date.now() : undefined;
  } catch {
    return undefined;
  }
}
