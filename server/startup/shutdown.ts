const GRACE_MS = 10_000;
const SAME_SIGNAL_MS = 2_000;

type Host = {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
};

/**
 * Closes the server at SIGINT or SIGTERM, and ends at once at a second one more than 2 s later. Under
 * npm one Ctrl-C arrives twice, from the terminal and from npm, and must not cut running requests.
 */
export function endOnSignals(host: Host, close: () => Promise<unknown>): void {
  let endingSinceMs: number | undefined;

  const end = () => {
    if (endingSinceMs !== undefined) {
      if (performance.now() - endingSinceMs > SAME_SIGNAL_MS) host.exit(1);
      return;
    }
    endingSinceMs = performance.now();
    setTimeout(() => host.exit(0), GRACE_MS).unref();
    close().then(
      () => host.exit(0),
      () => host.exit(1),
    );
  };

  host.on('SIGINT', end);
  host.on('SIGTERM', end);
}
