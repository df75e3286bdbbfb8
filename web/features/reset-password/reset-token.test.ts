import { expect, test } from 'vitest';
import { tokenIn } from './reset-token.ts';

const TOKEN = `${'aZ09_-'.repeat(7)}x`;

test('[G11] the token of a reset link stands behind its #', () => {
  expect(tokenIn(`#token=${TOKEN}`)).toBe(TOKEN);
});

test.each([
  '',
  '#',
  '#token=',
  `#token=${TOKEN}x`,
  `#token=${TOKEN.slice(1)}`,
  `#${TOKEN}`,
  '#token=<script>',
])('[G11] %o is no whole reset link', (fragment) => {
  expect(tokenIn(fragment)).toBeUndefined();
});
