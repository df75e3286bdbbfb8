import { expect, test } from 'vitest';
import { aQuest } from '#rules/testing/builders.ts';
import { freshRaid, raidAt, wantedRaid, withoutGoneQuest } from './raid-address.ts';

const BOARD = [aQuest({ id: 'q1' }), aQuest({ id: 'q2' }), aQuest({ id: 'gone', completed: true })];
const IDLE = freshRaid('r1', 1);
const BLOCK = { id: 'r1.1', startedAtMs: 5 };

function wanted(search: string) {
  return wantedRaid(search, BOARD);
}

test('[S4] the address names the quest and the blocks', () => {
  expect(wanted('?quest=q1&pomodoros=3')).toMatchObject({ questId: 'q1', target: 3 });
  expect(wanted('quest=q1')).toMatchObject({ questId: 'q1', target: 1 });
});

test.each(['?quest=unknown', '?quest=gone', '?quest=', '', '?quest=__proto__'])(
  '[S4] %s names no quest',
  (search) => {
    expect(wanted(search)).not.toHaveProperty('questId');
  },
);

test('[T14] a quest that is asked for gets a raid of its own, its counter at 0', () => {
  const raid = raidAt(
    { ...IDLE, raid: { ...IDLE.raid, blocksCleared: 4 } },
    wanted('?quest=q1&pomodoros=2'),
    'r2',
  );
  expect(raid).toEqual(freshRaid('r2', 2, 'q1'));
});

test('[T6] the same address again is the same raid', () => {
  const under = { ...freshRaid('r1', 2, 'q1'), isBegun: true };
  const current = { ...under, raid: { ...under.raid, blocksCleared: 1, block: BLOCK } };
  expect(raidAt(current, wanted('?quest=q1&pomodoros=2'), 'r2')).toBe(current);
  expect(raidAt(current, wanted('?quest=q1'), 'r2')).toBe(current);
  expect(raidAt(current, wanted(''), 'r2')).toBe(current);
});

test('[T6] a block under way is not given up for an address', () => {
  const current = freshRaid('r1', 2, 'q1');
  const under = { ...current, raid: { ...current.raid, block: BLOCK } };
  expect(raidAt(under, wanted('?quest=q2'), 'r2')).toEqual(under);
});

test.each(['?quest=unknown', '?quest=gone', '?quest='])(
  '[S4] %s is no way back to the quest of a raid that nobody is in',
  (search) => {
    const current = freshRaid('r1', 2, 'q1');
    expect(raidAt(current, wanted(search), 'r2')).toEqual(freshRaid('r2', 1));
    const under = { ...current, raid: { ...current.raid, block: BLOCK } };
    expect(raidAt(under, wanted(search), 'r2')).toBe(under);
  },
);

test('[S4] the address of a quest that was just completed leaves its window open', () => {
  const current = { ...IDLE, ended: { questId: 'gone', blocksCleared: 1 } };
  expect(raidAt(current, wanted('?quest=gone'), 'r2')).toBe(current);
});

test('[T9] without a quest the address still names how far down', () => {
  expect(raidAt(IDLE, wanted('?pomodoros=3'), 'r2').raid.target).toBe(3);
});

test('[S4] a quest that went away leaves the raid without a quest', () => {
  const current = freshRaid('r1', 2, 'gone');
  expect(withoutGoneQuest(current, BOARD).raid).not.toHaveProperty('questId');
  expect(withoutGoneQuest(IDLE, BOARD)).toBe(IDLE);
});
