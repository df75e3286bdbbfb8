import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

const MANY = 250_000;

/** With a step that is quadratic each of them takes minutes and outlives its test. */
test.each([
  ['blanks', `a${' '.repeat(MANY)}b`],
  ['tabs', `a${'\t'.repeat(MANY)}b`],
  ['hard blanks', `a${'\u00a0'.repeat(MANY)}b`],
  ['line breaks', `a${'\n '.repeat(MANY)}b`],
  ['marks above and below', `a${'\u0301'.repeat(MANY)}${'\u0316'.repeat(MANY)}b`],
  ['marks in turn', `a${'\u0301\u0316'.repeat(MANY)}b`],
  ['overrides', `a${'\u202e '.repeat(MANY)}b`],
])('[SEC37] a text of half a million %s is cleaned in one go', (_what, text) => {
  expect(cleanLine(text).at(-1)).toBe('b');
});

test('[P12] a line is one line, its breaks and the blanks around them one blank', () => {
  expect(cleanLine('  Walk \r\n \u2028\n the  dog \n')).toBe('Walk the  dog');
  expect(cleanText('Walk \n the dog\0')).toBe('Walk \n the dog');
  expect(cleanText('Tie\u0302\u0301ng Vie\u0323\u0302t')).toBe('Ti\u1ebfng Vi\u1ec7t');
});

test('[P12] cleaning what is clean changes nothing', () => {
  const signs = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\0',
    '\u0301',
    '\u0316',
    '\u0344',
    '\u202e',
    '\ud800',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(signs, { maxLength: 120 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (said) => {
      expect(cleanText(cleanText(said))).toBe(cleanText(said));
      expect(cleanLine(cleanLine(said))).toBe(cleanLine(said));
    }),
  );
});
