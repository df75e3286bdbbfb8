import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_INPUTS, MAX_MESSAGE_LENGTH } from './chat-progress.ts';
import { canSend, openingMessage } from './questions.ts';
import { scriptedReply } from './scripted-chat.ts';

const ANSWERS = [
  'I want to ship my side project and stop skipping the gym.',
  'coding, lifting and chess',
  'One hour after work',
  'structured',
  'ten years',
];

function replyTo(...answers: readonly string[]): string {
  return scriptedReply(answers);
}

test('[M1] five inputs are accepted, none of them blank, and none while a reply is awaited', () => {
  expect(MAX_INPUTS).toBe(5);
  expect(canSend('Read more', 0, false)).toBe(true);
  expect(canSend('Read more', 4, false)).toBe(true);
  expect(canSend('Read more', 5, false)).toBe(false);
  expect(canSend(' \n', 0, false)).toBe(false);
  expect(canSend('\u200b', 0, false)).toBe(false);
  expect(canSend('Read more', 0, true)).toBe(false);
});

test('[M1] a message has at most 1,000 characters, counted as they will be stored', () => {
  expect(MAX_MESSAGE_LENGTH).toBe(1_000);
  expect(canSend('🗝'.repeat(1_000), 0, false)).toBe(true);
  expect(canSend('🗝'.repeat(1_001), 0, false)).toBe(false);
  expect(canSend('\u{1d160}'.repeat(334), 0, false)).toBe(false); // three characters each in normal form C
});

test('[M2] the questions run: main goal, areas of interest, daily time, structured or flexible, experience', () => {
  const questions = [
    openingMessage('Mira'),
    ...[1, 2, 3, 4].map((count) => scriptedReply(ANSWERS.slice(0, count))),
  ];

  expect(questions[0]).toContain('main goal');
  expect(questions[1]).toContain('areas of interest');
  expect(questions[2]).toContain('How much time');
  expect(questions[3]).toContain('structured, step by step, or flexible');
  expect(questions[4]).toContain('how much experience');
  for (const question of questions) expect(question).toMatch(/\?( Name as many as you like\.)?$/);
});

test('[M2] after the fifth answer the Warden asks no more', () => {
  expect(scriptedReply(ANSWERS)).not.toContain('?');
  expect(scriptedReply(ANSWERS)).toContain('Your board is being laid out');
});

test('[M2] the Warden greets by name, and without one when there is none', () => {
  expect(openingMessage('Mira')).toMatch(/^I am the Warden, Mira\. /);
  expect(openingMessage('  ')).toMatch(/^I am the Warden\. /);
  expect(openingMessage('xX_Dark_Xx')).toMatch(/^I am the Warden, xX_Dark_Xx\. /);
});

test('[M2] the goal is said back, with the pursuits read in it', () => {
  const reply = replyTo(ANSWERS[0] ?? '');

  expect(reply).toContain('“I want to ship my side project and stop skipping the gym”');
  expect(reply).toContain('code and training');
  expect(replyTo('sleep earlier')).toContain('“sleep earlier”');
  expect(replyTo('раньше спать')).toContain('“раньше спать”: it is in the ledger');
});

test('[M2] of a goal nobody has yet the Warden makes nothing', () => {
  expect(replyTo("I don't know")).toContain('No goal yet');
  expect(replyTo("I don't know")).not.toContain('ledger');
});

test('[M2] the named areas are said back', () => {
  expect(replyTo('', 'coding, lifting and chess')).toContain('coding, lifting and chess');
  expect(replyTo('', 'chess')).toContain('“chess” on the map. One lamp');
  expect(replyTo('', 'a1, b2, c3, d4, e5')).toContain('“a1, b2 and c3” and 2 more on the map');
});

test.each(['<b>hi</b>', 'see https://example.org', 'www.example.org', '{{secret}}', '[a](b)'])(
  '[M2] markup and links are never said back: "%s"',
  (said) => {
    expect(replyTo(said)).not.toContain(said);
    expect(replyTo('', said)).toContain('Marked on the map.');
    expect(openingMessage(said)).not.toContain(said);
  },
);

test('[M2] whatever was said, a reply is one line and holds at most 60 characters of it', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('ж', 'ж', ' ', '\n', '\u202e', '\u0301', '🗝', ','),
      maxLength: 300,
    }),
  );
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 7 }), (answers) => {
      for (const message of [scriptedReply(answers), openingMessage(answers[0] ?? '')]) {
        expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u);
        expect(message.match(/ж/g)?.length ?? 0).toBeLessThanOrEqual(60);
      }
    }),
  );
});
