import { expect, test } from 'vitest';
import { missingIn } from './auth-fields.ts';

const FILLED = { displayName: 'Ash', email: 'ash@example.org', password: 'x' };

test('[G6] signing in needs email and password, and no name', () => {
  expect(missingIn('sign-in', { displayName: '', email: ' ', password: '' })).toEqual({
    email: 'Enter your email.',
    password: 'Enter your password.',
  });
  expect(missingIn('sign-in', { ...FILLED, displayName: '' })).toEqual({});
});

test('[G6] signing up needs a name, too', () => {
  expect(missingIn('sign-up', { ...FILLED, displayName: '  ' })).toEqual({
    displayName: 'Choose a hunter name.',
  });
  expect(missingIn('sign-up', FILLED)).toEqual({});
});

test('[G6] a password of spaces is a password: the server judges it', () => {
  expect(missingIn('sign-in', { ...FILLED, password: '   ' })).toEqual({});
});
