/**
 * Waits for the lock of that name, which one tab of this browser has at a time, and calls once this
 * tab has it. Plain http has no locks: there every tab is called at once. Returns the way to give it up.
 */
export function holdTabLock(name: string, onAcquired: () => void): () => void {
  if (!('locks' in navigator)) {
    onAcquired();
    return () => {};
  }
  const aborting = new AbortController();
  let release = () => aborting.abort();
  navigator.locks
    .request(name, { signal: aborting.signal }, () => {
      const isOver = new Promise<void>((resolve) => {
        release = resolve;
      });
      onAcquired();
      return isOver;
    })
    .catch(() => {}); // given up before it was acquired
  return () => release();
}

/** Runs while this tab has the lock: one tab after the other. */
export function runInOneTab(name: string, run: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const release = holdTabLock(name, () => {
      run()
        .then(resolve, reject)
        .finally(() => release());
    });
  });
}

type TabChannel = {
  readonly tell: (message: unknown) => void;
  readonly leave: () => void;
};

/** Messages to the other tabs of this browser; without a BroadcastChannel they learn from the server. */
export function joinTabs(name: string, onMessage: (message: unknown) => void): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, leave: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  return {
    tell: (message) => channel.postMessage(message),
    leave: () => channel.close(),
  };
}
