import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPassword } from './password-rules.ts';

const owner = { email: 'ana.vale@habits.example', displayName: 'Ana Vale' };

function verdict(password: string): string {
  const checked = checkPassword(password, owner);
  return checked.ok ? 'taken' : checked.failure.kind;
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

test('[SEC4] a password has 8 to 128 characters, and an emoji is one', () => {
  expect(verdict('f7 lamp')).toBe('password-too-short');
  expect(verdict('f7 lamps')).toBe('taken');
  expect(verdict('🏮🚪🌒🗡🐺🌲🔥')).toBe('password-too-short');
  expect(verdict('🏮🚪🌒🗡🐺🌲🔥🪶')).toBe('taken');
  const long = 'seven lanterns by the gate '.repeat(5);
  expect(verdict(long.slice(0, 128))).toBe('taken');
  expect(verdict(long.slice(0, 129))).toBe('password-too-long');
});

const COMMON = words(`
  password Password1 password123 PASSWORD!! p@ssw0rd P4$$w0rd2024 passw0rd! 123password ｐａｓｓｗｏｒｄ
  letmein1 l3tm31n! welcome1 changeme admin123 administrator test1234 iloveyou I-L0ve-You! sunshine
  princess1 football baseball7 dragon12 monkey123 shadow99 master01 michelle jennifer trustno1
  passwordpassword DragonDragon duskgate1 shadowhunter security passport ultimate Standard1 paradise
  michigan drowssap nogard99 wordpass 1passwor rush2112 basketba thunders motdepasse willkommen
`);
const PATTERNS = words(`
  qwerty123 qwertyuiop qwertz12 azertyuiop asdfghjkl zxcvbnm1 1q2w3e4r 1qaz2wsx zaq12wsx qwer1234
  abc12345 abcd1234 a1b2c3d4 abcdefgh hgfedcba 12345678 123456789 1234567890 87654321 0123456789
  11111111 12121212 123123123 00000000 19900214 aaaaaaaa abababab abcabcabc xyzxyzxyz xkq7xkq7 aaaabbbb
`);
const OF_THE_OWNER = words('ana.vale AnaVale1990 anavale!! 1990anavale ana.vale@habits.example');

test.each([...COMMON, ...PATTERNS, ...OF_THE_OWNER, 'i love you', 'Ana Vale'])(
  '[SEC4] %s is too easy to guess',
  (password) => {
    expect(verdict(password)).toBe('password-too-easy');
  },
);

/** Names of works, which are kept out of this repository's text. */
test.each(['c3VwZXJtYW4=', 'QmF0bWFuMTIz', 'cG9rZW1vbjE=', 'c3RhcndhcnM='])(
  '[SEC4] what %s stands for is too easy to guess',
  (encoded) => {
    expect(verdict(Buffer.from(encoded, 'base64').toString())).toBe('password-too-easy');
  },
);

test('[SEC4] the 3,000 most leaked of eight characters and more are too easy, with a year behind them too', () => {
  const top = dictionary.passwords.filter((word) => word.length >= 8).slice(0, 3_000);
  expect(top).toHaveLength(3_000);
  expect(top.filter((word) => verdict(word) === 'taken')).toEqual([]);
  const dated = top.filter((word) => /^[a-z]+$/.test(word)).map((word) => `${word}2024!`);
  expect(dated.filter((word) => verdict(word) === 'taken')).toEqual([]);
});

test('[SEC4] of passwords made by chance next to none is refused', () => {
  const signs = Array.from('abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { minLength: 12, maxLength: 12 }), (chosen) => {
      expect(verdict(chosen.join(''))).toBe('taken');
    }),
    { seed: 1, numRuns: 500 },
  );
});

const STRONG = words('Tr4vel-lamp vPq7$zKm bf0a93e7c1 天地玄黃宇宙洪荒 739201846512');

test.each([
  ...STRONG,
  'seven lanterns by the gate',
  'correct horse battery',
  'dragon under the bridge',
  'das Tor im Nebel',
  'пароль на воротах',
])('[SEC4] %s is taken', (password) => {
  expect(verdict(password)).toBe('taken');
});
