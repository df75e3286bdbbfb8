const GRACE_MS = 10_000;
const SAME_SIGNAL_MS = 2_000;

type Host = {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
};

/**
 * Under npm one Ctrl-C arrives twice: from the terminal's group and forwarded by npm. Taking the
 * second one for impatience would cut the requests that the first one promised to finish.
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
