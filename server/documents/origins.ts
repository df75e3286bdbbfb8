import type { Kysely } from 'kysely';
import type { Origin } from '#protocol/replies/sync-messages.ts';
import type { Tables } from '#server/database/schema.ts';

/** The doors by which a personal token comes in. */
type Door = Origin['door'];
const DOORS: readonly Door[] = ['api', 'assistant'];

/** The device of what came by a token. No browser has such an id: theirs hold no full stop. */
export function deviceOf(door: Door, tokenId: string): string {
  return `${door}.${tokenId}`;
}

/** The devices of all that one token did. */
export function devicesOf(tokenId: string): readonly string[] {
  return DOORS.map((door) => deviceOf(door, tokenId));
}

function readDevice(deviceId: string) {
  const door = DOORS.find((one) => deviceId.startsWith(`${one}.`));
  return door && { door, tokenId: deviceId.slice(door.length + 1) };
}

/**
 * Who did what came by a token, by device. A token that is no longer known, after a restored backup for
 * example, leaves the door.
 */
export async function originsOf(
  db: Kysely<Tables>,
  userId: string,
  deviceIds: Iterable<string>,
): Promise<ReadonlyMap<string, Origin>> {
  const read = [...new Set(deviceIds)].flatMap((deviceId) => {
    const from = readDevice(deviceId);
    return from ? [{ deviceId, ...from }] : [];
  });
  if (read.length === 0) return new Map();
  const tokens = await db
    .selectFrom('api_tokens')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      read.map(({ tokenId }) => tokenId),
    )
    .execute();
  const names = new Map(tokens.map(({ id, name }) => [id, name]));
  return new Map(
    read.map(({ deviceId, door, tokenId }) => {
      const name = names.get(tokenId);
      return [deviceId, { door, ...(name !== undefined && { name }) }];
    }),
  );
}
