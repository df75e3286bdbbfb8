import { err, ok, type Result } from '#rules/result.ts';
import {
  boundedText,
  type CallModel,
  failureOf,
  MAX_REPLY_BYTES,
  type ModelAddress,
  type ModelFailure,
  type ModelRequest,
  type OnText,
} from './model-call.ts';
import { REPLY_SCHEMAS } from './reply-schemas.ts';

/** How a request is put. Services differ in what they take. */
type RequestForm = {
  readonly format: (typeof FORMATS)[number];
  readonly tokensField: 'max_tokens' | 'max_completion_tokens';
  readonly hasTemperature: boolean;
  readonly canStream: boolean;
};

/** How an answer is asked to be JSON, the strictest first. The prompt asks for it in words anyway. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const;
const FULL_FORM: RequestForm = {
  format: 'json_schema',
  tokensField: 'max_tokens',
  hasTemperature: true,
  canStream: true,
};

/** A streamed reply has a frame around every few letters. */
const MAX_STREAM_BYTES = 16 * MAX_REPLY_BYTES;

/**
 * Requests in the form of chat completions. A form that the service refuses is not used for the next
 * request; one that works stays as long as the process lives. When the last form is refused too, the
 * form was not the reason, and the next request begins with the full one.
 */
export function chatCompletionsCall({ url, key, model }: ModelAddress): CallModel {
  const target = completionsUrl(url);
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  };
  let form = FULL_FORM;

  async function post(request: ModelRequest, signal: AbortSignal, onText?: OnText) {
    const used = form;
    const isStreamed = onText !== undefined && used.canStream;
    const reply = await fetch(target, {
      method: 'POST',
      headers,
      body: JSON.stringify({ model, ...bodyOf(request, used), ...(isStreamed && STREAMED) }),
      redirect: 'manual', // it would get the key
      signal,
    });
    if (reply.ok) return readReply(reply, onText);
    const said = (await boundedText(reply)) ?? '';
    if (isFormRefused(reply.status, said)) form = lesserForm(used, isStreamed, said) ?? FULL_FORM;
    return err(failureOf(reply.status));
  }

  return async (request, signal, onText) => {
    try {
      return await post(request, signal, onText);
    } catch {
      return err(signal.aborted ? 'timeout' : 'unreachable');
    }
  };
}

/** An address without a path gets `/v1`; one with a path is taken as it stands, the whole address too. */
function completionsUrl(url: string): string {
  const target = new URL(url);
  const path = target.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  target.pathname = `${path || '/v1'}/chat/completions`;
  return target.href;
}

const STREAMED = { stream: true };

function bodyOf({ prompt, temperature, maxOutputTokens, answer }: ModelRequest, form: RequestForm) {
  return {
    messages: [{ role: 'user', content: prompt }],
    ...(form.hasTemperature && { temperature }),
    [form.tokensField]: maxOutputTokens,
    ...(form.format === 'json_schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: answer, strict: true, schema: REPLY_SCHEMAS[answer] },
      },
    }),
    ...(form.format === 'json_object' && { response_format: { type: 'json_object' } }),
  };
}

const UNKNOWN_FIELD =
  /response_format|json_schema|(?:unknown|unrecogni[sz]ed|unexpected|unsupported|extra) (?:\w+ )?(?:field|parameter|argument|property|input)/i;
/** These say that the key, the place or the hour is wrong, whatever else they say. */
const NOT_THE_FORM: ReadonlySet<number> = new Set([401, 403, 404, 429]);

function isFormRefused(status: number, said: string): boolean {
  if (status === 400 || status === 422) return true;
  return status > 400 && !NOT_THE_FORM.has(status) && UNKNOWN_FIELD.test(said);
}

/** The form to try after this one was refused. Newer models name the field that they do not take. */
function lesserForm(used: RequestForm, isStreamed: boolean, said: string): RequestForm | undefined {
  const field = refusedField(said);
  if (field === 'max_tokens' && used.tokensField === 'max_tokens') {
    return { ...used, tokensField: 'max_completion_tokens' };
  }
  if (field === 'temperature' && used.hasTemperature) return { ...used, hasTemperature: false };
  const format = FORMATS[FORMATS.indexOf(used.format) + 1];
  if (format !== undefined && field !== 'stream') return { ...used, format };
  return isStreamed ? { ...FULL_FORM, canStream: false } : undefined;
}

function refusedField(said: string): unknown {
  return Object(parsed(said).error).param;
}

async function readReply(
  reply: Response,
  onText: OnText | undefined,
): Promise<Result<string, ModelFailure>> {
  const type = reply.headers.get('content-type') ?? '';
  if (type.includes('text/event-stream')) return readStream(reply, onText);
  const text = await boundedText(reply);
  if (text === undefined) return err('too-large');
  const said = firstChoice(parsed(text)).message?.content;
  return ok(typeof said === 'string' ? withoutThoughts(said) : '');
}

/** The text of a stream of events. One that breaks off before its end is no answer. */
async function readStream(
  reply: Response,
  onText: OnText | undefined,
): Promise<Result<string, ModelFailure>> {
  let text = '';
  let isWhole = false;
  for await (const data of eventsOf(reply)) {
    if (data === '[DONE]') return ok(withoutThoughts(text));
    const { delta, finish_reason } = firstChoice(parsed(data));
    if (typeof delta?.content === 'string') text += delta.content;
    if (text.length > MAX_REPLY_BYTES) return err('too-large');
    isWhole ||= typeof finish_reason === 'string';
    onText?.(withoutThoughts(text));
  }
  return isWhole ? ok(withoutThoughts(text)) : err('unreachable');
}

/** The data of each event. What is much too long is left off, as if it had broken off. */
async function* eventsOf({ body }: Response): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let size = 0;
  let rest = '';
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_STREAM_BYTES) return;
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}

type CompletionReply = { readonly choices?: unknown; readonly error?: unknown };

type Choice = {
  readonly message?: { readonly content?: unknown };
  readonly delta?: { readonly content?: unknown };
  readonly finish_reason?: unknown;
};

/** The first choice of a reply or of an event; empty when the service said something else. */
function firstChoice({ choices }: CompletionReply): Choice {
  return Object(Array.isArray(choices) ? choices[0] : undefined);
}

function parsed(text: string): CompletionReply {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Models that think aloud do so before their answer, and may not be at its end yet. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, '');
}
