import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { firstJson } from './first-json.ts';

test.each([
  ['plain', '{"a":1}', { a: 1 }],
  ['a list', '[1,2]', [1, 2]],
  ['fenced', 'Sure!\n```json\n{"a":1}\n```\nEnjoy', { a: 1 }],
  ['prose around it', 'Here you go: {"a":{"b":[1]}} as asked.', { a: { b: [1] } }],
  ['two objects', '{"a":1} {"b":2}', { a: 1 }],
  ['braces in strings', '{"a":"} ] { [","b":"\\"}"}', { a: '} ] { [', b: '"}' }],
  ['a placeholder before it', 'Fill {name} and [x]: {"a":1}', { a: 1 }],
  ['doubled braces', '{{"a":1}}', { a: 1 }],
  ['a bracket that never closes before it', 'a [ b {"a":1}', { a: 1 }],
  ['mismatched brackets before it', '{] [} {"a":1}', { a: 1 }],
  ['an escaped backslash', '{"a":"\\\\"}', { a: '\\' }],
  ['NUL and HTML', '\u0000<b>{"a":"<script>"}</b>', { a: '<script>' }],
])('[P1] [SEC52] the first JSON is found in %s', (_name, text, value) => {
  expect(firstJson(text)).toEqual(value);
});

test.each([
  '',
  'no json',
  '"text"',
  '42',
  'null',
  '{"a":1',
  '[{"a":',
  '[{"a":1},{"a":',
  '[{"a":[{"b":1}],}] and so on',
  '{"a":[{"b":1}],',
  '{a:1}',
  '}{',
  '"{"',
])('[P1] there is none in %j', (text) => {
  expect(firstJson(text)).toBeUndefined();
});

test('[P1] whatever JSON object stands behind any prose without brackets is found', () => {
  const prose = fc.string().map((text) => text.replace(/[{}[\]"]/g, ''));
  fc.assert(
    fc.property(prose, fc.object({ withNullPrototype: false }), prose, (before, value, after) => {
      const text = JSON.stringify(value);
      expect(firstJson(`${before}${text}${after}`)).toEqual(JSON.parse(text));
    }),
  );
});

test('[P1] what is nested deeper than 64 levels is no answer to anything we ask', () => {
  expect(firstJson('['.repeat(64) + ']'.repeat(64))).toBeDefined();
  expect(firstJson(`{"a":${'['.repeat(64)}${']'.repeat(64)}}`)).toBeUndefined();
  expect(firstJson('['.repeat(100_000))).toBeUndefined();
});

test('[P4] no text makes it throw', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'{}[]":,\\a1 ') });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), hostile), (text) => void firstJson(text)),
    { numRuns: 2_000 },
  );
});

/** Counts looks at characters, because time is no measure on a busy machine; `bench/` has the time. */
function looksAt(text: string): number {
  const charAt = vi.spyOn(String.prototype, 'charAt');
  firstJson(text);
  const looks = charAt.mock.calls.length;
  charAt.mockRestore();
  return looks;
}

test.each(['{', '[', '{"', '{"a":[', '}{', '"{\\'])(
  '[P12] [SEC37] ten times as much of %j is looked at at most fifteen times as often',
  (unit) => {
    const few = looksAt(unit.repeat(1_000));
    expect(looksAt(unit.repeat(10_000)) / few).toBeLessThanOrEqual(15);
  },
);
