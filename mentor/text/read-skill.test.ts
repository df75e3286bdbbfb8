import { expect, test } from 'vitest';
import { collectedFrom } from '#mentor/chat/collect-answers.ts';
import { scriptedReply } from '#mentor/chat/scripted-chat.ts';

test.each([
  ['never done it', 'Beginner'],
  ['no experience', 'Beginner'],
  ["I'm new to this", 'Beginner'],
  ['just starting, six months', 'Beginner'],
  ['no', 'Beginner'],
  ['Nope.', 'Beginner'],
  ['No, none at all', 'Beginner'],
  ['not really', 'Beginner'],
  ['I have mastered nothing', 'Beginner'],
  ['expert at nothing', 'Beginner'],
  ['used to play netball, nothing for two years now', 'Beginner'],
  ['had lessons for one year when I was 9', 'Beginner'],
  ['ten years of it since I was a child', 'Advanced'],
  ['I have no real experience', 'Beginner'],
  ['some experience', 'Intermediate'],
  ['some experience, nothing else', 'Intermediate'],
  ['some', 'Intermediate'],
  ['two years', 'Intermediate'],
  ['not a beginner', 'Intermediate'],
  ['not an expert', 'Intermediate'],
  ['I am 34 years old', 'Intermediate'],
  ["I'm in my senior year of high school", 'Intermediate'],
  ['I am a senior in college', 'Intermediate'],
  ['doing my master’s degree', 'Intermediate'],
  ['I want to become an expert', 'Intermediate'],
  ['ten years', 'Advanced'],
  ['5+ yrs', 'Advanced'],
  ['I am an expert', 'Advanced'],
  ['senior engineer', 'Advanced'],
  ['quite experienced', 'Advanced'],
  ['a lot', 'Advanced'],
  ['No worries, I am an expert', 'Advanced'],
])('[M3] "%s" is the skill level %s', (answer, level) => {
  expect(collectedFrom(['', '', '', '', answer]).skillLevel).toBe(level);
});

test.each([
  ['never done it', 'first stair is a good place'],
  ['no', 'first stair is a good place'],
  ['some experience', 'a little further in'],
  ['ten years', 'deeper than most'],
])('[M2] to "%s" the Warden says "%s" and thanks', (experience, said) => {
  expect(scriptedReply(['', '', '', '', experience])).toContain(said);
  expect(scriptedReply(['', '', '', '', experience])).toContain('Thank you');
});

test.each([
  'I am 34 years old',
  "I'm in my senior year of high school",
  'I want to become an expert',
  'I never give up',
  'I need some motivation and I am a bit tired',
  'десять лет',
  '三年',
])('[M2] of an experience that is not understood the Warden asserts nothing: "%s"', (said) => {
  expect(scriptedReply(['', '', '', '', said])).toContain('The first quests will show');
  expect(scriptedReply(['', '', '', '', said])).not.toMatch(/stair|deeper/);
});
