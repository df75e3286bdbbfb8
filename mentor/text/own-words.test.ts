import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test.each([
  ['Finish my thesis.', 'Finish my thesis'],
  ['  run\n\n5 km ', 'run 5 km'],
  ['Größe, 學習 и сон!', 'Größe, 學習 и сон!'],
  ['the 🗝 key', 'the key'],
  ['say "yes"', 'say yes'],
  ['xX_Dark_Xx', 'xX_Dark_Xx'],
  ['mira@example.org', 'mira@example.org'],
  ['読書、音楽。', '読書、音楽'],
])('[M2] plain words are said back on one line: %j as "%s"', (text, line) => {
  expect(ownWords(text)).toBe(line);
});

test.each(['<b>hi</b>', 'see https://a.example', 'WWW.a.example', '{{name}}', '[a](b)', 'a|b', ''])(
  '[M2] markup and links are not said back: "%s"',
  (text) => {
    expect(ownWords(text)).toBe('');
  },
);

test('[M2] a long text is cut after a whole word', () => {
  expect(ownWords(`Finish my ${'very '.repeat(40)}long novel`)).toMatch(/^Finish my very .*very…$/);
  expect(ownWords('a'.repeat(200))).toBe(`${'a'.repeat(59)}…`);
});

test('[M2] whatever was said, at most 60 characters of it come back, and no control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1_200 }), (text) => {
      const line = ownWords(text);
      expect([...line].length).toBeLessThanOrEqual(60);
      expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}<>]/u);
    }),
  );
});
