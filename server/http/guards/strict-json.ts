import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refused } from '#server/http/failures.ts';
import type { Limits } from '#server/startup/limits.ts';

type JsonLimits = Pick<Limits, 'maxJsonDepth' | 'maxJsonNodes'>;

/** Accepts JSON bodies only, in place of Fastify's parsers. Call it before any route. */
export function acceptStrictJson(app: FastifyInstance, limits: Limits): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limits.maxBodyBytes },
    async (_request: unknown, body: Buffer) => parseStrictJson(body, limits),
  );
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/auth/')) route.bodyLimit ??= limits.authBodyBytes;
  });
  app.addHook('preParsing', ({ headers }, _reply, _body, done) => {
    if (headers['content-encoding'] === undefined) return done();
    done(new Refused(415, 'unsupported-media-type', 'Compressed requests are not accepted.'));
  });
}

/** Parses JSON, refusing what two parsers could read differently, such as duplicate keys. */
function parseStrictJson(body: Buffer, limits: JsonLimits): unknown {
  if (body.length === 0) throw new Refused(400, 'empty-body', 'The request has no content.');
  if (!isUtf8(body)) throw new Refused(400, 'bad-utf8', 'The request is not written in UTF-8.');

  const text = body.toString('utf8');
  refuseHostileShape(text, limits);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, 'bad-json', 'The request is not valid JSON.');
  }
}

/**
 * Refuses texts that are too deep, too large or have forbidden keys, in one pass over the characters.
 * It only has to be right about valid JSON: JSON.parse refuses the rest.
 */
function refuseHostileShape(text: string, limits: JsonLimits): void {
  const shape = new Shape(limits);
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '"') at = takeString(text, at, shape);
    else if (isScalar(char)) {
      shape.countNode();
      at = skip(text, at, isScalar);
    } else {
      shape.takeMark(char);
      at += 1;
    }
  }
}

function takeString(text: string, at: number, shape: Shape): number {
  const end = stringEnd(text, at);
  const next = skip(text, end, isBlank);
  if (text[next] === ':') shape.takeKey(text.slice(at, end));
  else shape.countNode();
  return next;
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

class Shape {
  readonly #limits: JsonLimits;
  readonly #keysOfOpen: Set<string>[] = [];
  #nodeCount = 0;
  #keyCount = 0;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
  }

  countNode(): void {
    this.#refuseMany(++this.#nodeCount);
  }

  takeMark(char: string): void {
    if (char === '}' || char === ']') this.#keysOfOpen.pop();
    if (char !== '{' && char !== '[') return;
    this.countNode();
    if (this.#keysOfOpen.push(new Set()) <= this.#limits.maxJsonDepth) return;
    throw new Refused(400, 'json-too-deep', 'The request is nested too deeply.');
  }

  /** Counts keys as well: broken JSON could have more of them than values. */
  takeKey(quoted: string): void {
    this.#refuseMany(++this.#keyCount);
    const key = unquoted(quoted);
    const taken = this.#keysOfOpen.at(-1);
    if (key === undefined || taken === undefined) return;
    if (FORBIDDEN_KEYS.has(key)) {
      throw new Refused(400, 'forbidden-key', 'The request uses a name that is not accepted.');
    }
    if (taken.has(key)) {
      throw new Refused(400, 'duplicate-key', 'The request says the same name twice.');
    }
    taken.add(key);
  }

  #refuseMany(count: number): void {
    if (count <= this.#limits.maxJsonNodes) return;
    // 413, because a client then halves its batch.
    throw new Refused(413, 'too-large', 'The request holds too many values.');
  }
}

/** A key as JSON.parse reads it, because escapes spell one name in many ways. */
function unquoted(quoted: string): string | undefined {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted);
  } catch {
    return undefined;
  }
}

/** The index after the closing quote. */
function stringEnd(text: string, start: number): number {
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return text.length;
    let slashCount = 0;
    while (quote - slashCount > from && text[quote - slashCount - 1] === '\\') slashCount += 1;
    if (slashCount % 2 === 0) return quote + 1;
    from = quote + 1;
  }
}

function skip(text: string, start: number, isSkipped: (char: string) => boolean): number {
  let at = start;
  while (at < text.length && isSkipped(text.charAt(at))) at += 1;
  return at;
}

function isBlank(char: string): boolean {
  return char === ' ' || char === '\n' || char === '\r' || char === '\t';
}

function isScalar(char: string): boolean {
  return !isBlank(char) && !'{}[],:"'.includes(char);
}
