import type { Position, PushReply } from '#protocol/replies/sync-messages.ts';
import type { Database } from '#server/database/database.ts';
import { sizesOf } from '#server/documents/read-document.ts';
import { TooLarge } from '#server/documents/too-large.ts';
import type { FairTurns } from '#server/http/guards/fair-turns.ts';
import type { CommandAllowance } from '#server/http/guards/rate-limit.ts';
import type { UserQueues } from '#server/http/guards/user-queues.ts';
import type { Limits } from '#server/startup/limits.ts';

/**
 * Runs `work`, which records commands, in the user's queue and turn and within the limits, then notifies the
 * user's devices.
 */
export type Recorder = <Reply extends PushReply>(
  userId: string,
  work: () => Promise<Reply>,
) => Promise<Reply>;

type RecorderParts = {
  readonly database: Database;
  readonly queues: UserQueues;
  readonly turns: FairTurns;
  readonly allowance: CommandAllowance;
  /** Called when the log has moved on, after the commit. */
  readonly onMoved: (userId: string, position: Position) => void;
  readonly limits: Pick<Limits, 'commandsPerUser'>;
};

export function createRecorder(parts: RecorderParts): Recorder {
  const { database, queues, turns, allowance, onMoved, limits } = parts;
  return async (userId, work) => {
    const reply = await queues.run(userId, async () => {
      // Inside the queue: a request beside it would be checked before this one is counted.
      allowance.refuseIfSpent(userId);
      const { rev, documentBytes } = await sizesOf(database.db, userId);
      if (rev >= limits.commandsPerUser) throw new TooLarge('This log holds all it can.');
      turns.charge(userId, 2 * documentBytes); // it is read and written
      const done = await turns.run(userId, work);
      allowance.spend(userId, recordedCount(done));
      return done;
    });
    onMoved(userId, reply);
    return reply;
  };
}

function recordedCount({ results }: PushReply): number {
  return results.filter(({ status }) => status === 'applied' || status === 'noop').length;
}
