import { describe, expect, it } from 'vitest';
import { habitIn } from './habit.ts';

describe('[FG116] a habit is read from how it is said', () => {
  it.each([
    ['be in bed by 11 pm', 'clock', 'Be in bed by 11 pm'],
    ['I want to wake up at 6 without snoozing, now it is 8', 'clock', 'Wake up at 6'],
    ['Get up at six every morning', 'clock', 'Get up at six'],
    ['be asleep by half past ten', 'clock', 'Be asleep by half past ten'],
    ['leave work by 6 pm', 'clock', 'Leave work by 6 pm'],
    ['I want to stop eating after 8 pm', 'stop', 'No eating after 8 pm'],
    ['no phone after 9 pm', 'stop', 'No phone after 9 pm'],
    ['no sugar on weekdays', 'stop', 'No sugar'],
    ['max 2 coffees a day', 'limit', 'At most 2 coffees'],
    ['only one energy drink a day', 'limit', 'At most 1 energy drink'],
    ['start flossing daily', 'act', 'Floss'],
    ['sunscreen and moisturiser every morning', 'act', 'Put on sunscreen and moisturiser'],
    ['call my mum every Sunday', 'act', 'Call your mum'],
    ['tidy my desk every evening, I hate mess', 'act', 'Tidy your desk'],
    ['brush my teeth twice a day', 'act', 'Brush your teeth'],
    ['no tiktok on school nights', 'stop', 'No tiktok'],
    ['remember my eye drops, one each eye', 'act', 'Use your eye drops'],
    ['get from 12 cigarettes to 0 by Easter', 'limit', 'At most 11 cigarettes'],
    ['less coffee: 7 cups down to 2', 'limit', 'At most 6 cups'],
    ['lower nicotine pouches from 10 a day to 3', 'limit', 'At most 9 pouches'],
  ])('%s', (said, kind, title) => {
    expect(habitIn(said)).toMatchObject({ kind, title });
  });

  it.each([
    'run a 10k in May',
    'finish my thesis by 11 June',
    'improve my English every day',
    'be happy every day',
    'lose 5 kg by 6 months from now',
    'weigh myself every Monday',
    'learn to play the piano',
    'read at least one book by each of the hundred authors of my list every year',
    'be 60 kg by summer',
    'I keep waking up at 3am',
    'we eat takeaway four times a week',
    'kids go to bed at 10 every night',
    'wake up on the sofa at 3am, every night',
  ])('no habit: %s', (said) => {
    expect(habitIn(said)).toBeUndefined();
  });

  it('bed is in the evening, getting up in the morning, and a number alone is no hour of anything else', () => {
    expect(habitIn('be in bed by 11')?.clock?.at).toBe(23 * 60);
    expect(habitIn('get up at 6:45')?.clock?.at).toBe(6 * 60 + 45);
    expect(habitIn('go to bed before midnight')?.clock?.at).toBe(24 * 60);
    expect(habitIn('call mum at 5')).toBeUndefined();
    expect(habitIn('get up at 25')).toBeUndefined();
  });

  it('keeps its days, how often it is and how long it takes', () => {
    expect(habitIn('call my mum every Sunday', { days: [0] })).toMatchObject({
      days: [0],
      times: 1,
    });
    expect(habitIn('stretch for 10 minutes every evening', { timesAWeek: 7 })).toMatchObject({
      times: 7,
      minutes: 10,
    });
    expect(habitIn('study 2 hours every weekday', { days: [1, 2, 3, 4, 5] })).toMatchObject({
      times: 5,
      minutes: 120,
    });
    expect(habitIn('take the dog out twice a day', { timesAWeek: 7, timesADay: 2 })).toMatchObject({
      timesADay: 2,
    });
  });

  it.each([
    ['floss', 'act', 'Floss'],
    ['make my bed', 'act', 'Make your bed'],
    ['wear my hearing aids. they live in a drawer', 'act', 'Wear your hearing aids'],
    ['phone out of the bedroom', 'act', 'Keep the phone out of the bedroom'],
    ['keep the kitchen table clear', 'act', 'Keep the kitchen table clear'],
    ['stop buying scratch cards', 'stop', 'No scratch cards today'],
    ['pray the rosary', 'act', 'Pray the rosary'],
    ['go to mass sundays again', 'act', 'Go to mass'],
    ['quit tiktok', 'stop', 'No tiktok today'],
    ['keep the sofa clear', 'act', 'Keep the sofa clear'],
    ['eat out max once a week', 'limit', 'Eat out at most once a week'],
  ])('[FG126] “%s” is a habit as it was said', (said, kind, title) => {
    expect(habitIn(said)).toMatchObject({ kind, title });
  });

  it.each([
    'no idea',
    'stop motion animation',
    'stop the leak',
    'give up gin',
    'brush up on my spanish',
    'make the bed frame',
    'wear my wedding dress again',
    'stop smoking',
    'quit my job',
    'no more sugar',
    'stop being late',
    'keep going',
    'make a film',
  ])('[FG126] “%s” is none', (said) => {
    expect(habitIn(said)).toBeUndefined();
  });
});

it.each([
  ['in bed by 12', 1440],
  ['in bed by 12:30', 1470],
  ['in bed by 12 am', 1440],
  ['take my pills at 12:30 every day', 750],
])('[FG116] twelve is midnight at bedtime, and noon by day: %s', (said, at) => {
  expect(habitIn(said)?.clock?.at).toBe(at);
});
