import { expect, test } from 'vitest';
import { phrasesByBeginning } from './beginnings.ts';

const SETS = { want: 'want|would like', far: '(go|leave) far' };

test('[M20] a phrase is looked for where a word of the text begins as it may begin', () => {
  const PHRASES = [
    'buy (bread|milk)',
    '(i )?$want to swim',
    '* away',
    '$far + home#',
    '(?!so )sing*',
    '[5-9] eggs',
  ];
  const starts = phrasesByBeginning(PHRASES, SETS);
  const at = (text: string) => [...starts(text).keys()];

  // The third and the sixth begin with anything.
  expect(at(' today , buy milk ')).toEqual([0, 2, 5]);
  expect(at(' i would like to swim ')).toEqual([1, 2, 5]);
  expect(at(' want to swim ')).toEqual([1, 2, 5]);
  expect(at(' leave far from home ')).toEqual([2, 3, 5]);
  expect(at(' singing ')).toEqual([2, 4, 5]);
  expect(at(' rebuy bread ')).toEqual([2, 5]);
  expect(starts(' today , buy milk ').get(0)).toEqual([9]);
  expect(starts(' today , buy milk ').get(2)).toBeUndefined();
});
