import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema.ts';
import type { Hub } from './hub.ts';

type PollOptions = {
  readonly db: Kysely<Tables>;
  readonly hub: Hub;
  readonly isNeeded: () => boolean;
  readonly everyMs: number;
  readonly log: (message: string, cause: unknown) => void;
};

/** Polls the positions of listening users while no notifications come from other servers. */
export function pollPositions({ db, hub, isNeeded, everyMs, log }: PollOptions): () => void {
  async function look(): Promise<void> {
    const userIds = hub.userIds();
    if (!isNeeded() || userIds.length === 0) return;
    const rows = await db
      .selectFrom('game_data')
      .select(['user_id', 'epoch', 'rev'])
      .where('user_id', 'in', userIds)
      .execute();
    for (const { user_id, epoch, rev } of rows) hub.notify(user_id, { epoch, rev });
  }

  const timer = setInterval(() => {
    look().catch((cause: unknown) => log('other servers could not be looked at', cause));
  }, everyMs);
  return () => clearInterval(timer);
}
