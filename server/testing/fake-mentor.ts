import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the service, as it was received. */
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

/** How the service answers: with a text, or with a failure. */
export type MentorBehaviour =
  | { readonly says: Words; readonly isSlowMs?: number }
  | { readonly answers: unknown }
  | { readonly status: number; readonly location?: string }
  | { readonly hangs: true };

export type FakeMentor = {
  readonly url: string;
  readonly asked: Asked[];
  /** What was wrong with requests, by the contract. */
  readonly breaches: readonly string[];
  /** Sets how the next requests are answered, in order; the last one stays. */
  readonly be: (...behaviours: readonly MentorBehaviour[]) => void;
  readonly close: () => Promise<void>;
};

/** A generative-language service with the contract's protocol, whose answers the test sets. */
export async function startFakeMentor(): Promise<FakeMentor> {
  const asked: Asked[] = [];
  const breaches: string[] = [];
  let behaviours: readonly MentorBehaviour[] = [{ says: '{}' }];

  const server = createServer(async (request, response) => {
    const received = await read(request);
    asked.push(received);
    breaches.push(...breachesOf(received, request.headers['content-type']));
    const [behaviour = { says: '{}' }, ...later] = behaviours;
    if (later.length > 0) behaviours = later;
    await obey(behaviour, received, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    breaches,
    be: (...next) => {
      behaviours = next;
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

/** What is wrong with a request by the contract, including fields it does not name. */
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

async function obey(
  behaviour: MentorBehaviour,
  asked: Asked,
  response: ServerResponse,
): Promise<void> {
  if ('hangs' in behaviour) return;
  if ('status' in behaviour) {
    response.writeHead(
      behaviour.status,
      behaviour.location ? { location: behaviour.location } : {},
    );
    response.end('{"error":{"message":"as asked"}}');
    return;
  }
  const reply = 'answers' in behaviour ? behaviour.answers : candidate(behaviour.says, asked);
  if ('isSlowMs' in behaviour)
    await new Promise((resolve) => setTimeout(resolve, behaviour.isSlowMs));
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply));
}

function candidate(says: Words, asked: Asked): unknown {
  const text = typeof says === 'string' ? says : says(asked);
  return { candidates: [{ content: { parts: [{ text }] } }] };
}
