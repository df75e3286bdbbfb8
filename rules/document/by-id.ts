/**
 * A persistent table of things with an id: looking up and putting one costs nearly the same with ten
 * entries and with ten thousand, and the old table stays as it was. A copied Map or array would
 * make every command slower with every quest ever made.
 */
export type ById<Thing extends { readonly id: string }> = readonly (Slots<Thing> | undefined)[];

type Slots<Thing> = readonly (readonly Thing[] | undefined)[];

const WIDTH = 32;

export const EMPTY_TABLE: readonly undefined[] = new Array(WIDTH).fill(undefined);
const EMPTY_SHELF: readonly undefined[] = new Array(WIDTH).fill(undefined);

/** A FNV-1a hash of the id: it spreads the ids evenly over the boxes. */
function placeOf(id: string): { shelf: number; box: number } {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return { shelf: (hash >>> 5) % WIDTH, box: (hash >>> 16) % WIDTH };
}

export function find<Thing extends { readonly id: string }>(
  table: ById<Thing>,
  id: string,
): Thing | undefined {
  const { shelf, box } = placeOf(id);
  return table[shelf]?.[box]?.find((thing) => thing.id === id);
}

/** Puts the thing in the place of the one with its id, or adds it. */
export function put<Thing extends { readonly id: string }>(
  table: ById<Thing>,
  thing: Thing,
): ById<Thing> {
  const { shelf, box } = placeOf(thing.id);
  const boxes: Slots<Thing> = table[shelf] ?? EMPTY_SHELF;
  const things = boxes[box] ?? [];
  const known = things.findIndex((one) => one.id === thing.id);
  const next = known === -1 ? [...things, thing] : things.with(known, thing);
  return table.with(shelf, boxes.with(box, next));
}

export function everyOne<Thing extends { readonly id: string }>(table: ById<Thing>): Thing[] {
  const all: Thing[] = [];
  for (const shelf of table) {
    if (shelf) for (const things of shelf) if (things) all.push(...things);
  }
  return all;
}
