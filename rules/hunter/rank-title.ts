type Rank = { readonly level: number; readonly title: string };

const LOWEST_RANK: Rank = { level: 1, title: 'Novice Seeker' };

/** Highest first. */
export const RANKS: readonly Rank[] = [
  { level: 15, title: 'Shadow Sovereign' },
  { level: 10, title: 'Elite Hunter' },
  { level: 7, title: 'Dark Knight' },
  { level: 5, title: 'Shadow Walker' },
  { level: 3, title: 'Apprentice Hunter' },
  LOWEST_RANK,
];

export function rankTitle(level: number): string {
  return (RANKS.find((rank) => level >= rank.level) ?? LOWEST_RANK).title;
}
