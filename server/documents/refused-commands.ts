import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ServerRefusal } from '#protocol/replies/sync-messages.ts';
import { cleanText } from '#rules/clean-text.ts';
import type { Database, Trx } from '#server/database/database.ts';
import type { Tables } from '#server/database/schema.ts';

export type Refusal = { readonly sent: string; readonly reason: string; readonly input: unknown };

const MAX_KEPT = 500;
const MAX_BODY_LENGTH = 8_192;

/**
 * The key to store a refused command under; one without a usable key is named by a digest of its
 * content.
 */
function nameOf({ sent, input }: Refusal): string {
  const name = cleanText(sent);
  return name !== '' ? name : createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/**
 * Stores refused commands for the user to see and export, the newest at the cost of the oldest; a
 * valid command with the same key is still accepted later.
 */
export async function keepRefusals(
  trx: Trx,
  refusals: readonly Refusal[],
  {
    userId,
    deviceId,
    now,
  }: { readonly userId: string; readonly deviceId: string; readonly now: string },
): Promise<void> {
  if (refusals.length === 0) return;
  for (const refusal of refusals) {
    const told = {
      reason: cleanText(refusal.reason), // it quotes names the device chose, and one NUL ends the batch
      body: JSON.stringify(refusal.input).slice(0, MAX_BODY_LENGTH),
      device_id: deviceId,
      refused_at: now,
    };
    await trx
      .insertInto('refused_commands')
      .values({ user_id: userId, key: nameOf(refusal), ...told })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(told))
      .execute();
  }
  await trx
    .deleteFrom('refused_commands')
    .where('user_id', '=', userId)
    .where('key', 'not in', newestFirst(trx, userId).select('key'))
    .execute();
}

function newestFirst(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('refused_commands')
    .where('user_id', '=', userId)
    .orderBy('refused_at', 'desc')
    .orderBy('key', 'asc')
    .limit(MAX_KEPT);
}

/** All stored refusals of a user, newest first; their number is limited when they are stored. */
export async function latestRefusals(
  { db }: Database,
  userId: string,
): Promise<readonly ServerRefusal[]> {
  const rows = await newestFirst(db, userId)
    .select(['key', 'reason', 'body', 'refused_at'])
    .execute();
  return rows.map(({ key, reason, body, refused_at: at }) => {
    const command = sentIn(body);
    return { key, kind: kindOf(command), command, reason, at };
  });
}

function sentIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body; // cut where it was too long
  }
}

function kindOf(command: unknown): string {
  const isNamed = typeof command === 'object' && command !== null && 'kind' in command;
  return isNamed && typeof command.kind === 'string' ? command.kind : '';
}
