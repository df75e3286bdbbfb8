import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service was asked, as it came over the wire. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly atMs: number;
  readonly body: {
    readonly contents: readonly { readonly parts: readonly { readonly text: string }[] }[];
    readonly generationConfig: { readonly temperature: number; readonly maxOutputTokens: number };
  };
};

/** How the service behaves: a text it says, or a way it fails. */
export type Mood =
  | { readonly says: string }
  | { readonly answers: unknown }
  | { readonly status: number; readonly location?: string }
  | { readonly hangs: true }
  | { readonly isSlowMs: number; readonly says: string };

export type FakeMentor = {
  readonly url: string;
  readonly asked: Asked[];
  /** From now on; a list is used up one after the other, its last stays. */
  readonly be: (...moods: readonly Mood[]) => void;
  readonly close: () => Promise<void>;
};

/** A generative-language service that speaks the contract's protocol and obeys the test. */
export async function startFakeMentor(): Promise<FakeMentor> {
  const asked: Asked[] = [];
  let moods: readonly Mood[] = [{ says: '{}' }];

  const server = createServer(async (request, response) => {
    asked.push(await read(request));
    const [mood = { says: '{}' }, ...later] = moods;
    if (later.length > 0) moods = later;
    await obey(mood, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    be: (...next) => {
      moods = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
  return {
    method: request.method ?? '',
    path: pathname,
    key: searchParams.get('key'),
    atMs: Date.now(),
    body: JSON.parse(text),
  };
}

async function obey(mood: Mood, response: ServerResponse): Promise<void> {
  if ('hangs' in mood) return;
  if ('status' in mood) {
    response.writeHead(mood.status, mood.location ? { location: mood.location } : {});
    response.end('{"error":{"message":"as asked"}}');
    return;
  }
  if ('isSlowMs' in mood) await new Promise((resolve) => setTimeout(resolve, mood.isSlowMs));
  const reply =
    'answers' in mood
      ? mood.answers
      : { candidates: [{ content: { parts: [{ text: mood.says }] } }] };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply));
}
