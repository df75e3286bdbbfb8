import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#server/database/schema.ts';

/** How one part of the last run ended, in a line of ours without anybody's words. */
const outcomeSchema = v.object({
  result: v.picklist(['ok', 'failed', 'skipped']),
  atMs: v.number(),
  line: v.string(),
  /** When it last went well. */
  okMs: v.nullable(v.number()),
});
export type NightlyOutcome = v.InferOutput<typeof outcomeSchema>;

const recordSchema = v.object({
  /** Tells the files of this database from those of another in the same folder. */
  id: v.string(),
  /** Who is at it, and until when nobody else may be. */
  claim: v.nullable(v.object({ by: v.string(), untilMs: v.number() })),
  day: v.nullable(v.string()),
  triedMs: v.nullable(v.number()),
  audit: v.nullable(outcomeSchema),
  backup: v.nullable(outcomeSchema),
  secondCopy: v.nullable(outcomeSchema),
  drill: v.nullable(outcomeSchema),
});

/** What all servers of one database know of the nightly runs. It is not in backups. */
export type NightlyRecord = v.InferOutput<typeof recordSchema>;

export const NIGHTLY_PARTS = ['audit', 'backup', 'secondCopy', 'drill'] as const;
export type NightlyPart = (typeof NIGHTLY_PARTS)[number];

const NAME = 'nightly';
/** What a run says that did nothing. */
export const NOTHING_DUE = 'Nothing is due, or another server is at it';
/** Renewed while a run lasts; a server that ended in the middle holds it up no longer than this. */
export const CLAIM_MS = 180_000;

function newRecord(): NightlyRecord {
  const id = randomBytes(4).toString('hex');
  const parts = { audit: null, backup: null, secondCopy: null, drill: null };
  return { id, claim: null, day: null, triedMs: null, ...parts };
}

async function readStored(db: Kysely<Tables>): Promise<string | undefined> {
  const query = db.selectFrom('server_facts').select('value').where('name', '=', NAME);
  return (await query.executeTakeFirst())?.value;
}

const storedSchema = v.pipe(v.string(), v.parseJson(), recordSchema);

/** Undefined where no run has ever begun. */
export async function readNightlyRecord(db: Kysely<Tables>): Promise<NightlyRecord | undefined> {
  const stored = await readStored(db);
  return stored === undefined ? undefined : v.parse(storedSchema, stored);
}

/**
 * Changes the record. It is compared and written in one statement, so of two servers that want the
 * same one at the same time one has it, and the other decides anew by what that one wrote. `change`
 * gives back nothing where there is nothing to do.
 */
export async function changeNightlyRecord(
  db: Kysely<Tables>,
  change: (known: NightlyRecord) => NightlyRecord | undefined,
): Promise<NightlyRecord | undefined> {
  for (;;) {
    const stored = await readStored(db);
    const next = change(stored === undefined ? newRecord() : v.parse(storedSchema, stored));
    if (next === undefined) return undefined;
    const value = JSON.stringify(next);
    if (stored === value) return next;
    const isWritten =
      stored === undefined ? await insertRecord(db, value) : await replaceRecord(db, stored, value);
    if (isWritten) return next;
  }
}

async function insertRecord(db: Kysely<Tables>, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('server_facts')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return (count ?? 0n) > 0n;
}

async function replaceRecord(db: Kysely<Tables>, stored: string, value: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('server_facts')
    .set({ value })
    .where('name', '=', NAME)
    .where('value', '=', stored)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What /readyz tells anybody: results and the age of the last good backup, without places and reasons. */
export function nightlyHealth(record: NightlyRecord | undefined, nowMs: number) {
  const okMs = record?.backup?.okMs ?? null;
  const resultOf = (part: NightlyPart) => record?.[part]?.result ?? 'none';
  return {
    result: resultOf('backup'),
    ageSeconds: okMs === null ? null : Math.max(0, Math.round((nowMs - okMs) / 1_000)),
    drill: resultOf('drill'),
    audit: resultOf('audit'),
    ...(record?.secondCopy && { secondCopy: record.secondCopy.result }),
  };
}

/** What the schedule has to know of the record. */
export function pastRuns(
  record: NightlyRecord | undefined,
  { secondFolder }: { readonly secondFolder: string | undefined },
) {
  const { day = null, triedMs = null, secondCopy } = record ?? {};
  return {
    day,
    triedMs,
    isCopyMissing: secondFolder !== undefined && secondCopy?.result === 'failed',
  };
}
