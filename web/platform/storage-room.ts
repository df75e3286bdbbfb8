export type StorageRoom = {
  readonly usedBytes: number;
  /** The browser promised not to clear it by itself. */
  readonly isPromised: boolean;
};

/** `undefined` where the browser does not tell: plain http, or an old one. */
export async function storageRoom(): Promise<StorageRoom | undefined> {
  if (!('storage' in navigator) || !navigator.storage.estimate) return undefined;
  const { usage = 0 } = await navigator.storage.estimate();
  return { usedBytes: usage, isPromised: (await navigator.storage.persisted?.()) === true };
}

/** Some browsers ask their user, some decide by themselves. */
export async function promiseStorage(): Promise<boolean> {
  return (await navigator.storage.persist?.()) === true;
}
