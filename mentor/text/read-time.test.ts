import { expect, test } from 'vitest';
import { collectedFrom } from '#mentor/chat/collect-answers.ts';
import { TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import { scriptedReply } from '#mentor/chat/scripted-chat.ts';
import { dayMinutesOf, readTime } from './read-time.ts';

function commitmentIn(answer: string): string {
  return collectedFrom(['', '', answer]).dailyCommitment;
}

function replyTo(answer: string): string {
  return scriptedReply(['', '', answer]);
}

test.each([
  ['about 45 min', '30 minutes daily'],
  ['45', '30 minutes daily'],
  ['30-45', '30 minutes daily'],
  ['not much, a few minutes', '30 minutes daily'],
  ["I don't have much time", '30 minutes daily'],
  ['two hours', '1-2 hours daily'],
  ['One hour after work. More at the weekend.', '1-2 hours daily'],
  ['half a day? no, 3 hours', '3-4 hours daily'],
  ['a few hours', '3-4 hours daily'],
  ['it varies', 'Flexible schedule'],
  ['a lot', '3-4 hours daily'],
  ['hardly any', '30 minutes daily'],
  ['who can say', 'Flexible schedule'],
  ['I work 9 to 5', 'Flexible schedule'],
  ['I work full-time', 'Flexible schedule'],
])('[M3] "%s" is the commitment "%s"', (answer, commitment) => {
  expect(commitmentIn(answer)).toBe(commitment);
});

test.each(TIME_COMMITMENTS)('[M3] the option "%s", typed as it stands, is itself', (commitment) => {
  expect(commitmentIn(commitment)).toBe(commitment);
});

test.each([
  ['only weekends', 'Weekend warrior'],
  ['2 hours on Saturdays', 'Weekend warrior'],
  ['2 hours, on weekends', 'Weekend warrior'],
  ['no time on weekdays, just the weekend', 'Weekend warrior'],
  ['Saturday mornings', 'Weekend warrior'],
  ['2 hours in the evening, more on weekends', '1-2 hours daily'],
  ['2 hours, and even longer on Sundays', '1-2 hours daily'],
  ['30 min in the morning, 3 hours on Saturday', '30 minutes daily'],
  ['an hour, evenings and weekends', '1-2 hours daily'],
  ['an hour, but not on weekends', '1-2 hours daily'],
])('[M3] the weekend is the answer only where no other day has time: "%s" is "%s"', (said, is) => {
  expect(commitmentIn(said)).toBe(is);
});

test.each([
  ['5 hours per week', '30 minutes daily', '5 hours a week, about 45 minutes a day'],
  ['10 hours a week', '1-2 hours daily', '10 hours a week, about 1 hour 25 minutes a day'],
  ['30h/week', '3-4 hours daily', '30 hours a week, about 4 hours 15 minutes a day'],
  ['5h weekly', '30 minutes daily', '5 hours a week, about 45 minutes a day'],
  ['weekly 7 hours', '1-2 hours daily', '7 hours a week, about 1 hour a day'],
  ['maybe 5-6 hours in total each week', '1-2 hours daily', '6 hours a week'],
  ['30 hours a month', '1-2 hours daily', '30 hours a month, about 1 hour a day'],
  ['a few hours a week', '30 minutes daily', '30 minutes daily'],
  ['1 hour, 3 times a week', '1-2 hours daily', 'Noted: 1 hour.'],
  ['7 hours a week, 1 hour a day', '1-2 hours daily', '7 hours a week, about 1 hour a day'],
])('[M3] hours of a week are shared over its days: "%s" is "%s"', (answer, commitment, said) => {
  expect(commitmentIn(answer)).toBe(commitment);
  expect(replyTo(answer)).toContain(said);
});

test.each([
  ['One hour after work', 'Noted: 1 hour.'],
  ['90 minutes', 'Noted: 1 hour 30 minutes.'],
  ['2 hours', 'Noted: 2 hours.'],
  ['45 min', 'Noted: 45 minutes.'],
  ['1 minute', 'Noted: 1 minute.'],
  ['not a lot', 'Noted: 30 minutes daily.'],
  ['only weekends', 'The weekend'],
  ['it varies', 'Days that change their shape'],
])('[M2] to a time of "%s" the Warden says "%s"', (time, said) => {
  expect(replyTo(time)).toContain(said);
});

test.each(['24/7', 'all day', 'all the time in the world', '24 hours a day', 'no time limit'])(
  '[M3] all the time there is counts as the longest day, and is not taken: "%s"',
  (said) => {
    expect(commitmentIn(said)).toBe('3-4 hours daily');
    expect(replyTo(said)).toContain('I will ask for 3-4 hours daily at most');
  },
);

test.each([
  'none',
  'no time',
  'No.',
  'I have no free time',
  "I don't have any time",
  '0 minutes',
  '0',
])('[M3] no time at all gets the shortest day and no lecture: "%s"', (said) => {
  expect(commitmentIn(said)).toBe('30 minutes daily');
  expect(replyTo(said)).toContain('No time to spare');
});

test.each(['who can say', 'I work 9 to 5', 'два часа вечером', '毎日二時間'])(
  '[M2] of a time that is not understood the Warden asserts nothing: "%s"',
  (said) => {
    expect(replyTo(said)).toContain('Written down as you said it');
    expect(replyTo(said)).not.toMatch(/shape|Noted|weekend/);
  },
);

test.each([
  ['1 hour', 60],
  ['20 minutes a day', 20],
  ['5 hours per week', 45],
  ['no time', 10],
  ['whenever', undefined],
  ['only at the weekend, 4 hours', undefined],
  ['', undefined],
])('[M17] what a day has is known in minutes where it was said: "%s"', (said, minutes) => {
  expect(dayMinutesOf(readTime(said))).toBe(minutes);
});
