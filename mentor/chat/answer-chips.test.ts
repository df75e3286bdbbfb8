import { expect, test } from 'vitest';
import { readRoles } from '#mentor/text/read-roles.ts';
import { answerChips } from './answer-chips.ts';
import { collectedFrom } from './collect-answers.ts';
import { questionAfter } from './questions.ts';
import { scriptedReply } from './scripted-chat.ts';

test('[M19] chips answer the questions about time, style and experience, and no other', () => {
  expect(questionAfter(2)).toContain('time');
  expect(questionAfter(3)).toContain('structured');
  expect(questionAfter(4)).toContain('experience');
  expect([0, 1, 5].flatMap(answerChips)).toEqual([]);
});

test('[M19] every chip is understood as it is meant', () => {
  const read = (count: number, field: 'dailyCommitment' | 'questStyle' | 'skillLevel') =>
    answerChips(count).map((chip) => [
      chip,
      collectedFrom([...Array(count).fill('x'), chip])[field],
    ]);
  expect(read(2, 'dailyCommitment')).toEqual([
    ['15 min', '30 minutes daily'],
    ['30 min', '30 minutes daily'],
    ['1 hour', '1-2 hours daily'],
    ['2 hours', '1-2 hours daily'],
    ['Mostly weekends', 'Weekend warrior'],
    ['It varies', 'Flexible schedule'],
  ]);
  expect(read(3, 'questStyle')).toEqual([
    ['Step by step', 'structured'],
    ['Same time daily', 'structured'],
    ['Room to move', 'flexible'],
    ['A bit of both', 'balanced'],
    ['Surprise me', 'flexible'],
  ]);
  expect(read(4, 'skillLevel')).toEqual([
    ['New to this', 'Beginner'],
    ['Tried and stopped', 'Beginner'],
    ['Some habits hold', 'Intermediate'],
    ['Years of practice', 'Advanced'],
  ]);
});

test('[M19] [R3] a chip makes nobody a role, and the Warden answers to each in words of its own', () => {
  for (const count of [2, 3, 4]) {
    for (const chip of answerChips(count)) {
      expect(readRoles([chip]).roles).toEqual([]);
      expect(scriptedReply([...Array(count).fill('x'), chip])).not.toMatch(/written|Noted in your/);
    }
  }
});
