import { describe, expect, it } from 'vitest';
import type { Mould } from '#mentor/library/topic.ts';
import { TIER, tierOf } from './tiers.ts';

const TERMS = {
  isOwn: true,
  isSubNamed: true,
  level: 'Beginner',
  isPractised: false,
  hasBegun: false,
  isOnTheWay: false,
  isTrained: false,
  hasForged: false,
  lastPhase: 3,
  hasMore: true,
} as const;

function mouldOf(plan: Mould['plan']): Mould {
  return {
    id: 'one',
    title: 'Draw one line',
    plan,
    minutes: [5, 10, 20],
    steps: [
      ['Sit down', 'At a table.'],
      ['Draw it', 'Slowly.'],
    ],
    tiny: 'Half a line.',
    why: 'It helps.',
  };
}

const FIRST_DAY = mouldOf({ role: 'start', phase: 1, rhythm: 'once' });
const TEST = mouldOf({ role: 'check', phase: 2, rhythm: 'weekly' });

describe('[FG10] quests for who has begun and for who never did it', () => {
  it('the start of a first day comes last for whoever has begun', () => {
    expect(tierOf(FIRST_DAY, TERMS)).toBe(TIER.own);
    expect(tierOf(FIRST_DAY, { ...TERMS, hasBegun: true })).toBe(TIER.lower);
  });

  it('practice of the first phase stays', () => {
    const daily = mouldOf({ role: 'start', phase: 1, rhythm: 'daily' });
    expect(tierOf(daily, { ...TERMS, hasBegun: true })).toBe(TIER.own);
  });

  it('nobody is tested on what they never did', () => {
    expect(tierOf(TEST, TERMS)).toBeUndefined();
    expect(tierOf(TEST, { ...TERMS, hasBegun: true })).toBe(TIER.near);
  });
});
