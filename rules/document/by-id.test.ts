import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ById, EMPTY_TABLE, everyOne, find, put } from './by-id.ts';

type Thing = { readonly id: string; readonly worth: number };

test('[D9] a table finds what was put in last under each id, as a Map would', () => {
  const things = fc.array(fc.record({ id: fc.string({ maxLength: 2 }), worth: fc.integer() }), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(things, (all) => {
      const map = new Map(all.map((thing) => [thing.id, thing]));
      const table = all.reduce<ById<Thing>>(put, EMPTY_TABLE);
      for (const thing of map.values()) expect(find(table, thing.id)).toBe(thing);
      expect(new Set(everyOne(table))).toEqual(new Set(map.values()));
      expect(everyOne(table)).toHaveLength(map.size);
      expect(find(table, 'not in there')).toBeUndefined();
    }),
  );
});

test('[D9] putting something in leaves the old table as it was', () => {
  const before = put<Thing>(EMPTY_TABLE, { id: 'a', worth: 1 });
  put(before, { id: 'a', worth: 2 });
  expect(find(before, 'a')).toEqual({ id: 'a', worth: 1 });
});

test('[D9] thousands of ids are spread evenly, so that none is slow to find', () => {
  let table: ById<Thing> = EMPTY_TABLE;
  for (let index = 0; index < 10_240; index += 1)
    table = put(table, { id: `quest-${index}`, worth: 0 });
  const boxes = table.flatMap((shelf) => shelf ?? []).map((things) => things?.length ?? 0);
  expect(Math.max(...boxes)).toBeLessThan(40);
});
