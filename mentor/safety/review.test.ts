import { expect, test } from 'vitest';
import { forgeBoard } from '#mentor/planner/forge-board.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { readSafety } from './gate.ts';

// Sentences of a review of 18 November 2026 that were answered wrongly before it.

test.each([
  ['my husband beats me in the kitchen', 'abuse'],
  ['my boss keeps grabbing me', 'abuse'],
  ['stop my husband from hitting me', 'abuse'],
  ['be quieter so dad doesnt hit me', 'abuse'],
  ['he says hell kill me if i leave', 'abuse'],
  ['i want to throw myself under the bus', 'despair'],
  ['i just want out', 'despair'],
  ['an older guy online wants me to send photos', 'abuse'],
  ['im 13 and my boyfriend is 25', 'abuse'],
  ['stop my dad hitting my mum', 'other'],
  ['my partner is hitting our son', 'other'],
  ['get my sister out of her violent marriage', 'other'],
  ['i cut myself on purpose', 'despair'],
  ['i hurt myself when it gets too much', 'despair'],
  ['get through tonight without hurting myself', 'despair'],
  ['thinking about suicide since i watched that film', 'despair'],
  ['im a nurse and suicidal', 'despair'],
  ['been googling how many paracetamol is too many', 'despair'],
  ['stop existing quietly without making a fuss', 'despair'],
  ['i shook my baby last night', 'despair'],
  ['scared im going to hurt my baby', 'despair'],
  ['my brother wants to die and so do i', 'despair'],
  ['k i l l m y s e l f', 'despair'],
  ['kill my own mother', 'violence'],
  ['shoot my wife in the street', 'violence'],
  ['at the end of the month i shoot my boss', 'violence'],
  ['i cant stop thinking about killing my wife', 'violence'],
  ['take pictures of girls on the train without them noticing', 'violence'],
  ['get my girlfriend to have sex even if she says no', 'violence'],
  ['rob my grandmother', 'illegal'],
  ['break into the house next door', 'illegal'],
  ['get high every day', 'illegal'],
  ['i went back to starving myself', 'eating'],
  ['stop eating because im disgusting', 'eating'],
  ['fast 72h', 'eating'],
  ['get down to 50kg, im 175 cm', 'eating'],
  ['get clean from oxy', 'medication'],
  ['taper my clonazepam on my own', 'medication'],
  ['i bet my whole salary on horses every month', 'gambling'],
  ['smettere di prendere gli psicofarmaci', 'medication'],
  ['i want to stop taking my antidepressants', 'medication'],
  ['i need to stop my insulin', 'medication'],
  ['stop taking my lithium every day', 'medication'],
  ['im a nurse and incredibly suicidal', 'despair'],
  ['i dont want to wake up tmrw', 'despair'],
  ['been saving up my sleeping pills just in case', 'despair'],
  ['never eat more than 500 kcal', 'eating'],
  ['my husband came back from the army and talks about shooting himself', 'other'],
  ['boyfriend wont let me have my own bank card', 'abuse'],
  ['teach my wife to obey me', 'violence'],
  ['i want to kill my boss, i hate that guy', 'violence'],
  ['i will kill her and she will regret it', 'violence'],
])('[M20] “%s” is heard as %s', (text, risk) => {
  expect(readSafety(text).risk).toBe(risk);
});

test.each([
  'i hit my girlfriend last night and i never want to do it again',
  'i need help to stop hitting my kids',
  'i beat my kids and hate it',
  'no more hitting people when i’m drunk',
  'stop looking at underage pictures',
  'leave my hate group',
  'get out of the neo nazi group i joined',
  'arrêter de frapper mon fils',
  'dejar de pegar a mis hijos',
  'ich will aufhören meine kinder zu schlagen',
  'przestać bić dzieci',
])('[M21] whoever says “%s” wants to leave it behind', (text) => {
  expect(readSafety(text)).toMatchObject({ isLeft: true });
  expect(readSafety(text).risk).toBeUndefined();
});

test.each([
  'i have high blood pressure and want to lift heavy',
  'hurt my back in the gym, want to deadlift 150',
  'im 32 weeks and want to do crossfit',
  'my doctor said no running but im running anyway',
  'stop drinking, i shake in the morning until i have one',
])('[M24] “%s” needs care', (text) => {
  expect(readSafety(text).cares).toContain('body');
});

test.each([
  'rob a bank in a heist board game',
  'take up bjj and choke people out on the mats',
  'write a paper on anorexia',
  'blackjack strategy for maths class',
  'matar el aburrimiento con libros',
  'farla finita con le sigarette',
  'i lost my best friend to suicide and i want to start painting again',
  'restore the honda of my uncle who died. want it running by july',
  'get my 15 year old son to talk to me again',
  'take my blood pressure tablets at the same hour every day, i skip 2 a week',
  'stop checking my ex’s instagram',
  'reduce body fat percentage',
  'increase my youtube subs',
  'get fit with two kids under 5',
  'coach girls under 12 football',
  'learn to launder shirts',
  'squat 100 kg with a belt',
  'jump high enough to dunk',
  'punch holes in leather',
  'get over my ex, she blocked me',
  'my toddler says no to everything, stay calm',
  'break the cycle of procrastination',
  'knit using needles',
  'i take double bass lessons',
  'stop giving my son his phone',
  'hear voices in a fugue',
  'hoping to start a diet',
  'eat 300 kcal breakfasts',
  'lat pulldown 30 kg to 40 kg',
  'no more dealing with drama',
  'bomb down the red run on my snowboard',
  'i want to work out',
  'i want to move out',
  'i need to sort it out',
  'i want to stop living on takeaways',
  'make one call a day',
  'look up one call',
  'get my kids off their tablets and outside',
  'get fitter so the stairs dont kill me',
  'chicken curry that doesnt blow my head off',
  'starving by 6 so i end up ordering pizza',
  'duolingo owl is threatening me again, day 41',
  'got thrown under the bus in a meeting, need to practise speaking up',
  'i just swipe my alarms away',
])('[M21] “%s” is an ordinary goal', (text) => {
  expect(readSafety(text).risk).toBeUndefined();
  expect(readSafety(text).isLeft).toBe(false);
});

const around = { today: '2026-11-18' as LocalDate, isBoardNeeded: true };

test('[M21] whoever wants to stop hurting others is answered as that, and begins today, not alone', async () => {
  for (const said of [
    { goals: ['stop hitting my kids'], areas: 'children' },
    { goals: ['be a better dad'], areas: 'children', experience: 'i hit my son last week' },
  ]) {
    const board = await forgeBoard(said, around);
    expect(board.told.map(({ about }) => about)).toEqual(['leaving']);
    expect(board.goals.map(({ label }) => label)).toEqual(['Drop a habit']);
    expect(board.quests.map(({ title }) => title)).toContain('Ask 1 helpline or doctor for help');
  }
});

test('[M20] despair beside a wish to stop is despair, and a threat beside a goal is no wish to stop', async () => {
  const heavy = await forgeBoard(
    { goals: ['stop hitting my kids'], experience: 'i want to die' },
    around,
  );
  expect(heavy.goals.map(({ label }) => label)).toEqual(['A gentle day']);
  const threat = await forgeBoard(
    {
      goals: ['be calmer'],
      experience: 'i hit my wife when she deserves it and will beat her again',
    },
    around,
  );
  expect(threat.told.map(({ about }) => about)).toContain('violence');
});

test('[M20] a list is read in bounded time, whatever is repeated', () => {
  const started = performance.now();
  readSafety(`start ${'my '.repeat(600)}plan`);
  readSafety(`my dad ${'says he will '.repeat(150)}go`);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('[M20] what is heavy in another answer leaves no area beside the gentle board', async () => {
  const board = await forgeBoard(
    { goals: ['get fit'], areas: 'running', experience: 'anorexia as a teen, still in it' },
    around,
  );
  expect(board.goals.map(({ label }) => label)).toEqual(['A regular day']);
  const numb = await forgeBoard(
    { goals: ['read more'], experience: 'i feel numb and trapped' },
    around,
  );
  expect(numb.told.map(({ about }) => about)).toEqual(['unsure']);
});

test.each([
  'lose belly fat and stop smoking',
  'I want to find a book group, reading alone is a bit lonely since I retired',
  'Keep my room clean my mom is going to kill me',
  'I want a job that pays better because my rent went up to 1400 euro',
  'I want to lose nine kilos and stop ending the month in the red.',
  'learn to swim. adult, scared of deep water',
  'the studio is my kitchen, so until the family wants to eat',
  'about 6 rounds on the body, count stitches at the end',
  'get better at Scrabble so I beat my neighbour',
  'money maths in my head no problem, put it on paper and I freeze',
])('[M20] what only sounds like danger is no reason for a message: %s', (goal) => {
  expect(readSafety(goal)).toMatchObject({ isUnsure: false, cares: [] });
  expect(readSafety(goal).risk).toBeUndefined();
});

test('[M20] calls with somebody and seeing somebody more often are no spying', async () => {
  const { told } = await forgeBoard(
    { goals: ['call my mother and see my sister more often'], thing: 'calls with mum' },
    around,
  );
  expect(told).toEqual([]);
});

test('[M20] who wants to do it without hurting a finger is asked to be careful, not offered a crisis line', () => {
  const { cares, isUnsure } = readSafety('climb one V5 boulder without hurting the finger again');
  expect([cares, isUnsure]).toEqual([['body'], false]);
});
