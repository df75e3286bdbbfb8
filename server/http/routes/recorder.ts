import type { PushReply } from '#protocol/sync-messages.ts';
import type { Database } from '#server/database/database.ts';
import { positionOf } from '#server/documents/read-document.ts';
import { TooLarge } from '#server/documents/too-large.ts';
import type { Limits } from '#server/limits.ts';
import type { Publisher } from '#server/realtime/news.ts';
import type { Lanes } from './lanes.ts';
import type { CommandAllowance } from './rate-limit.ts';

/** Records what `work` does in the user's turn, and tells the user's devices. */
export type Recorder = <Reply extends PushReply>(
  userId: string,
  work: () => Promise<Reply>,
) => Promise<Reply>;

type RecorderParts = {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly allowance: CommandAllowance;
  readonly publish: Publisher;
  readonly limits: Pick<Limits, 'commandsPerUser'>;
};

export function createRecorder(parts: RecorderParts): Recorder {
  const { database, lanes, allowance, publish, limits } = parts;
  return async (userId, work) => {
    const reply = await lanes.run(userId, async () => {
      // In the user's turn: whoever comes beside it would ask before this one has paid.
      allowance.refuseIfSpent(userId);
      const { rev } = await positionOf(database.db, userId);
      if (rev >= limits.commandsPerUser) throw new TooLarge('This log holds all it can.');
      const done = await work();
      allowance.spend(userId, recordedCount(done));
      return done;
    });
    publish({ kind: 'moved', userId, epoch: reply.epoch, rev: reply.rev });
    return reply;
  };
}

function recordedCount({ results }: PushReply): number {
  return results.filter(({ status }) => status === 'applied' || status === 'noop').length;
}
