import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmail } from './email.ts';

test.each([
  ['anna@habits.example', 'anna@habits.example'],
  ['  Anna@Habits.Example ', 'anna@habits.example'],
  ['anna＠habits.example', 'anna@habits.example'],
  ['ＡＮＮＡ@habits.example', 'anna@habits.example'],
  ['anna@habits.example.', 'anna@habits.example'],
  ['anna@habits。example', 'anna@habits.example'],
  ["anna.o'neil+quests@habits.example", "anna.o'neil+quests@habits.example"],
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
])('[SEC15] %s is the mailbox %s', (typed, mailbox) => {
  expect(parseEmail(typed)).toEqual({ ok: true, value: mailbox });
});

test.each([
  '',
  'anna',
  '@habits.example',
  'anna@',
  'anna@habits',
  'anna@@habits.example',
  'anna@habits..example',
  '.anna@habits.example',
  'anna.@habits.example',
  'anna b@habits.example',
  'anna@habits.example..',
  'аnna@habits.example',
  'anna\0@habits.example',
  'anna@habits.example\nbcc: all@habits.example',
  '"anna"@habits.example',
  'anna@127.0.0.1',
  `${'a'.repeat(250)}@habits.example`,
])('[SEC15] %j is no e-mail address', (typed) => {
  expect(parseEmail(typed)).toEqual({ ok: false, failure: { kind: 'not-an-email' } });
});

const anyAddress = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.string({ unit: 'grapheme' }), fc.domain()).map((parts) => parts.join('@')),
);

test('[SEC15] a parsed e-mail parses to itself', () => {
  fc.assert(
    fc.property(anyAddress, (typed) => {
      const parsed = parseEmail(typed);
      if (parsed.ok) expect(parseEmail(parsed.value)).toEqual(parsed);
    }),
  );
});
