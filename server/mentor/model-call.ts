import { setTimeout as wait } from 'node:timers/promises';
import { err, ok, type Result } from '#rules/result.ts';

export type ModelAddress = {
  /** `MENTOR_API_URL` without a slash at its end. */
  readonly url: string;
  /** A model of one's own may need none; the contract's form does. */
  readonly key: string | undefined;
  readonly model: string;
};

export type ModelRequest = {
  readonly prompt: string;
  readonly temperature: number;
  readonly maxOutputTokens: number;
  /** The form of answer that the prompt asks for: a service may be able to hold the model to it. */
  readonly answer: 'quests' | 'chat' | 'advice';
};

/** Failures never name the address, because the key is part of it. */
export type ModelFailure = 'unreachable' | 'timeout' | 'refused' | 'busy' | 'too-large';

/** Gets the text that has arrived so far, each time from its beginning. */
export type OnText = (text: string) => void;

/** One request. A service that streams tells `onText` how the answer grows, where that is given. */
export type CallModel = (
  request: ModelRequest,
  signal: AbortSignal,
  onText?: OnText,
) => Promise<Result<string, ModelFailure>>;

export const MAX_REPLY_BYTES = 65_536;

/** One request in the contract's form. Redirects are not followed: they would get the key. */
export function modelCall({ url, key, model }: ModelAddress): CallModel {
  const path = `/v1beta/models/${encodeURIComponent(model)}:generateContent`;
  const target = `${url}${path}?key=${encodeURIComponent(key ?? '')}`;
  return async ({ prompt, temperature, maxOutputTokens }, signal) => {
    try {
      const reply = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          contents: [{ parts: [{ text: prompt }] }],
          generationConfig: { temperature, maxOutputTokens },
        }),
        redirect: 'manual',
        signal,
      });
      if (!reply.ok) return err(failureOf(reply.status));
      const text = await boundedText(reply);
      return text === undefined ? err('too-large') : ok(firstPart(text));
    } catch {
      return err(signal.aborted ? 'timeout' : 'unreachable');
    }
  };
}

export function failureOf(status: number): ModelFailure {
  if (status === 429) return 'busy';
  return status >= 500 ? 'unreachable' : 'refused';
}

/** The whole text of a reply; undefined if it is too long, which is noticed before its end. */
export async function boundedText({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_REPLY_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** The first candidate's first part; empty when the service answered something else. */
function firstPart(text: string): string {
  try {
    const said = JSON.parse(text)?.candidates?.[0]?.content?.parts?.[0]?.text;
    return typeof said === 'string' ? said : '';
  } catch {
    return '';
  }
}

const EXTRA_TRIES = 2;
const WAIT_MS = 1_000;

export type TryTerms = {
  readonly deadlineMs: number;
  /** Aborted when the caller hung up: this ends the tries. */
  readonly gone?: AbortSignal | undefined;
  readonly onText?: OnText | undefined;
};

/**
 * Makes up to three requests within one deadline, waiting 1 s and 2 s between them, whatever the failure
 * was. What a failed one had begun to say is taken back: `onText` gets the empty text.
 */
export async function inTries(
  call: CallModel,
  request: ModelRequest,
  { deadlineMs, gone, onText }: TryTerms,
): Promise<Result<string, ModelFailure>> {
  const timeout = AbortSignal.timeout(deadlineMs);
  const signal = gone === undefined ? timeout : AbortSignal.any([timeout, gone]);
  for (let attempt = 1; ; attempt += 1) {
    const result = await call(request, signal, onText);
    if (!result.ok) onText?.('');
    if (result.ok || attempt > EXTRA_TRIES) return result;
    try {
      await wait(attempt * WAIT_MS, undefined, { signal });
    } catch {
      return result; // no time is left for another
    }
  }
}
