import { expect, test } from 'vitest';
import { base32, codeAt, digitsIn, newTotpSecret, stepAt, stepOfCode } from './codes.ts';

/** The secret of RFC 6238, appendix B. */
const SECRET = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[SI30] at %i seconds the code is the one of RFC 6238', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1_000))).toBe(code);
});

test('[SI30] a secret is 160 random bits in base32, as apps take it', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  const secrets = new Set(Array.from({ length: 100 }, newTotpSecret));
  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('[SI32] a code is of now, the step before or the step after', () => {
  const nowMs = Date.UTC(2031, 4, 6, 12, 0, 15);
  const now = stepAt(nowMs);
  const found = [-2, -1, 0, 1, 2].map((off) =>
    stepOfCode(SECRET, codeAt(SECRET, now + off), nowMs),
  );
  expect(found).toEqual([undefined, now - 1, now, now + 1, undefined]);
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('[SI32] %o typed is the code %o', (typed, digits) => {
  expect(digitsIn(typed)).toBe(digits);
});
