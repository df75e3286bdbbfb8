import * as v from 'valibot';

export type Salvaged<Entry> = {
  readonly entries: readonly Entry[];
  readonly rejected: readonly unknown[];
};

/**
 * The entries of a list that can be read, and those that cannot. The rejected are handed back: dropped
 * here, the next save would delete them for good.
 */
export function salvage<Entry>(
  schema: v.GenericSchema<unknown, Entry>,
  stored: unknown,
): Salvaged<Entry> {
  const entries: Entry[] = [];
  const rejected: unknown[] = [];
  if (!Array.isArray(stored)) return { entries, rejected: stored === undefined ? [] : [stored] };
  for (const entry of stored) {
    const parsed = v.safeParse(schema, entry);
    if (parsed.success) entries.push(parsed.output);
    else rejected.push(entry);
  }
  return { entries, rejected };
}
