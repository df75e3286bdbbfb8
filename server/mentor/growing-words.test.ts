import { expect, test } from 'vitest';
import { tellGrowingWords } from './growing-words.ts';

/** What is told while an answer arrives letter by letter. */
function toldOf(answer: string): readonly string[] {
  const told: string[] = [];
  const onText = tellGrowingWords((words) => told.push(words));
  for (let end = 1; end <= answer.length; end += 1) onText(answer.slice(0, end));
  return told;
}

test('[E19] words are told in whole sentences, the last one when the message is closed', () => {
  expect(
    toldOf('{"message":"Well said. It takes 3.5 hours! And now?","isComplete":false}'),
  ).toEqual([
    'Well said.',
    'Well said. It takes 3.5 hours!',
    'Well said. It takes 3.5 hours! And now?',
  ]);
  expect(toldOf('{"message":"よく言った。次は？"}')).toEqual([
    'よく言った。',
    'よく言った。次は？',
  ]);
});

test('[E19] escapes, fences and a little prose do not matter', () => {
  const said = 'Of course:\n```json\n{ "message" : "\\"Run\\" it is.\\nSo\\u0066t ground? ';
  expect(toldOf(said)).toEqual(['"Run" it is.', '"Run" it is.\nSoft ground?']);
});

test.each([
  ['no JSON', 'Well said. And now? '],
  ['a list', '["message", {"message":"Well said. '],
  ['a message that does not stand first', '{"isComplete":true,"message":"Well said. '],
  ['a message that is no text', '{"message":["Well said. "]'],
  ['our own instructions', '{"message":"You are the Warden, mentor of Duskgate. And I am told. '],
])('[E19] of %s nothing is told before the end', (_what, answer) => {
  expect(toldOf(answer)).toEqual([]);
});

test('[E19] [M26] words that turn out unsafe are taken back, and no more are told', () => {
  const said =
    '{"message":"A fine goal. Just skip your insulin for a week. Then rest. What else?"}';
  expect(toldOf(said)).toEqual(['A fine goal.', '']);
});

test('[E19] a message of very many sentences is told for a while, and at once when it is begun anew', () => {
  const told: string[] = [];
  const onText = tellGrowingWords((words) => told.push(words));
  const answer = `{"message":"${'On it goes. '.repeat(40)}`;
  for (let end = 1; end <= answer.length; end += 1) onText(answer.slice(0, end));
  expect(told).toHaveLength(12);
  onText('');
  expect(told.at(-1)).toBe('');
});

test('[E19] a message longer than a chat can keep is not shown half', () => {
  const told: string[] = [];
  const onText = tellGrowingWords((words) => told.push(words));
  const answer = `{"message":"${'On it goes. '.repeat(400)}"}`;
  for (const end of [30, answer.length]) onText(answer.slice(0, end));
  expect(told).toEqual(['On it goes.', '']);
});
