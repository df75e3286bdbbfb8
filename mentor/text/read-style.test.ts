import { expect, test } from 'vitest';
import { collectedFrom } from '#mentor/chat/collect-answers.ts';
import { scriptedReply } from '#mentor/chat/scripted-chat.ts';

test.each([
  ['Structured', 'structured'],
  ['a fixed routine', 'structured'],
  ['not flexible', 'structured'],
  ['structure instead of freedom', 'structured'],
  ['steps in a clear order', 'structured'],
  ['more structured than flexible', 'structured'],
  ['flexible, I go with my mood', 'flexible'],
  ["I don't like strict plans, give me freedom", 'flexible'],
  ['flexible rather than structured', 'flexible'],
  ['not structured', 'flexible'],
  ['I prefer flexibility over structure', 'flexible'],
  ['less structure', 'flexible'],
  ['without a plan', 'flexible'],
  ['in any order', 'flexible'],
  ['in my own order', 'flexible'],
  ['no particular order', 'flexible'],
  ['structured, with some room to move', 'balanced'],
  ['both', 'balanced'],
  ['a mix', 'balanced'],
  ['neither structured nor flexible', 'balanced'],
])('[M3] "%s" is the style %s', (answer, style) => {
  expect(collectedFrom(['', '', '', answer]).questStyle).toBe(style);
});

test.each([
  ['structured', 'Structured it is'],
  ['not structured', 'Flexible it is'],
  ['flexible', 'Flexible it is'],
  ['both', 'Some of each'],
])('[M2] to the style "%s" the Warden says "%s"', (style, said) => {
  expect(scriptedReply(['', '', '', style])).toContain(said);
});

test.each(['гибко', 'どちらでも', 'purple', 'I have a cat'])(
  '[M2] of a style that is not understood the Warden asserts nothing: "%s"',
  (said) => {
    expect(scriptedReply(['', '', '', said])).toContain('Noted in your own words');
    expect(scriptedReply(['', '', '', said])).not.toMatch(/it is:|Some of each/);
  },
);
