import fc from 'fast-check';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from '#server/http/failures.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import { acceptStrictJson } from './strict-json.ts';

let app: FastifyInstance;
let received: unknown;
beforeAll(async () => {
  app = fastify();
  answerErrors(app);
  acceptStrictJson(app, DEFAULT_LIMITS);
  app.post('/', async (request) => {
    received = request.body;
    return 'taken';
  });
  await app.ready();
});
afterAll(() => app.close());

async function send(payload: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const reply = await app.inject({ method: 'POST', url: '/', headers, payload });
  return reply.statusCode === 200 ? 'taken' : `${reply.statusCode} ${reply.json().code}`;
}

type Tree =
  | { readonly kind: 'scalar'; readonly value: unknown }
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  | { readonly kind: 'record'; readonly pairs: readonly (readonly [string, Tree])[] };

const keys = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
  { weight: 8, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', '"', '\\', ':', '{') },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'prototype') },
);
const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.record({ kind: fc.constant('scalar'), value: fc.jsonValue({ maxDepth: 0 }) }),
    fc.record({
      kind: fc.constant('list'),
      items: fc.array(tie('tree'), { maxLength: 4 }),
    }),
    fc.record({
      kind: fc.constant('record'),
      pairs: fc.array(fc.tuple(keys, tie('tree')), { maxLength: 4 }),
    }),
  ),
})).tree;

/** Escapes and blanks where JSON allows them, in a pattern drawn with the tree. */
function write(tree: Tree, style: number): string {
  const gap = ['', ' ', '\n\t'][style % 3] ?? '';
  const quote = (key: string) =>
    style % 2 === 0
      ? JSON.stringify(key)
      : `"${[...Array(key.length).keys()].map((at) => `\\u${key.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`;
  switch (tree.kind) {
    case 'scalar':
      return gap + JSON.stringify(tree.value) + gap;
    case 'list':
      return `[${gap}${tree.items.map((item) => write(item, style + 1)).join(',')}]${gap}`;
    case 'record':
      return `{${tree.pairs.map(([key, value]) => `${gap}${quote(key)}${gap}:${write(value, style + 1)}`).join(',')}${gap}}`;
  }
}

function faultsOf(tree: Tree): readonly string[] {
  if (tree.kind === 'scalar') return [];
  if (tree.kind === 'list') return tree.items.flatMap(faultsOf);
  const names = tree.pairs.map(([key]) => key);
  return [
    ...(new Set(names).size < names.length ? ['400 duplicate-key'] : []),
    ...(names.some((name) => /^(__proto__|constructor|prototype)$/.test(name))
      ? ['400 forbidden-key']
      : []),
    ...tree.pairs.flatMap(([, value]) => faultsOf(value)),
  ];
}

test('[SEC29] of valid JSON exactly the hostile is refused, and the rest is read as it stands', async () => {
  await fc.assert(
    fc.asyncProperty(trees, fc.nat(5), async (tree, style) => {
      const text = write(tree, style);
      const verdict = await send(text);
      const faults = faultsOf(tree);
      expect(faults.length === 0 ? ['taken'] : faults).toContain(verdict);
      if (verdict === 'taken') expect(received).toEqual(JSON.parse(text));
    }),
    { numRuns: 300 },
  );
});

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const tokens = fc.constantFrom(
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  'a',
  '"a"',
  '"b":',
  '1',
  '-',
  'null',
  ' ',
  'é',
  '\u0001',
);
const texts = fc.oneof(
  fc.array(tokens, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
  fc.json(),
  fc.tuple(fc.json(), fc.nat(), tokens).map(([json, at, token]) => {
    const place = at % (json.length + 1);
    return json.slice(0, place) + token + json.slice(place + (at % 2));
  }),
);

test('[SEC29] nothing is taken that JSON.parse refuses, nothing called broken that it reads', async () => {
  await fc.assert(
    fc.asyncProperty(
      texts.filter((text) => text.isWellFormed() && text !== ''),
      async (text) => {
        const verdict = await send(text);
        const oracle = parsed(text);
        if (verdict === 'taken') expect({ value: received }).toEqual(oracle);
        else if (oracle !== undefined)
          expect(verdict).toMatch(/duplicate-key|forbidden-key|json-too-deep/);
      },
    ),
    { numRuns: 1_000 },
  );
});
