import { err, ok, type Result } from '#rules/result.ts';

/** What went wrong with a call, with the server's words for a person where it had some. */
export type CallFailure = {
  /** `network-request-failed`, `unavailable`, `cancelled`, or the server's own code. */
  readonly code: string;
  readonly message: string;
  /** 0 when there was no reply. */
  readonly status: number;
  /** From Retry-After, when the server sent one. */
  readonly retryAfterMs?: number;
};

/** The server's answer has a shape that this version does not know. */
export const UNREADABLE: CallFailure = { code: 'unreadable', message: '', status: 200 };

export type CallOptions = {
  readonly timeoutMs?: number;
  readonly timeoutMessage?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Lets the request outlive the page; the browser takes at most 64 KB of those. */
  readonly keepalive?: boolean;
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** Reads a reply that arrives bit by bit; without it the whole text is waited for. */
  readonly read?: (reply: Response) => Promise<string>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

export type Call = (
  method: Method,
  path: string,
  body?: unknown,
  options?: CallOptions,
) => Promise<Result<unknown, CallFailure>>;

const CALL_TIMEOUT_MS = 10_000;
/** The contract's words in the log, for a save or a load. A screen that waited says `TOO_SLOW`. */
export const SAVE_TIMEOUT = 'Save operation timeout';
export const TOO_SLOW = 'The server took too long to answer.';
const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504]);

export const call: Call = async (method, path, body, options = {}) => {
  const { timeoutMs = CALL_TIMEOUT_MS, timeoutMessage = TOO_SLOW } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await fetch(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...options.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      keepalive: options.keepalive ?? false,
      signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
    });
    const text = options.read ? await options.read(reply) : await reply.text();
    return reply.ok ? readReply(text, reply.status) : err(failureOf(reply, text));
  } catch (error) {
    if (options.signal?.aborted) return err({ code: 'cancelled', message: '', status: 0 });
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    const message = isTimeout ? timeoutMessage : 'The server cannot be reached.';
    return err({ code: 'network-request-failed', message, status: 0 });
  }
};

/** An answer that is no JSON does not come from our server, but from a proxy or a wifi portal. */
function readReply(text: string, status: number): Result<unknown, CallFailure> {
  if (text === '') return ok(null);
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ code: 'unavailable', message: 'The server gave no readable answer.', status });
  }
}

function failureOf({ status, headers }: Response, text: string): CallFailure {
  const said = wordsIn(text);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const code = UNAVAILABLE.has(status) ? 'unavailable' : (said.code ?? 'unexpected');
  const reference = code === 'unexpected' && headers.get('x-request-id');
  return {
    code,
    // Whoever keeps the server finds the id in its log.
    message: said.message ? said.message + (reference ? ` Reference ${reference}` : '') : '',
    status,
    ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
  };
}

function wordsIn(text: string): { readonly code?: string; readonly message?: string } {
  try {
    const { code, message } = Object(JSON.parse(text));
    return {
      ...(typeof code === 'string' && { code }),
      ...(typeof message === 'string' && { message }),
    };
  } catch {
    return {};
  }
}

/** The browser's user asked to save data; most browsers do not tell. */
export function isSavingData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

/** The server's own words, or the contract's when it had none. */
export function wordsOf({ message }: CallFailure): string {
  return message || 'An error occurred';
}
