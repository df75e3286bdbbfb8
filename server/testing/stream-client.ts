import { type IncomingMessage, request } from 'node:http';
import type { Position } from '#protocol/sync-messages.ts';
import type { ApiClient } from './api-client.ts';

/** A device that listens, and remembers everything it was told. */
export class StreamClient {
  readonly told: Position[] = [];
  readonly ended: Promise<void>;
  readonly #incoming: IncomingMessage;
  #wake: () => void = () => {};

  private constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    this.ended = new Promise((resolve) => incoming.once('close', resolve));
    incoming.setEncoding('utf8');
    incoming.on('data', (chunk: string) => {
      for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm))
        this.told.push(JSON.parse(data));
      this.#wake();
    });
  }

  static open({ address, cookie }: ApiClient): Promise<StreamClient | number> {
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL('/api/sync/stream', address), {
        headers: { cookie },
        agent: false,
      });
      outgoing.once('response', (incoming) => {
        if (incoming.statusCode === 200) return resolve(new StreamClient(incoming));
        incoming.resume();
        resolve(incoming.statusCode ?? 0);
      });
      outgoing.once('error', reject);
      outgoing.end();
    });
  }

  /** Waits until it was told of this revision or a later one. */
  async hears(rev: number, withinMs = 10_000): Promise<void> {
    const deadline = performance.now() + withinMs;
    while (!this.told.some((position) => position.rev >= rev)) {
      const leftMs = deadline - performance.now();
      if (leftMs <= 0)
        throw new Error(`it never heard of revision ${rev}: ${JSON.stringify(this.told)}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, Math.min(leftMs, 100));
      });
    }
  }

  stopReading(): void {
    this.#incoming.pause();
  }

  close(): void {
    this.#incoming.destroy();
  }
}

export async function listening(client: ApiClient): Promise<StreamClient> {
  const opened = await StreamClient.open(client);
  if (typeof opened === 'number') throw new Error(`the stream was refused with ${opened}`);
  return opened;
}
