import type { ServerResponse } from 'node:http';

/** A request for chat completions, as it was received. */
export type CompletionBody = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly stream?: boolean;
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: {
      readonly name: string;
      readonly strict: boolean;
      readonly schema: unknown;
    };
  };
};

/** What a service does not take, by the name it has in the request. */
export type RefusedField = 'json_schema' | 'json_object' | 'max_tokens' | 'temperature' | 'stream';

/** How a service streams: pieces of so many letters, so often, and how many of them before the line breaks. */
export type Streaming = {
  readonly letters: number;
  readonly everyMs: number;
  readonly breaksAfter?: number;
  /** Ends in good order, but before its last event. */
  readonly endsAfter?: number;
  /** Says nothing more, but keeps the line open. */
  readonly stallsAfter?: number;
};

const KNOWN_FIELDS = [
  'model',
  'messages',
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'response_format',
  'stream',
];
/** Temperature and tokens of a generation, of the chat and of advice. */
const NUMBERS = ['0.7 2048', '0.8 1024', '0.7 1024'];

export function refusedIn(body: CompletionBody, refused: readonly RefusedField[]) {
  return refused.find((field) => body.response_format?.type === field || field in body);
}

/** The words in which services refuse a field; newer ones also name it. */
export function refusalOf(field: RefusedField): unknown {
  const isFormat = field === 'json_schema' || field === 'json_object';
  const message = isFormat
    ? `response_format ${field} is not supported`
    : `Unsupported parameter: ${field}`;
  return { error: { message, ...(!isFormat && { param: field }) } };
}

/** What is wrong with a request by the protocol, including fields it does not know. */
export function completionBreaches(body: CompletionBody): readonly string[] {
  const { messages, response_format: format, temperature } = body;
  const tokens = body.max_tokens ?? body.max_completion_tokens;
  const rules: readonly (readonly [boolean, string])[] = [
    [
      Object.keys(body).every((field) => KNOWN_FIELDS.includes(field)),
      `fields of ${Object.keys(body)}`,
    ],
    [messages.length === 1 && messages[0]?.role === 'user', 'messages'],
    [NUMBERS.includes(`${temperature ?? 0.7} ${tokens}`), `${temperature} ${tokens}`],
    [format?.type !== 'json_schema' || format.json_schema?.strict === true, 'not strict'],
    [
      strictProblems(format?.json_schema?.schema).length === 0,
      'a schema that strict services refuse',
    ],
  ];
  return rules.flatMap(([isKept, breach]) => (isKept ? [] : [breach]));
}

/** Strict services refuse an object that leaves a field optional or allows others. */
export function strictProblems(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties = {}, required = [], additionalProperties }: LooseSchema = schema;
  const names = Object.keys(properties);
  const isLoose =
    type === 'object' &&
    (additionalProperties !== false || names.some((name) => !required.includes(name)));
  return [...(isLoose ? names : []), ...Object.values(schema).flatMap(strictProblems)];
}

type LooseSchema = {
  readonly type?: unknown;
  readonly properties?: object;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
};

export function completion(content: string): unknown {
  return { choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] };
}

/** Sends an answer in pieces, as the protocol's events. */
export async function streamed(
  response: ServerResponse,
  content: string,
  { letters, everyMs, breaksAfter, endsAfter, stallsAfter }: Streaming,
): Promise<void> {
  const event = (choice: object) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  event({ delta: { role: 'assistant', content: '' } });
  const count = Math.ceil(content.length / letters);
  for (let at = 0; at < count; at += 1) {
    if (at === stallsAfter) return;
    if (at === breaksAfter) return void response.destroy();
    if (at === endsAfter) return void response.end();
    event({ delta: { content: content.slice(at * letters, (at + 1) * letters) } });
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  event({ delta: {}, finish_reason: 'stop' });
  response.end('data: [DONE]\n\n');
}
