import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import { withDatabase } from '#server/operations/operation.ts';
import type { Config } from '#server/startup/config.ts';

/** Bytes of each user's log and document, by id. */
export type UserSizes = Readonly<Record<string, number>>;

/** Measures them as JSON; the program `server/cli/user-sizes.ts`, because it reads every log. */
export async function measureUserSizes(config: Config): Promise<string> {
  return withDatabase(config, 'read', async ({ db }) => {
    const { rows } = await sql<{ user_id: string; bytes: string | number }>`
      select user_id, sum(bytes) as bytes from (
        select user_id, sum(octet_length(body)) as bytes from game_commands group by user_id
        union all
        select user_id, octet_length(doc) as bytes from game_data
      ) as parts group by user_id`.execute(db);
    return JSON.stringify(Object.fromEntries(rows.map((row) => [row.user_id, Number(row.bytes)])));
  });
}

const KEPT_MS = 600_000;
/** A page waits no longer for them, and shows them when it is opened again. */
const PATIENCE_MS = 2_000;

const sizesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** Measures in a process of its own, at most every ten minutes; undefined while it is not done. */
export function createSizeMeter(program: string): () => Promise<UserSizes | undefined> {
  let measured:
    | { readonly atMs: number; readonly sizes: Promise<UserSizes | undefined> }
    | undefined;

  async function measure(): Promise<UserSizes | undefined> {
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.once('error', () => {}); // its output ends then
    const parsed = v.safeParse(sizesSchema, await text(child.stdout));
    return parsed.success ? parsed.output : undefined;
  }

  return () => {
    if (measured === undefined || performance.now() - measured.atMs > KEPT_MS) {
      measured = { atMs: performance.now(), sizes: measure().catch(() => undefined) };
    }
    return Promise.race([measured.sizes, wait(PATIENCE_MS, undefined, { ref: false })]);
  };
}
