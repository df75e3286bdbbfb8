import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWanted, plainWords, vocabulary } from './read-claim.ts';

const WORDS = vocabulary('yoga push_up* c++');

function isYogaWanted(text: string): boolean {
  return isWanted(plainWords(text), WORDS);
}

test.each(['YOGA', 'Yoga!', 'ÿoga', 'push-ups', 'push  up', 'Push_Ups', 'C++', 'c++, mostly'])(
  '[R3] case, accents, hyphens and punctuation do not hide a word: "%s"',
  (text) => {
    expect(isYogaWanted(text)).toBe(true);
  },
);

test.each(['yogahouse', 'myyoga', 'push', 'c', 'c+', ''])(
  '[R3] a part of a word is not the word: "%s"',
  (text) => {
    expect(isYogaWanted(text)).toBe(false);
  },
);

test.each([
  ['I hate yoga', false],
  ['I don’t like yoga', false],
  ['no yoga', false],
  ['I hate mornings. Yoga at night', true],
  ['I hate mornings\nyoga at night', true],
  ['stop avoiding it, yoga', true],
  ["I don't want to quit yoga", true],
  ['no yoga on Monday, yoga on Friday', true],
  ['neither pilates nor yoga', false],
  ['no pilates and no yoga', false],
  ["I don't hate yoga", true],
  ['I never skip yoga', true],
  ['never tried yoga', true],
  ['fewer push-ups', false],
  ['less tv, more yoga', true],
  ['less tv more yoga', true],
  ['no more yoga', false],
  ['yoga less often', false],
  ["I don't do yoga enough", true],
  ['have never been to yoga', true],
])('[R3] a refusal reaches to the end of its thought, and two cancel out: "%s"', (text, wanted) => {
  expect(isYogaWanted(text)).toBe(wanted);
});

test('[R3] any text is read without harm, and no more of it than a message can hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(typeof isYogaWanted(text)).toBe('boolean');
    }),
  );
  expect(isYogaWanted(`${' '.repeat(2_000)}yoga`)).toBe(false);
  expect(isYogaWanted('hate yoga. '.repeat(30_000))).toBe(false);
});
