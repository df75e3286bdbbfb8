import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';
import { base32 } from './codes.ts';

const CODE_COUNT = 10;
/** 80 bits: nobody guesses them, so a digest needs neither salt nor a slow hash. */
const CODE_BYTES = 10;
const SHAPE = /^[a-z2-7]{16}$/;

/** Codes as they are shown: `abcd-efgh-ijkl-mnop`. */
function newCode(): string {
  const letters = base32(randomBytes(CODE_BYTES)).toLowerCase();
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

function digestOf(userId: string, letters: string): string {
  return createHash('sha256').update(`recovery:${userId}:${letters}`).digest('base64url');
}

/** The letters of a recovery code as people type it; undefined if it is none. */
export function lettersIn(typed: string): string | undefined {
  const letters = typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  return SHAPE.test(letters) ? letters : undefined;
}

/** Makes the codes of a user anew; those before them end. They are shown once. */
export async function makeRecoveryCodes(
  trx: Trx,
  userId: string,
  nowIso: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: CODE_COUNT }, newCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({
    user_id: userId,
    digest: digestOf(userId, lettersIn(code) ?? ''),
    created_at: nowIso,
    used_at: null,
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Uses a code up; true for one caller only, however many try at once. */
export async function spendRecoveryCode(
  db: Kysely<Tables>,
  userId: string,
  letters: string,
  nowIso: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: nowIso })
    .where('user_id', '=', userId)
    .where('digest', '=', digestOf(userId, letters))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function countUnused(db: Kysely<Tables>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
