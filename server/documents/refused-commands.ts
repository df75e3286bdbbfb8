import { createHash } from 'node:crypto';
import type { RefusedCommand } from '#protocol/sync-messages.ts';
import { cleanText } from '#rules/clean-text.ts';
import type { Database, Trx } from '#server/database/database.ts';

export type Refusal = { readonly sent: string; readonly reason: string; readonly input: unknown };

const MAX_KEPT = 500;
const MAX_BODY_LENGTH = 8_192;

/** Nonsense may have no key, or the key of something else: then its content names it. */
function nameOf({ sent, input }: Refusal): string {
  const name = cleanText(sent);
  return name !== '' ? name : createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/** Kept so that the hunter can see and export it; never in the way of its key's honest command. */
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
  const { kept } = await trx
    .selectFrom('refused_commands')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const room = refusals.slice(0, Math.max(0, MAX_KEPT - Number(kept)));
  for (const refusal of room) {
    await trx
      .insertInto('refused_commands')
      .values({
        user_id: userId,
        key: nameOf(refusal),
        reason: cleanText(refusal.reason), // it quotes names the device chose, and one NUL ends the batch
        body: JSON.stringify(refusal.input).slice(0, MAX_BODY_LENGTH),
        device_id: deviceId,
        refused_at: now,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .execute();
  }
}

/** All that is kept: it has an end of its own. */
export async function latestRefusals(
  { db }: Database,
  userId: string,
): Promise<readonly RefusedCommand[]> {
  const rows = await db
    .selectFrom('refused_commands')
    .select(['key', 'reason', 'body', 'refused_at'])
    .where('user_id', '=', userId)
    .orderBy('refused_at', 'desc')
    .orderBy('key', 'asc')
    .limit(MAX_KEPT)
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
