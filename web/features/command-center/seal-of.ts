import type { Quest } from '#rules/quest/quest.ts';

const SEALS = import.meta.glob<string>('../../assets/seals/seal-*-*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The arch in the colour of the difficulty, with the sign of the category. */
export function sealOf({ difficulty, category }: Quest): string | undefined {
  return SEALS[`../../assets/seals/seal-${difficulty}-${category.toLowerCase()}.svg`];
}
