import type { Position } from '#protocol/sync-messages.ts';

export type Listener = {
  readonly tell: (position: Position) => void;
  /** The session behind it may be gone: it must prove itself again or end. */
  readonly doubt: () => void;
};

/** Who hears about which document, in this process. It carries places in history, never documents. */
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

  tell(userId: string, position: Position): void {
    for (const listener of this.#listeners.get(userId) ?? []) listener.tell(position);
  }

  /** Nobody knows what was missed: every listener proves itself and hears where history stands. */
  doubtAll(): void {
    for (const userId of this.userIds()) this.doubt(userId);
  }

  doubt(userId: string): void {
    for (const listener of this.#listeners.get(userId) ?? []) listener.doubt();
  }
}
