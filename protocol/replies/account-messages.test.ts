import * as v from 'valibot';
import { expect, test } from 'vitest';
import { signInBody } from './account-messages.ts';

test.each(['\ud800', 'x'.repeat(1_025), 7])('[P4] %j is no password', (password) => {
  expect(v.is(signInBody, { email: 'ash@example.org', password: 'a lantern' })).toBe(true);
  expect(v.is(signInBody, { email: 'ash@example.org', password })).toBe(false);
});
