import { describe, expect, it } from 'vitest';
import { evidenceIndex } from '#mentor/understand/evidence-index.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import { SAMPLE_ROUTES } from '#mentor/understand/testing/sample-routes.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readFigures } from './figures.ts';

const today = '2026-11-15' as LocalDate; // a Sunday
const index = evidenceIndex(SAMPLE_ROUTES);
const read = (text: string) => readFigures(meantWords(text, index).words, today);

describe('[FG6] one reader for all figures', () => {
  it.each([
    ['by 18 April', '2027-04-18'],
    ['on April 18th, 2027', '2027-04-18'],
    ['by 2027-03-01', '2027-03-01'],
    ['by July', '2027-07-01'],
    ['in January', '2027-01-01'],
    ['by the end of March', '2027-03-31'],
    ['before the summer holidays', '2027-06-01'],
    ['before Christmas', '2026-12-24'],
    ['by Easter', '2027-03-28'],
    ['in six weeks', '2026-12-27'],
    ['within half a year', '2027-05-17'],
    ['by the end of this year', '2026-12-31'],
    ['by the end of the month', '2026-11-30'],
    ['by the end of next month', '2026-12-31'],
    ['by the end of next year', '2027-12-31'],
    ['by Friday', '2026-11-20'],
    ['by Sunday', '2026-11-22'],
    ['by december next year', '2027-12-01'],
  ])('%s', (text, day) => {
    expect(read(`learn it ${text}`).deadline).toEqual({ by: day });
  });

  it.each([
    ['Do my knee exercises. New knee October 6th.', {}],
    ['surgery was 2 October, walk again', {}],
    ['wedding October 6th, learn to waltz', { by: '2027-10-06' }],
    ['learn a new language, exam 12 October', { by: '2027-10-12' }],
    ['broke my wrist 6 October, play the piano again by 3 May', { by: '2027-05-03' }],
    ['run again by October 6th after my surgery', { by: '2027-10-06' }],
  ])(
    'a day on which something happened a few weeks ago is no date of a goal: %s',
    (text, found) => {
      expect(read(text).deadline).toEqual(found);
    },
  );

  it('[FG128] in the last weeks of a year "this year" is no date', () => {
    expect(read('grow tomatoes this year').deadline).toEqual({});
  });

  it.each([
    ['by 3 May 2024', 'passed'],
    ['by yesterday', 'passed'],
    ['by 3 May 2032', 'far'],
    ['by 31 February', 'impossible'],
    ['by 45 June', 'impossible'],
  ])('%s is asked about', (text, doubt) => {
    expect(read(`learn it ${text}`).deadline.doubt).toBe(doubt);
  });

  it.each([
    ['three times a week', { timesAWeek: 3 }],
    ['twice a week', { timesAWeek: 2 }],
    ['every morning', { timesAWeek: 7 }],
    ['on Mondays and Thursdays', { days: [1, 4] }],
    ['Tue Thu Sun', { days: [2, 4, 0] }],
    ['on weekdays', { days: [1, 2, 3, 4, 5] }],
    ['at the weekend', { days: [6, 0] }],
    ['twice a day', { timesAWeek: 7, timesADay: 2 }],
    ['every other day', { timesAWeek: 3 }],
    ['Monday to Thursday', { days: [1, 2, 3, 4] }],
    ['on school nights', { days: [1, 2, 3, 4, 0] }],
    ['on work nights', { days: [1, 2, 3, 4, 0] }],
    ['every day from sunrise to sunset', { timesAWeek: 7 }],
  ])('%s', (text, rhythm) => {
    expect(read(`do it ${text}`).rhythm).toEqual(rhythm);
  });

  it.each([
    ['run 10k under 50 minutes', { amount: { n: 10, unit: 'km' }, underMinutes: 50 }],
    ['swim 400 m crawl', { amount: { n: 400, unit: 'm' } }],
    ['run a half marathon, ideally under 2h10', { underMinutes: 130 }],
    ['swim 100m under 1:30', { underMinutes: 1.5 }],
    ['run 5 km in 25 minutes', { amount: { n: 5, unit: 'km' }, underMinutes: 25 }],
    ['know thirty bird songs by 1 May', { amount: { n: 30, unit: 'bird songs' } }],
    ['read two books a month', { amount: { n: 2, unit: 'books', per: 'month' } }],
    ['do twenty five pull-ups', { amount: { n: 25, unit: 'pull ups' } }],
    ['go from 5 to 12 pull ups', { amount: { n: 12, unit: 'pull ups', from: 5 } }],
    ['save €3,000', { money: { n: 3_000, unit: '€' } }],
    ['31k of about 80k words', { amount: { n: 80_000, unit: 'words', from: 31_000 } }],
    ['win 3 clients by end of Q1 2028', { deadline: { by: '2028-03-31' } }],
    ['the shop charged me 95 dollars, save 500 dollars', { money: { n: 500, unit: 'dollars' } }],
    ['write 80k words', { amount: { n: 80_000, unit: 'words' } }],
    ['save 5k dollars', { money: { n: 5_000, unit: 'dollars' } }],
    ['lose 10 pounds', { amount: { n: 10, unit: 'pounds' } }],
    ['sleep by 22:30', { clock: 1_350 }],
    ['be in bed before 11 pm', { clock: 1_380 }],
    ['1 hour a day', { minutes: { n: 60, per: 'day' } }],
    ['20 to 30 minutes a day', { minutes: { n: 30, per: 'day' } }],
    ['5 hours a week', { minutes: { n: 300, per: 'week' } }],
    [
      'three evenings of 45 minutes',
      { minutes: { n: 45, per: 'session' }, rhythm: { timesAWeek: 3 } },
    ],
  ])('%s', (text, figures) => {
    expect(read(text)).toMatchObject(figures);
  });

  it.each([
    ['no squats below 90 yet'],
    ['reach grade 5 piano'],
    ['we have two left feet'],
    ['I am 71 and stiff'],
    ['cook at home, we spent 610 dollars last month'],
    ['no longer late, owed 5k last year'],
  ])('%s has no target', (text) => {
    const { amount, underMinutes } = read(text);
    expect({ amount, underMinutes }).toEqual({});
  });

  it('what is saved without a unit is money', () => {
    expect(read('save 5000 for a deposit by 30 June').money).toEqual({ n: 5_000, unit: '' });
    expect(read('save 500 words a day').money).toBeUndefined();
  });

  it.each([
    ['third time this month I fell asleep', {}],
    ['bench 100, im at 82.5', {}],
    ['in time for Ramadan 2028', { by: '2028-01-28' }],
    ['by Easter, stroke in June', { by: '2027-03-28' }],
    ['garlic in before december', { by: '2026-12-01' }],
  ])('the day in “%s”', (text, deadline) => {
    expect(read(text).deadline).toEqual(deadline);
  });

  it('a number without a unit and an impossible one are no amount', () => {
    expect(read('42').amount).toBeUndefined();
    expect(read('my 2 year old').amount).toBeUndefined();
  });
});
