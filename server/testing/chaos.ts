import { done, focusing } from '#rules/testing/builders.ts';
import type { ApiClient } from './api-client.ts';

/** A player who never stops: pushes, and pushes the same again until it is acknowledged. */
export class RestlessPlayer {
  readonly acknowledged = new Set<string>();
  readonly client: ApiClient;
  #nextBlock = 0;
  #isPlaying = true;

  constructor(client: ApiClient) {
    this.client = client;
  }

  stop(): void {
    this.#isPlaying = false;
  }

  async play(): Promise<void> {
    while (this.#isPlaying) {
      const commands = [1, 2, 3].map(() => {
        this.#nextBlock += 1;
        return done(focusing(`block-${this.#nextBlock}`));
      });
      await this.#pushUntilHeard(commands);
    }
  }

  async #pushUntilHeard(commands: ReturnType<typeof done>[]): Promise<void> {
    for (;;) {
      try {
        const { results } = await this.client.push(commands);
        for (const { stored = '' } of results) this.acknowledged.add(stored);
        return;
      } catch {
        await pause(20); // the server is down or the reply was lost: nobody knows, so say it again
      }
    }
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
