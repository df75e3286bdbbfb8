import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFreeForm } from './free-form.ts';

test.each([
  [{ '': 1 }],
  [{ goals: [{ '': 1 }] }],
  [{ 'a/b': 1 }],
  [{ 'a~b': 1 }],
  [{ 'a[0]': 1 }],
  [{ __name__: 1 }],
  [JSON.parse('{"__proto__":{"x":1}}')],
  [{ constructor: 1 }],
  [{ 'a\u0000': 1 }],
  [{ ['x'.repeat(101)]: 1 }],
  [[1]],
  [null],
  ['text'],
  [{ odd: Number.NaN }],
])('[P14] [N3] %j is no record', (input) => {
  expect(parseFreeForm(input).ok).toBe(false);
});

test('[P6] a value that JSON does not know is refused', () => {
  expect(parseFreeForm({ big: 1n }).ok).toBe(false);
});

test('[P6] a record nested deeper than eight levels is refused', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });
  expect(parseFreeForm(nested(7)).ok).toBe(true);
  expect(parseFreeForm(nested(8)).ok).toBe(false);
});

test('[P8] texts are cleaned wherever they stand', () => {
  const parsed = parseFreeForm({ goals: ['Run\u0000', { note: 'half \ud800' }] });
  expect(parsed).toEqual({ ok: true, value: { goals: ['Run', { note: 'half \ufffd' }] } });
});

test('[P4] [P7] no input makes it throw or touches a prototype, and what passes survives JSON', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const parsed = parseFreeForm(input);
      if (parsed.ok) expect(JSON.parse(JSON.stringify(parsed.value))).toEqual(parsed.value);
    }),
    { numRuns: 2_000 },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});
