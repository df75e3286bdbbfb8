import type { Position } from '#protocol/replies/sync-messages.ts';

export type Listener = {
  readonly notify: (position: Position) => void;
  /** Checks the session again, and ends the stream if it is over. */
  readonly recheck: () => void;
};

/** The open streams of this process by user. It sends positions in the log, never documents. */
export class Hub {
  readonly #listeners = new Map<string, Set<Listener>>();
  #listenerCount = 0;

  get listenerCount(): number {
    return this.#listenerCount;
  }

  listenerCountOf(userId: string): number {
    return this.#listeners.get(userId)?.size ?? 0;
  }

  userIds(): readonly string[] {
    return [...this.#listeners.keys()];
  }

  listen(userId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, listeners.add(listener));
    this.#listenerCount += 1;
    return () => {
      if (!listeners.delete(listener)) return;
      this.#listenerCount -= 1;
      if (listeners.size === 0) this.#listeners.delete(userId);
    };
  }

  notify(userId: string, position: Position): void {
    for (const listener of this.#listeners.get(userId) ?? []) listener.notify(position);
  }

  /** Makes every stream check its session and send its position, after notifications may have been lost. */
  recheckAll(): void {
    for (const userId of this.userIds()) this.recheck(userId);
  }

  recheck(userId: string): void {
    for (const listener of this.#listeners.get(userId) ?? []) listener.recheck();
  }
}
