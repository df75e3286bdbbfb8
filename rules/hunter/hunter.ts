export const STATS = ['intelligence', 'strength', 'dexterity', 'charisma', 'wisdom'] as const;
export type Stat = (typeof STATS)[number];

/** The document's `character`. */
export type Hunter = {
  readonly name: string;
  readonly level: number;
  readonly xp: number;
  readonly xpToNext: number;
  readonly class: string;
  readonly stats: Readonly<Record<Stat, number>>;
};

export const FULL_STAT = 20;
export const MAX_NAME_LENGTH = 40;

export const NEW_HUNTER: Hunter = {
  name: 'Shadow Hunter',
  level: 1,
  xp: 0,
  xpToNext: 100,
  class: 'Assassin',
  stats: { intelligence: 10, strength: 10, dexterity: 12, charisma: 8, wisdom: 10 },
};

/** The share of a stat bar that is filled, 0 to 1. */
export function statBarShare(points: number): number {
  return Math.min(points / FULL_STAT, 1);
}
