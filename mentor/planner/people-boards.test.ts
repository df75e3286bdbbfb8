import { expect, test } from 'vitest';
import { type Newcomer, peopleBoards } from './testing/people-boards.ts';

const NEWCOMER: Newcomer = {
  id: 7,
  goal: 'see the bottom of my inbox again',
  areas: 'work',
  time: '20 mins a day',
  style: 'flexible',
  experience: '11,300 unread',
  means: 'Clear the email backlog',
  act: 'archive 200 old mails, answer 5',
};

test('[FG123] a newcomer of a reading round answers what the board asks, and makes it their own', async () => {
  const today = '2026-11-18';
  const answered = await peopleBoards([NEWCOMER], { today, isAnswered: true });
  expect(answered).toContain('##### 7');
  expect(answered).toContain('act: archive 200 old mails, answer 5');
  expect(answered).toContain('Archive 200 old mails');
  const plain = await peopleBoards([NEWCOMER], { today, isAnswered: false });
  expect(plain).not.toContain('Make them yours');
});
