import { expect, test } from 'vitest';
import { basicProfile } from '#mentor/chat/profile.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import { FIRST_WISH, forge, saidWish, wishIn, withoutChosen } from './forge-run.ts';
import { isOneTooMany, withGoal, withoutGoal } from './goal-list.ts';

const WISH = { ...FIRST_WISH, goals: ['Ship my side project'] };

test('[E5] a goal is trimmed, never blank and never there twice', () => {
  expect(withGoal([], '  Sleep before midnight ')).toEqual(['Sleep before midnight']);
  expect(withGoal(['Sleep'], '   ')).toEqual(['Sleep']);
  expect(withGoal(['Sleep'], ' sleep')).toEqual(['Sleep']);
  expect(withoutGoal(['Sleep', 'Run'], 'Sleep')).toEqual(['Run']);
});

test('[E5] ten goals are enough: the eleventh is kept out, and known to be one too many', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `Goal ${at}`);
  expect(withGoal(ten, 'One more')).toBe(ten);
  expect(isOneTooMany(ten, 'One more')).toBe(true);
  for (const nothing of ['', '  ', 'goal 3']) expect(isOneTooMany(ten, nothing)).toBe(false);
  expect(isOneTooMany(ten.slice(1), 'One more')).toBe(false);
});

test('[E5] the first choices are Intermediate and 1-2 hours daily', () => {
  expect(FIRST_WISH).toMatchObject({
    skillLevel: 'Intermediate',
    timeCommitment: '1-2 hours daily',
  });
});

test('[E5] without a goal nobody is asked', async () => {
  const ask = () => Promise.reject(new Error('asked'));
  expect(await forge(FIRST_WISH, ask)).toEqual({ kind: 'no-goal' });
});

test.each([
  [new Error('The mentor is asleep'), 'The mentor is asleep'],
  [new Error(''), 'Failed to generate quests'],
  ['gone', 'Failed to generate quests'],
])('[E6] a failure shows its own words, or the dialog’s', async (failure, message) => {
  expect(await forge(WISH, () => Promise.reject(failure))).toEqual({ kind: 'failed', message });
});

test('[E16] [FG123] the form begins with what the hunter said in the onboarding, and with its defaults where nothing was said', () => {
  expect(wishIn(null)).toBe(FIRST_WISH);
  const profile = {
    goals: ['Learn Japanese'],
    interests: ['running', 'learn japanese'],
    skillLevel: 'Beginner',
    timeCommitment: 'Weekend warrior',
  };
  expect(wishIn(profile)).toEqual({
    goals: ['Learn Japanese', 'running'],
    skillLevel: 'Beginner',
    timeCommitment: 'Weekend warrior',
  });
  expect(wishIn(profile, ['Learn Welsh']).goals).toEqual([
    'Learn Welsh',
    'running',
    'learn japanese',
  ]);
  expect(wishIn(profile, ['I want to kill myself']).goals).toEqual(['running', 'learn japanese']);
  expect(wishIn(basicProfile())).toEqual(FIRST_WISH);
  expect(wishIn({ goals: 7, interests: [{}], skillLevel: 'God', timeCommitment: null })).toEqual(
    FIRST_WISH,
  );
});

const PROFILE = {
  skillLevel: 'Beginner',
  timeCommitment: '30 minutes daily',
  questStyle: 'flexible',
};
const ANSWERS = {
  goals: ['Learn Welsh'],
  time: '20 minutes on Tuesdays',
  style: 'structured',
  experience: 'never sang, my knee hurts',
};

test('[FG38] the forge hears the answers of the onboarding in the hunter’s own words, where the form says nothing else', () => {
  const wish = { ...wishIn(PROFILE), goals: ['Sing'] };
  expect(saidWish(wish, PROFILE, ANSWERS)).toEqual({
    goals: ['Sing'],
    level: 'Beginner',
    commitment: '30 minutes daily',
    time: '20 minutes on Tuesdays',
    style: 'structured',
    experience: 'never sang, my knee hurts',
  });
  const chosen = { ...wish, skillLevel: 'Advanced', timeCommitment: 'Weekend warrior' } as const;
  expect(saidWish(chosen, PROFILE, ANSWERS)).toEqual({
    goals: ['Sing'],
    level: 'Advanced',
    commitment: 'Weekend warrior',
    style: 'structured',
  });
  expect(saidWish(wish, PROFILE, undefined)).toMatchObject({ style: 'flexible' });
});

test('[FG38] what the gate answers itself is not said again with every goal', () => {
  const heavy = { ...ANSWERS, experience: 'I want to kill myself' };
  const said = saidWish({ ...wishIn(PROFILE), goals: ['Sing'] }, PROFILE, heavy);
  expect(said.experience).toBeUndefined();
  expect(said.time).toBe(ANSWERS.time);
});

test('[FG38] what is chosen in the form holds against what a chip said before', () => {
  const level: Correction = { about: 'level', said: 'Sing', level: 'Advanced' };
  const time: Correction = { about: 'time', days: 3, minutes: 20 };
  const word: Correction = { about: 'word', word: 'sinng' };
  expect(withoutChosen([level, time, word], { skillLevel: 'Beginner' })).toEqual([time, word]);
  expect(withoutChosen([level, time, word], { timeCommitment: 'Weekend warrior' })).toEqual([
    level,
    word,
  ]);
  expect(withoutChosen([level, time, word], { goals: [] })).toEqual([level, time, word]);
});
