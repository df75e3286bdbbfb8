import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CompletionBody,
  completion,
  completionBreaches,
  type RefusedField,
  refusalOf,
  refusedIn,
  type Streaming,
  streamed,
} from './fake-completions.ts';

/** A request to the service, as it was received. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  /** From the query string in the contract's form, from the header in that of chat completions. */
  readonly key: string | null;
  readonly atMs: number;
  readonly prompt: string;
  /** Empty where it was asked for chat completions. */
  readonly body: {
    readonly contents: readonly { readonly parts: readonly { readonly text: string }[] }[];
    readonly generationConfig: { readonly temperature: number; readonly maxOutputTokens: number };
  };
  readonly completion?: CompletionBody;
};

type Words = string | ((asked: Asked) => string);

/** How the service answers: with a text, or with a failure. */
export type MentorBehaviour =
  | {
      readonly says: Words;
      readonly isSlowMs?: number;
      /** Of chat completions: what the service does not take, and how it streams if it is asked to. */
      readonly refuses?: readonly RefusedField[];
      readonly refusalStatus?: number;
      readonly streams?: Streaming;
    }
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

/** A generative-language service whose answers the test sets. It speaks the contract's protocol and chat completions. */
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
    key: searchParams.get('key') ?? request.headers.authorization ?? null,
    atMs: Date.now(),
    ...readBody(pathname, JSON.parse(text)),
  };
}

function readBody(path: string, body: Asked['body'] & CompletionBody) {
  if (!path.endsWith('/chat/completions')) {
    return { body, prompt: body.contents[0]?.parts[0]?.text ?? '' };
  }
  const unused = { contents: [], generationConfig: { temperature: 0, maxOutputTokens: 0 } };
  return { body: unused, completion: body, prompt: body.messages[0]?.content ?? '' };
}

/** Temperature and tokens of a generation, of the chat and of advice. */
const CONFIGS = ['0.7 2048', '0.8 1024', '0.7 1024'];

/** What is wrong with a request by the contract, including fields it does not name. */
function breachesOf(asked: Asked, contentType = ''): readonly string[] {
  const { method, path, key, body } = asked;
  if (asked.completion) return completionBreaches(asked.completion);
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
  if ('answers' in behaviour) return sendJson(response, behaviour.answers);
  const { says, isSlowMs, refuses = [], refusalStatus = 400, streams } = behaviour;
  const text = typeof says === 'string' ? says : says(asked);
  await new Promise((resolve) => setTimeout(resolve, isSlowMs ?? 0));
  if (asked.completion === undefined) {
    return sendJson(response, { candidates: [{ content: { parts: [{ text }] } }] });
  }
  const refused = refusedIn(asked.completion, refuses);
  if (refused) return sendJson(response, refusalOf(refused), refusalStatus);
  if (asked.completion.stream && streams) return streamed(response, text, streams);
  sendJson(response, completion(text));
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
