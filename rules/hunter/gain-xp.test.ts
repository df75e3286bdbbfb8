import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gainXp, xpBelowLevel } from './gain-xp.ts';
import { FULL_STAT, NEW_HUNTER, STATS, statBarShare } from './hunter.ts';

const earnedXp = fc.integer({ min: 0, max: 100_000 });
const stat = fc.constantFrom(...STATS);

test('[H1] a new hunter is a Shadow Hunter of level 1 with the starting stats', () => {
  expect(NEW_HUNTER).toEqual({
    name: 'Shadow Hunter',
    level: 1,
    xp: 0,
    xpToNext: 100,
    class: 'Assassin',
    stats: { intelligence: 10, strength: 10, dexterity: 12, charisma: 8, wisdom: 10 },
  });
});

test('[H2] 100 XP lift a new hunter to level 2, which needs 120', () => {
  expect(gainXp(NEW_HUNTER, 100, 'wisdom')).toMatchObject({ level: 2, xp: 0, xpToNext: 120 });
});

test('[H2] the levels need 100, 120, 144, 172, 206, 247, 296, 355', () => {
  const needed = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (level) => xpBelowLevel(level + 1) - xpBelowLevel(level),
  );
  expect(needed).toEqual([100, 120, 144, 172, 206, 247, 296, 355]);
});

test('[H3] one award that crosses two levels raises its stat by 2 and no other', () => {
  const hunter = gainXp(NEW_HUNTER, 220, 'strength');
  expect(hunter.level).toBe(3);
  expect(hunter.stats).toEqual({ ...NEW_HUNTER.stats, strength: 12 });
});

test('[H3] an award that crosses no level moves no stat', () => {
  expect(gainXp(NEW_HUNTER, 99, 'strength').stats).toBe(NEW_HUNTER.stats);
});

test('[H5] xp stays below what the level needs', () => {
  fc.assert(
    fc.property(earnedXp, stat, (award, trained) => {
      const { xp, xpToNext } = gainXp(NEW_HUNTER, award, trained);
      expect(xp).toBeGreaterThanOrEqual(0);
      expect(xp).toBeLessThan(xpToNext);
    }),
  );
});

test('[H6] XP earned in two parts is worth the same as XP earned at once', () => {
  fc.assert(
    fc.property(earnedXp, earnedXp, stat, (first, second, trained) => {
      const inParts = gainXp(gainXp(NEW_HUNTER, first, trained), second, trained);
      expect(inParts).toEqual(gainXp(NEW_HUNTER, first + second, trained));
    }),
  );
});

test('[H6] xp plus what all passed levels needed is the sum of all awards', () => {
  fc.assert(
    fc.property(fc.array(earnedXp), (awards) => {
      const { level, xp } = awards.reduce(
        (hunter, award) => gainXp(hunter, award, 'wisdom'),
        NEW_HUNTER,
      );
      expect(xp + xpBelowLevel(level)).toBe(awards.reduce((sum, award) => sum + award, 0));
    }),
  );
});

test('[H10] a stat bar is full at 20 and stays full beyond', () => {
  expect(FULL_STAT).toBe(20);
  expect([0, 10, 20, 31].map(statBarShare)).toEqual([0, 0.5, 1, 1]);
});
