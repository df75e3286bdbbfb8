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

type Words = string | ((asked: Asked) => string);

/** How the service behaves: a text it says, or a way it fails. */
export type Mood =
  | { readonly says: Words; readonly isSlowMs?: number }
  | { readonly answers: unknown }
  | { readonly status: number; readonly location?: string }
  | { readonly hangs: true };

export type FakeMentor = {
  readonly url: string;
  readonly asked: Asked[];
  /** Requests that were not the contract's. */
  readonly breaches: readonly string[];
  /** From now on; a list is used up one after the other, its last stays. */
  readonly be: (...moods: readonly Mood[]) => void;
  readonly close: () => Promise<void>;
};

/** A generative-language service that speaks the contract's protocol and obeys the test. */
export async function startFakeMentor(): Promise<FakeMentor> {
  const asked: Asked[] = [];
  const breaches: string[] = [];
  let moods: readonly Mood[] = [{ says: '{}' }];

  const server = createServer(async (request, response) => {
    const heard = await read(request);
    asked.push(heard);
    breaches.push(...breachesOf(heard, request.headers['content-type']));
    const [mood = { says: '{}' }, ...later] = moods;
    if (later.length > 0) moods = later;
    await obey(mood, heard, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    breaches,
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

/** Temperature and tokens of a generation, of the chat and of advice. */
const CONFIGS = ['0.7 2048', '0.8 1024', '0.7 1024'];

/** Everything the contract says of the request; what else it holds is a breach as well. */
function breachesOf(asked: Asked, contentType = ''): readonly string[] {
  const { method, path, key, body } = asked;
  const { contents, generationConfig } = body;
  const { temperature, maxOutputTokens } = generationConfig;
  const shape = { contents: [{ parts: [{ text: '' }] }], generationConfig };
  const said = contents[0]?.parts[0]?.text;
  const emptied = JSON.stringify(body).replace(JSON.stringify(said), '""');
  const rules: readonly (readonly [boolean, string])[] = [
    [method === 'POST', `method ${method}`],
    [/^\/v1beta\/models\/[^/]+:generateContent$/.test(path), `path ${path}`],
    [key !== null && key !== '', 'no key in the query string'],
    [contentType.startsWith('application/json'), `content-type ${contentType}`],
    [emptied === JSON.stringify(shape), `body ${emptied}`],
    [CONFIGS.includes(`${temperature} ${maxOutputTokens}`), `${temperature} ${maxOutputTokens}`],
    [Object.keys(generationConfig).length === 2, 'more than temperature and tokens'],
  ];
  return rules.flatMap(([isKept, breach]) => (isKept ? [] : [breach]));
}

async function obey(mood: Mood, asked: Asked, response: ServerResponse): Promise<void> {
  if ('hangs' in mood) return;
  if ('status' in mood) {
    response.writeHead(mood.status, mood.location ? { location: mood.location } : {});
    response.end('{"error":{"message":"as asked"}}');
    return;
  }
  const reply = 'answers' in mood ? mood.answers : candidate(mood.says, asked);
  if ('isSlowMs' in mood) await new Promise((resolve) => setTimeout(resolve, mood.isSlowMs));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply));
}

function candidate(says: Words, asked: Asked): unknown {
  const text = typeof says === 'string' ? says : says(asked);
  return { candidates: [{ content: { parts: [{ text }] } }] };
}
