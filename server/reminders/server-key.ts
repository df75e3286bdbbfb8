import { generateKeyPairSync } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { type ServerKey, serverKeyOf } from './push-message.ts';

const NAME = 'push-key';

/**
 * The key pair of this database, made at the first start: all servers of one database have the same.
 * It is not in backups: with another key, pages ask their browsers again.
 */
export async function keptServerKey({ db }: Database): Promise<ServerKey> {
  const known = () =>
    db.selectFrom('server_facts').select('value').where('name', '=', NAME).executeTakeFirst();
  const { value } = (await known()) ?? (await make());
  return serverKeyOf(JSON.parse(value));

  /** Of two servers that start at once one writes, and both read the same. */
  async function make(): Promise<{ readonly value: string }> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const made = JSON.stringify(privateKey.export({ format: 'jwk' }));
    await db
      .insertInto('server_facts')
      .values({ name: NAME, value: made })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await known()) ?? { value: made };
  }
}
