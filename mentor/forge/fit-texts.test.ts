import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitTexts, textBytes } from './fit-texts.ts';

function bytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length - 2;
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '"', '\n', 'я', '語', '🗝', '\ud800'),
    maxLength: 200,
  }),
);

test('[P9] the bytes of a text are those it takes in JSON', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(textBytes(text)).toBe(bytesOf(text));
    }),
  );
});

test('[P9] texts that fit stay as they are', () => {
  expect(fitTexts(['one', 'два', ''], 9)).toEqual(['one', 'два', '']);
});

test.each([
  [['aaaa bbbb cccc', 'dd'], 14, ['aaaa…', 'dd']],
  [['aaaaaaaaaaaa', 'bbbbbbbbbbbb'], 18, ['aaaaaa…', 'bbbbbb…']],
  [['語語語語'], 9, ['語語…']],
  [['🗝🗝🗝'], 8, ['🗝…']],
  [['🗝🗝🗝'], 5, ['']],
  [['abc'], 0, ['']],
])(
  '[P9] %j in %i bytes is %j: a short text lends a long one what it does not need',
  (texts, bytes, cut) => {
    expect(fitTexts(texts, bytes)).toEqual(cut);
  },
);

test('[P9] together they never take more than they may, and no text is cut while another has more', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 12 }), fc.nat({ max: 900 }), (texts, maxBytes) => {
      const fitted = fitTexts(texts, maxBytes);
      const sizes = fitted.map(bytesOf);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
      const cutSizes = texts.flatMap((text, at) => (text === fitted[at] ? [] : [bytesOf(text)]));
      const keptSizes = sizes.filter((_, at) => texts[at] === fitted[at]);
      expect(Math.max(0, ...keptSizes)).toBeLessThan(
        Math.min(Number.POSITIVE_INFINITY, ...cutSizes),
      );
    }),
  );
});
