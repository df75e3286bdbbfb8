import { type IncomingMessage, request } from 'node:http';
import type { Position } from '#protocol/replies/sync-messages.ts';
import type { ApiClient } from './api-client.ts';

/** A client of the event stream, which remembers all positions it received. */
export class StreamClient {
  readonly received: Position[] = [];
  readonly ended: Promise<void>;
  readonly #incoming: IncomingMessage;
  #wake: () => void = () => {};

  private constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    this.ended = new Promise((resolve) => incoming.once('close', resolve));
    incoming.setEncoding('utf8');
    incoming.on('data', (chunk: string) => {
      for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm))
        this.received.push(JSON.parse(data));
      this.#wake();
    });
  }

  static open(
    { address, cookie, forwardedFor }: ApiClient & { readonly forwardedFor?: string },
    query = '',
  ): Promise<StreamClient | number> {
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(`/api/sync/stream${query}`, address), {
        headers: { cookie, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
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

  /** Waits until it has received this revision or a later one. */
  async receives(rev: number, withinMs = 10_000): Promise<void> {
    const deadline = performance.now() + withinMs;
    while (!this.received.some((position) => position.rev >= rev)) {
      const leftMs = deadline - performance.now();
      if (leftMs <= 0)
        throw new Error(`it never received revision ${rev}: ${JSON.stringify(this.received)}`);
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

export async function listening(client: ApiClient, query?: string): Promise<StreamClient> {
  const opened = await StreamClient.open(client, query);
  if (typeof opened === 'number') throw new Error(`the stream was refused with ${opened}`);
  return opened;
}
