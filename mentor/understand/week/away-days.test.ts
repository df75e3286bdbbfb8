import { expect, test } from 'vitest';
import { atHome, withoutAway } from './away-days.ts';
import { weekOf } from './week-time.ts';

test.each([
  ['6 and 9 years old. I drive a truck three days a week so some days I am not home', 4],
  ['I work nights four days a week, free the other days', 3],
  ['I work away Monday to Wednesday', 4],
  ['an hour most days. tues is pub quiz', 6],
  ['15 min daily, i work lates thurs and fri so his sister does it', 5],
  ['half an hour most days, tues is off', 6],
  ['wednesday is my day off, 3 hours then', 7],
  ['friday is off so I have 3 hours', 7],
  ['bedtime. my husband does tues + thurs', 5],
  ['I work four days a week', 7],
  ['I read on the train two days a week', 7],
])('[FG114] nothing is planned for days away: %s', (answer, left) => {
  const { days } = atHome(weekOf(7, 60), withoutAway(answer).away);
  expect(typeof days === 'number' ? days : days.length).toBe(left);
});

test('[FG114] what is left of an answer is read without the days away', () => {
  expect(withoutAway('45 min, but I am on call two days a week').rest).toBe('45 min, ');
});
