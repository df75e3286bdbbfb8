/** True when the server answers now: a reloaded page will load. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

const ASK_WITHIN_MS = 3_000;

/** How far the server's clock is ahead of this device's, to about a second. */
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
