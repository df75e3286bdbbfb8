import { type BoundedQueue, createBoundedQueue } from '#server/auth/passwords/bounded-queue.ts';
import { RETRY_AFTER_SECONDS, Refused } from '#server/http/failures.ts';
import type { Limits } from '#server/startup/limits.ts';

/**
 * A queue for each user: requests of one user run one after the other, those of different users do
 * not wait for each other.
 */
export type UserQueues = {
  readonly run: <Value>(userId: string, work: () => Promise<Value>) => Promise<Value>;
  /** Waits for the turn, which lasts until the function it gives back is called. */
  readonly enter: (userId: string) => Promise<() => void>;
};

export function createUserQueues({ requestsInLine }: Pick<Limits, 'requestsInLine'>): UserQueues {
  const queues = new Map<string, { readonly queue: BoundedQueue; count: number }>();

  async function run<Value>(userId: string, work: () => Promise<Value>): Promise<Value> {
    const userQueue = queues.get(userId) ?? {
      queue: createBoundedQueue(1, requestsInLine),
      count: 0,
    };
    queues.set(userId, userQueue);
    userQueue.count += 1;
    try {
      const turn = await userQueue.queue.run(work);
      if (turn.ok) return turn.value;
      const message = 'Too many requests at once. Try again in a few seconds.';
      throw new Refused(429, 'rate-limited', message, RETRY_AFTER_SECONDS);
    } finally {
      userQueue.count -= 1;
      if (userQueue.count === 0) queues.delete(userId);
    }
  }

  function enter(userId: string): Promise<() => void> {
    return new Promise((entered, refused) => {
      run(userId, () => new Promise<void>((leave) => entered(leave))).catch(refused);
    });
  }

  return { run, enter };
}
