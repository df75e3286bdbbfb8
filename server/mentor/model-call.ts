import { setTimeout as wait } from 'node:timers/promises';
import { err, ok, type Result } from '#rules/result.ts';

export type ModelAddress = {
  /** `MENTOR_API_URL` without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
};

export type ModelRequest = {
  readonly prompt: string;
  readonly temperature: number;
  readonly maxOutputTokens: number;
};

/** Failures never name the address, because the key is part of it. */
export type ModelFailure = 'unreachable' | 'timeout' | 'refused' | 'busy' | 'too-large';

export type CallModel = (
  request: ModelRequest,
  signal: AbortSignal,
) => Promise<Result<string, ModelFailure>>;

const MAX_REPLY_BYTES = 65_536;

/** One request in the contract's form. Redirects are not followed: they would get the key. */
export function modelCall({ url, key, model }: ModelAddress): CallModel {
  const path = `/v1beta/models/${encodeURIComponent(model)}:generateContent`;
  const target = `${url}${path}?key=${encodeURIComponent(key)}`;
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
      if (reply.status === 429) return err('busy');
      if (!reply.ok) return err(reply.status >= 500 ? 'unreachable' : 'refused');
      return await readText(reply);
    } catch {
      return err(signal.aborted ? 'timeout' : 'unreachable');
    }
  };
}

async function readText({ body }: Response): Promise<Result<string, ModelFailure>> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_REPLY_BYTES) return err('too-large');
    text += decoder.decode(chunk, { stream: true });
  }
  return ok(firstPart(text));
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

/**
 * Makes up to three requests within one deadline, waiting 1 s and 2 s between them, whatever the failure
 * was. Aborting `gone`, because the caller hung up, ends them.
 */
export async function inTries(
  call: CallModel,
  request: ModelRequest,
  deadlineMs: number,
  gone?: AbortSignal,
): Promise<Result<string, ModelFailure>> {
  const timeout = AbortSignal.timeout(deadlineMs);
  const signal = gone === undefined ? timeout : AbortSignal.any([timeout, gone]);
  for (let attempt = 1; ; attempt += 1) {
    const result = await call(request, signal);
    if (result.ok || attempt > EXTRA_TRIES) return result;
    try {
      await wait(attempt * WAIT_MS, undefined, { signal });
    } catch {
      return result; // no time is left for another
    }
  }
}
