import type { Stat } from './hunter.ts';

/** Takes any text: a category nobody knows trains wisdom. */
export function trainedStat(category: string): Stat {
  switch (category) {
    case 'Academics':
    case 'Tech':
      return 'intelligence';
    case 'Business':
    case 'Content':
      return 'charisma';
    case 'Fitness':
      return 'strength';
    default:
      return 'wisdom';
  }
}
