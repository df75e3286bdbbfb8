import type { Result } from '#rules/result.ts';
import type { Call, CallFailure } from './network.ts';

/** The connectivity flag of ruling 33: two codes set it to offline, any success to online. */
export type Connectivity = {
  readonly isOffline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly note: (result: Result<unknown, CallFailure>) => void;
};

const OFFLINE_CODES: ReadonlySet<string> = new Set(['network-request-failed', 'unavailable']);

export function createConnectivity(): Connectivity {
  const listeners = new Set<() => void>();
  let isOffline = false;
  return {
    isOffline: () => isOffline,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (result) => {
      const next = result.ok ? false : OFFLINE_CODES.has(result.failure.code) || isOffline;
      if (next === isOffline) return;
      isOffline = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** The same call, with its outcome noted. */
export function noting(call: Call, { note }: Connectivity): Call {
  return async (...request) => {
    const result = await call(...request);
    note(result);
    return result;
  };
}
