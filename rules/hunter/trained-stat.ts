import type { Category } from '#rules/quest/quest.ts';
import type { Stat } from './hunter.ts';

const STAT_OF: Readonly<Record<Category, Stat>> = {
  Academics: 'intelligence',
  Tech: 'intelligence',
  Business: 'charisma',
  Content: 'charisma',
  Fitness: 'strength',
  Personal: 'wisdom',
};

/** Takes any text: a category nobody knows trains wisdom. */
export function trainedStat(category: string): Stat {
  return Object.hasOwn(STAT_OF, category) ? STAT_OF[category as Category] : 'wisdom'; // hasOwn has just shown it is one
}
