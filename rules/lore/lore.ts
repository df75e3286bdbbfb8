import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

export type Lore = { readonly text: string; readonly source: string };

/** @internal */
export const LORE: readonly Lore[] = [
  {
    text: 'The gate does not ask whether you are ready. It asks whether you came back.',
    source: 'Carved above the ninth stair',
  },
  {
    text: 'A torch lit late still shows the floor.',
    source: 'Saying of the lamplighters',
  },
  {
    text: 'I counted the stairs once, and it slowed me. Now I count the days I climbed.',
    source: 'Letter of a hunter, unsigned',
  },
  {
    text: 'Miss one night and the door is stiff. Miss two and oil the hinge. Do not curse the door.',
    source: "The Warden's ledger, page 4",
  },
  {
    text: 'The great sword hangs on the wall. The small knife is worn thin with use.',
    source: 'Scratched into the armoury door',
  },
  {
    text: 'Rust works every night and never hurries. So can you.',
    source: "Chalk on the smith's anvil",
  },
  {
    text: 'You are allowed to be tired. Put the pack down, not away.',
    source: 'Bench below the half-way lamp',
  },
  {
    text: "Yesterday's fire cooks nothing. Bring one stick.",
    source: 'Kitchen wall, third camp',
  },
  {
    text: 'This map was drawn by someone who got lost here and kept walking.',
    source: 'Margin of the oldest map',
  },
  {
    text: 'No one saw the first stone laid. Everyone leans on the wall.',
    source: "Mason's mark in the lower hall",
  },
];

export function loreOf(day: LocalDate): Lore {
  const index = ((dayNumber(day) % LORE.length) + LORE.length) % LORE.length;
  return LORE[index] as Lore; // the index is taken modulo the length
}

/** Whether today's quote has not been shown; a value that is no day counts as not shown. */
export function isLoreDue(lastShown: string | null, today: LocalDate): boolean {
  return lastShown !== today;
}
