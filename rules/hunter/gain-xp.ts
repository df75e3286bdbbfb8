import { type Hunter, NEW_HUNTER, type Stat } from './hunter.ts';

const GROWTH_PER_LEVEL = 1.2;

function neededAfter(xpToNext: number): number {
  return Math.floor(xpToNext * GROWTH_PER_LEVEL);
}

/** Adds XP and the levels it brings. Nothing else gives XP. */
export function gainXp(hunter: Hunter, award: number, trained: Stat): Hunter {
  if (award === 0) return hunter;
  let { level, xp, xpToNext } = hunter;
  xp += award;
  while (xp >= xpToNext) {
    xp -= xpToNext;
    level += 1;
    xpToNext = neededAfter(xpToNext);
  }

  const levelsGained = level - hunter.level;
  if (levelsGained === 0) return { ...hunter, xp };
  const stats = { ...hunter.stats, [trained]: hunter.stats[trained] + levelsGained };
  return { ...hunter, level, xp, xpToNext, stats };
}

/** @internal The sum of the XP that all levels below this one took. */
export function xpBelowLevel(level: number): number {
  let sum = 0;
  let needed = NEW_HUNTER.xpToNext;
  for (let passed = NEW_HUNTER.level; passed < level; passed += 1) {
    sum += needed;
    needed = neededAfter(needed);
  }
  return sum;
}
