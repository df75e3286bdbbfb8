import type { Stat } from '#rules/hunter/hunter.ts';

export const STAT_NAME: Readonly<Record<Stat, string>> = {
  intelligence: 'Intelligence',
  strength: 'Strength',
  dexterity: 'Dexterity',
  charisma: 'Charisma',
  wisdom: 'Wisdom',
};

export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}
