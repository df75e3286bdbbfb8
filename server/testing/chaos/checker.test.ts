import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { type AccountState, checkHistories, type DeviceHistory, type Verdict } from './checker.ts';

const DOCUMENT = { lifetimeXp: 75 };

function phone(changed: Partial<DeviceHistory> = {}): DeviceHistory {
  return {
    device: 'phone',
    account: 'acct-1',
    did: new Map([
      ['block', 50],
      ['quest', 25],
    ]),
    acknowledged: new Set(['block']),
    refused: new Set(),
    read: new Map([['e1 1', new Set(['block'])]]),
    names: new Set(['acct-1']),
    document: DOCUMENT,
    ...changed,
  };
}

function server(changed: Partial<AccountState> = {}): AccountState {
  const keys = ['block', 'quest'];
  return { account: 'acct-1', keys, lifetimeXp: 75, document: DOCUMENT, ...changed };
}

const NOTHING: Verdict = { lost: [], doubled: [], leaked: [], torn: [], strange: [] };

test('[CX4] a checker that knows neither the rules nor the sync client finds nothing in sound histories', () => {
  expect(checkHistories([phone(), phone({ device: 'laptop' })], [server()])).toEqual(NOTHING);
});

test.each<readonly [string, DeviceHistory, AccountState, keyof Verdict]>([
  ['an acknowledged command', phone(), server({ keys: ['quest'], lifetimeXp: 25 }), 'lost'],
  ['one that only was recorded', phone(), server({ keys: ['block'], lifetimeXp: 50 }), 'lost'],
  ['a key twice', phone(), server({ keys: ['block', 'quest', 'quest'] }), 'doubled'],
  ['a reward twice', phone(), server({ lifetimeXp: 125 }), 'doubled'],
  ['the name of another', phone({ names: new Set(['acct-1', 'acct-2']) }), server(), 'leaked'],
  [
    'two commands at one place',
    phone({ read: new Map([['e1 1', new Set(['block', 'quest'])]]) }),
    server(),
    'torn',
  ],
  ['another document', phone({ document: { lifetimeXp: 50 } }), server(), 'torn'],
  ['a refusal', phone({ refused: new Set(['block']) }), server(), 'strange'],
  ['what nobody did', phone(), server({ keys: ['block', 'quest', 'gift'] }), 'strange'],
])('[CX4] the checker finds %s', (_what, history, state, kind) => {
  const verdict = checkHistories([history], [state]);
  expect(verdict[kind]).toHaveLength(1);
  expect({ ...verdict, [kind]: [] }).toEqual(NOTHING);
});

test('[CX4] the checker finds two devices that were shown different logs', () => {
  const laptop = phone({ device: 'laptop', read: new Map([['e1 1', new Set(['quest'])]]) });
  const { torn } = checkHistories([phone(), laptop], [server()]);
  expect(torn).toEqual(['laptop: quest for block at e1 1']);
});

test('[CX5] the same seed decides the same, and what is drawn beside it changes nothing', () => {
  const drawn = (isBeside: boolean) => {
    const chance = chanceOf(7);
    const beside = chance.branch();
    if (isBeside) beside.number();
    return [
      chance.number(),
      chance.below(100),
      chance.shuffled([1, 2, 3, 4]),
      chance.pick('abc'.split('')),
    ];
  };
  expect(drawn(true)).toEqual(drawn(false));
  expect(chanceOf(8).number()).not.toBe(chanceOf(7).number());
});
