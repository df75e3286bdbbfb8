import * as v from 'valibot';

export type Salvaged<Entry> = {
  readonly entries: readonly Entry[];
  readonly rejected: readonly unknown[];
};

/**
 * One damaged entry must not cost the hunter the other forty. The rejected are handed back, because
 * dropping them here would let the next save delete them for good.
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
