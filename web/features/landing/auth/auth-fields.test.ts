import { expect, test } from 'vitest';
import { missingIn, refusedField } from './auth-fields.ts';

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

test.each([
  ['no-match', 'password'],
  ['password-too-easy', 'password'],
  ['email-taken', 'email'],
  ['not-an-email', 'email'],
  ['name-too-long', 'displayName'],
])('[G12] the refusal %s is told at the field %s', (code, field) => {
  expect(refusedField({ code, message: 'No.' })).toEqual({ [field]: 'No.' });
});

test.each([
  ['too-many-attempts', 'Wait.'],
  ['busy', 'Wait.'],
  ['network-request-failed', 'Away.'],
  ['toString', 'No.'],
  ['no-match', ''],
])('[G12] the refusal %s with the message %o concerns no field', (code, message) => {
  expect(refusedField({ code, message })).toBeUndefined();
});
