import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canSend, MAX_INPUTS, openingMessage, scriptedReply } from './scripted-chat.ts';

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
  expect(canSend('Read more', 0, true)).toBe(false);
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
});

test('[M2] the goal is said back, with the pursuits heard in it', () => {
  const reply = replyTo(ANSWERS[0] ?? '');

  expect(reply).toContain('“I want to ship my side project and stop skipping the gym”');
  expect(reply).toContain('code and training');
  expect(replyTo('sleep earlier')).toContain('“sleep earlier”');
});

test('[M2] the named areas are said back', () => {
  expect(replyTo('', 'coding, lifting and chess')).toContain('coding, lifting and chess');
  expect(replyTo('', 'chess')).toContain('“chess” on the map. One lamp');
  expect(replyTo('', 'a1, b2, c3, d4, e5')).toContain('“a1, b2 and c3” and 2 more on the map');
});

test.each([
  ['One hour after work', '60 minutes'],
  ['45 min', '45 minutes'],
  ['not a lot', '30 minutes daily'],
  ['only weekends', 'The weekend'],
  ['it varies', 'Days that change their shape'],
])('[M2] to a time of "%s" the Warden says "%s"', (time, said) => {
  expect(replyTo('', '', time)).toContain(said);
});

test.each([
  ['structured', 'Structured it is'],
  ['flexible', 'Flexible it is'],
  ['both', 'Some of each'],
])('[M2] to the style "%s" the Warden says "%s"', (style, said) => {
  expect(replyTo('', '', '', style)).toContain(said);
});

test.each([
  ['never done it', 'first stair is a good place'],
  ['some experience', 'a little further in'],
  ['ten years', 'deeper than most'],
])('[M2] to "%s" the Warden says "%s" and thanks', (experience, said) => {
  expect(replyTo('', '', '', '', experience)).toContain(said);
  expect(replyTo('', '', '', '', experience)).toContain('Thank you');
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

test('[M2] a hunter in danger hears neither jest nor praise, but where help is', () => {
  const reply = replyTo('I want to kill myself');

  expect(reply).toContain('crisis line');
  expect(reply).not.toContain('ledger');
  expect(reply).toContain('areas of interest');
});
