import { expect, test } from 'vitest';
import { evidenceIndex } from '#mentor/understand/evidence-index.ts';
import { SAMPLE_ROUTES } from '#mentor/understand/testing/sample-routes.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readWeekAnswer } from './week-answer.ts';

const index = evidenceIndex(SAMPLE_ROUTES);
const today = '2026-11-15' as LocalDate; // a Sunday
const read = (answer: string) =>
  readWeekAnswer(answer, { index, today, otherwise: '1-2 hours daily' });

test.each([
  ['15', { weekMinutes: 105, dayMax: 15 }],
  ["half an hour on working days, I'm part time Mon-Wed", { weekMinutes: 90, days: [1, 2, 3] }],
  ["an hour on the days I'm not working - Mon, Wed, Sat", { weekMinutes: 180, days: [1, 3, 6] }],
  ['weekend warrior, 3 hrs saturday in the shed', { weekMinutes: 180, days: [6] }],
  ["15 min a day, can't promise weekends", { weekMinutes: 75, days: [1, 2, 3, 4, 5] }],
  ['Fridays all day as I work 4 days, so say 3-4 hours', { weekMinutes: 240, days: [5] }],
  ['Wednesday 5-6 on the pitch plus an hour on sundays', { weekMinutes: 120, days: [3, 0] }],
  ['10-15', { weekMinutes: 105, dayMax: 15 }],
  ['2', { dayMax: 120 }],
  ['15ish min', { dayMax: 15 }],
  ['not much', { dayMax: 15 }],
  ['none needed', { dayMax: 5 }],
  ['2 evenings + sat morning', { weekMinutes: 135, days: [2, 5, 6] }],
  ['3 walks a week and long one sunday', { days: 3, weekMinutes: 135 }],
  ['no extra time', { dayMax: 5 }],
  ['doesnt need extra time right?', { dayMax: 5 }],
  ['no time limit', { weekMinutes: 1050 }],
  ['few min a day', { dayMax: 15 }],
  ['none on weekdays, saturdays 2 hours', { dayMax: 120 }],
  ['very little now, 2 hours from spring', { dayMax: 15 }],
  ['2x week, 1 hr', { weekMinutes: 120, days: 2 }],
  ['an hour on saturdays, 10 min other days', { weekMinutes: 120, dayMax: 60 }],
  ['only tues evening really, 10 min otherwise', { weekMinutes: 180, dayMax: 120 }],
  ['30 min, full day some weekends', { weekMinutes: 480, dayMax: 300 }],
  ['20 minutes a day', { weekMinutes: 140, dayMax: 20, days: 7 }],
  ['three evenings of 45 minutes, Tue Thu Sun', { weekMinutes: 135, dayMax: 45, days: [2, 4, 0] }],
  ['15 minutes twice a day', { weekMinutes: 210, dayMax: 30, sessionMinutes: 15 }],
  ['Saturdays, 3 hours', { weekMinutes: 180, dayMax: 180, days: [6] }],
  ['15 minutes most mornings', { weekMinutes: 105, dayMax: 15 }],
  ['5 hours a week', { weekMinutes: 300, dayMax: 100 }],
  ['5 minutes once a week', { weekMinutes: 20, dayMax: 20 }],
  ['weekends', { weekMinutes: 240, days: [6, 0], hasDaily: false }],
  ['it varies', { weekMinutes: 180, hasDaily: false }],
  ['', { weekMinutes: 420, dayMax: 90, from: 'option' }],
  ["tue and thu after 8pm when they're in bed, 30 min max", { dayMax: 30, days: [2, 4] }],
  ['every day on the bus 25 minutes, and sunday evening', { dayMax: 60, weekMinutes: 210 }],
  ['after school like 4 to 5, not wednesday, not fridays', { dayMax: 60, days: [1, 2, 4] }],
  ['after school 4.30ish, not fridays i have football', { days: [1, 2, 3, 4] }],
  ['45 minutes on lunch break in my van, Mon-Fri', { dayMax: 45, days: [1, 2, 3, 4, 5] }],
  ['maybe sunday plus 2 evenings, 30 minutes', { dayMax: 30, weekMinutes: 90 }],
  ['sunday + one evening if i push it', { days: [6, 0] }],
  ['two Saturdays a month, plus training stairs midweek', { days: [2, 4, 6] }],
  ['half hr daily + 3 hrs sunday', { dayMax: 180, weekMinutes: 360 }],
  ['mornings 9-12 while kids at school', { dayMax: 180, days: [1, 2, 3, 4, 5] }],
  ['4 hours a day should be possible, in truth its 1', { dayMax: 60 }],
  ['all day really lol. maybe 30 min for smth else', { dayMax: 30 }],
  ['evenings are the problem time, 6 to 10', { dayMax: 60 }],
  ['half an hour a day maybe more sundays', { dayMax: 90, days: [1, 2, 3, 4, 5, 6, 0] }],
  ['1h on my off day', { dayMax: 60, weekMinutes: 60 }],
  ['one class thursdays + 15 mins home', { dayMax: 15 }],
  ['any day but monday, half an hour', { dayMax: 30, days: [2, 3, 4, 5, 6, 0] }],
  ['6:40 and 22:00, fifteen minutes each', { dayMax: 30 }],
  ['all day at work, 6-2 shift', { dayMax: 15 }],
  ['always', { dayMax: 15 }],
  ['Saturday and Sunday 7 to 9 in the morning', { dayMax: 120, days: [6, 0] }],
  ['7 minutes before work, monday to friday', { dayMax: 7, days: [1, 2, 3, 4, 5] }],
  ['mornings nine to eleven', { dayMax: 120 }],
  ['10 to 15 minutes a day', { weekMinutes: 105, dayMax: 15 }],
  ['15 mins when he naps', { weekMinutes: 105, dayMax: 15 }],
  ['three hours, every day except friday', { dayMax: 180, days: [1, 2, 3, 4, 6, 0] }],
  ['every day but not sunday, 20 min', { dayMax: 20, days: [1, 2, 3, 4, 5, 6] }],
  ['two hours on saturday, not much in the week', { weekMinutes: 120, days: [6] }],
  ['1 hr early morning, gym wed and sat', { dayMax: 60, weekMinutes: 420 }],
  ['30 min morning and 15 at night', { dayMax: 45, weekMinutes: 315 }],
  ['2 x 15 minutes', { dayMax: 30, sessionMinutes: 15 }],
  ['25 min each way', { dayMax: 50, sessionMinutes: 25 }],
  ['7.40 to 7.55 every morning', { dayMax: 15, weekMinutes: 105 }],
  ['after school like 30 min but not fridays', { dayMax: 30, days: [1, 2, 3, 4] }],
  ['half an hour but never on sundays', { dayMax: 30, days: [1, 2, 3, 4, 5, 6] }],
  ['Two evenings a week, about 45 minutes, and Saturday mornings', { dayMax: 45, days: [2, 5, 6] }],
  ['Sunday afternoon and one evening, an hour and a half', { dayMax: 90, days: [6, 0] }],
  ['once a week, saturday, 2 hours', { dayMax: 120, days: [6] }],
  ['three swims a week, 30 minutes', { dayMax: 30, weekMinutes: 90 }],
  ['I work shifts. Some days 1 hour, some days nothing', { dayMax: 60, weekMinutes: 180 }],
  ['metro 22 min morning, 22 min evening, plus sunday', { dayMax: 60, weekMinutes: 280 }],
  ['0530-0550 local daily. Shack time Sat evening', { dayMax: 60, weekMinutes: 180 }],
  ['I have all the time. Best is after lunch, from 14h to 15h', { dayMax: 60 }],
  ['20h a week', { weekMinutes: 1200 }],
  ['19h to 20h30', { dayMax: 90 }],
  ['14h/week', { weekMinutes: 840 }],
  ['1h30 per day', { dayMax: 90 }],
  ['2h15 a week', { weekMinutes: 135 }],
  ['1800-1830 weekdays', { dayMax: 30, days: [1, 2, 3, 4, 5] }],
  ['2010 to 2020 I worked; now an hour a day', { dayMax: 60 }],
  ['I spend 1200-1500 euro, 30 min a day', { dayMax: 30 }],
  ['5 min morning 5 min evening', { dayMax: 10, weekMinutes: 70, sessionMinutes: 5 }],
  ['depends on rain, say an hour', { dayMax: 60, hasDaily: false }],
])('[FG6] the time of a week: %s', (answer, time) => {
  expect(read(answer)).toMatchObject(time);
});

test.each([
  ['1h on weekdays, 3 on weekend', { 1: 60, 2: 60, 3: 60, 4: 60, 5: 60, 6: 180, 0: 180 }],
  ['45 min 4 days a week, longer sundays', { 1: 45, 3: 45, 5: 45, 0: 70 }],
  ['4 runs a week, 40 min, longer on sundays', { 1: 40, 3: 40, 5: 40, 0: 60 }],
  ['30 minutes tues and thurs, a bit on sunday', { 2: 30, 4: 30, 0: 15 }],
  [
    'Saturdays mainly, maybe ten minutes on weekdays',
    { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 120 },
  ],
  ['2 hours on saturday and 1 on sunday', { 6: 120, 0: 60 }],
])('[FG6] days have minutes of their own: %s', (answer, minutes) => {
  const { minutesOn = new Map(), weekMinutes, dayMax } = read(answer);
  const lengths = Object.values(minutes);
  expect(Object.fromEntries(minutesOn)).toEqual(minutes);
  expect(weekMinutes).toBe(lengths.reduce((sum, one) => sum + one, 0));
  expect(dayMax).toBe(Math.max(...lengths));
});

test.each([
  ['45 minutes a day, Sundays off', [1, 2, 3, 4, 5, 6]],
  ['half an hour daily with Friday off', [1, 2, 3, 4, 6, 0]],
  ['weekends, 4 hours each day', [6, 0]],
  ['evenings after 6, weekends', [1, 2, 3, 4, 5, 6, 0]],
])('[FG104] days off are left out, each day of a weekend is one of two: %s', (answer, days) => {
  const { days: planned } = read(answer);
  expect(typeof planned === 'number' ? [] : [...planned].toSorted()).toEqual([...days].toSorted());
});

test.each([
  ['25 min at lunch & after dinner', { dayMax: 50, sessionMinutes: 25, weekMinutes: 350 }],
  ['two walks a day, 7am and 5pm, 30 mins each', { dayMax: 60, sessionMinutes: 30 }],
  ['25 min train each way, weekdays', { days: [1, 2, 3, 4, 5], dayMax: 50, sessionMinutes: 25 }],
  ['20 min at breakfast and 20 min before bed', { dayMax: 40, sessionMinutes: 20 }],
  ['a couple hours at weekends, now and then an evening', { days: [6, 0], weekMinutes: 120 }],
  ['Mon, Wed, Fri 45 mins', { days: [1, 3, 5], dayMax: 45 }],
  ['22-23h', { dayMax: 60 }],
  ['after work, from 19h about 45 minutes', { dayMax: 45 }],
  ['5 min x 3', { dayMax: 15, sessionMinutes: 5 }],
  ['25 min x4', { days: 4, dayMax: 25, weekMinutes: 100 }],
  ['3 x 45 min', { days: 3, dayMax: 45, weekMinutes: 135 }],
  ['train 2 x 25 min', { dayMax: 50, sessionMinutes: 25 }],
  ['2 breaks of 15', { dayMax: 30, sessionMinutes: 15 }],
  ['10 min/week', { dayMax: 10 }],
  ['an hour on payday, 5 min otherwise', { dayMax: 5, weekMinutes: 35 }],
  ['1h after shift, shift changes weekly', { dayMax: 60, weekMinutes: 420 }],
  ['45 mins x 4 days, nights', { days: 4, dayMax: 45, weekMinutes: 180 }],
  ['30 min x 3 a week', { days: 3, dayMax: 30, weekMinutes: 90 }],
  ['17:30 till 19:00 and saturday morning', { days: [1, 2, 3, 4, 5, 6] }],
  ['M W F 3-6, Sundays', { days: [1, 3, 5, 0], dayMax: 180 }],
  ['10-15 mins most evenings, one date night a month', { dayMax: 15 }],
])(
  '[FG114] several sittings a day are several, hours of a weekend are of both days: %s',
  (answer, time) => {
    expect(read(answer)).toMatchObject(time);
  },
);

test.each([
  ['20 min, few times a week', { days: 3, dayMax: 20 }],
  ['a couple of times a week, 45 min', { days: 2, dayMax: 45 }],
  ['15 min a week', { dayMax: 15, weekMinutes: 20 }],
  ['no idea, it happens all day', { dayMax: 15, weekMinutes: 105 }],
  ['6-8 hrs, mostly evenings, shift work', { dayMax: 160, weekMinutes: 480 }],
  ['about 5 hours, evenings after my shift, shift changes every week', { weekMinutes: 300 }],
  ['10 hours, three night off days I can study in the daytime', { weekMinutes: 600 }],
  ['whenever, night mostly, maybe 4 hours', { dayMax: 80, weekMinutes: 240 }],
  ['1 weekday eve + sat', { days: [2, 6] }],
  ['2 eves', { days: 2, weekMinutes: 90 }],
  ['15 hours, unemployed so weekdays 9-12', { weekMinutes: 900, days: [1, 2, 3, 4, 5] }],
  ['10 minutes here and there, i teach 26 lessons a week', { dayMax: 10 }],
  ['Mon-Wed mornings are free, I work Thu to Sat in a hotel', { days: [1, 2, 3] }],
  ["5-6am every weekday, weekends are the family's", { days: [1, 2, 3, 4, 5], dayMax: 60 }],
  ['I work Mon-Fri, free on weekends 2 hours', { days: [6, 0], dayMax: 120 }],
  ['I work saturday and sunday so weekdays 1 hour', { days: [1, 2, 3, 4, 5], dayMax: 60 }],
  ['5 hours spread over the week', { weekMinutes: 300, days: 7 }],
  ['Tuesday lunch break', { days: [2], dayMax: 45 }],
  ['Saturdays 10-3', { days: [6], dayMax: 240 }],
  ['sunday afternoons plus a naptime or two', { days: [0], dayMax: 120 }],
  ['thursday afternoons free', { days: [4], dayMax: 120 }],
  ['5x a day in theory', { dayMax: 25, sessionMinutes: 5 }],
  ['Mon, Wed, Fri 9:00-11:30 in the library; the rest is teaching', { days: [1, 3, 5] }],
  ['Meetings, all day. Dinner.', { dayMax: 15, weekMinutes: 105 }],
  ['I have all day', { dayMax: 300 }],
  ['Half an hour a day, I work all day', { dayMax: 30 }],
  ['All evenings except Friday', { days: [1, 2, 3, 4, 6, 0] }],
  ['all mornings 15 min', { dayMax: 15 }],
  [
    'Saturday 2 hours, the rest of the week is 20 minutes',
    { dayMax: 120, days: [1, 2, 3, 4, 5, 6, 0] },
  ],
  ['Wednesday is my day off 2 hours', { days: [3] }],
  ['20 minutes in the morning as I work nights', { weekMinutes: 140 }],
  ['30 minutes a day, at the weekend football', { weekMinutes: 210 }],
  ['idk all day? the urges are at coffee', { dayMax: 15, weekMinutes: 105 }],
  ['all of Sunday', { days: [0], dayMax: 300 }],
  ['All mornings until one', { dayMax: 120, weekMinutes: 840 }],
  ['7 and 18.30 every day, 15 min each', { dayMax: 30, sessionMinutes: 15 }],
  ['practice night Weds 7.30, and an app at home, 15 mins', { dayMax: 15 }],
  ['saturday morning while the others are at football', { days: [6], dayMax: 120 }],
  ['Sundays, perhaps. Not long.', { days: [0], dayMax: 30 }],
  ['Tue + Fri 18-20 at the bouldering gym', { days: [2, 5], dayMax: 120 }],
])('[FG128] %s: as often and as long as is meant', (answer, time) => {
  expect(read(answer)).toMatchObject(time);
});

test.each([
  ['5 min a day and then saturdays', { 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 60, 0: 5 }],
  [
    'Night shift break 2:00-2:40am, and day off 2 hrs',
    { 1: 40, 2: 40, 3: 40, 4: 40, 5: 40, 6: 40, 0: 120 },
  ],
  ['sunday afternoon + 10 min in evening', { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 0: 120 }],
])('[FG128] a day and the others each count: %s', (answer, minutes) => {
  expect(Object.fromEntries(read(answer).minutesOn ?? [])).toEqual(minutes);
});

test.each([
  [
    'full days tue & wed, evenings otherwise',
    { 1: 45, 2: 300, 3: 300, 4: 45, 5: 45, 6: 45, 0: 45 },
  ],
  ['I visit her Sundays 3-5, can write 2 evenings for 45m', { 0: 120, 2: 45, 5: 45 }],
  ['Tue, Thu 40 min before work and a long one on Sunday, up to 2 hours', { 0: 120, 2: 40, 4: 40 }],
  [
    'half an hour each day except Sunday, 2 hours on Saturday',
    { 1: 30, 2: 30, 3: 30, 4: 30, 5: 30, 6: 120 },
  ],
])('[FG114] each day has what was said of it: %s', (answer, minutes) => {
  expect(Object.fromEntries(read(answer).minutesOn ?? [])).toEqual(minutes);
});
