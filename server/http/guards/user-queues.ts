import { type BoundedQueue, createBoundedQueue } from '#server/auth/bounded-queue.ts';
import type { Limits } from '#server/limits.ts';
import { RETRY_AFTER_SECONDS, Refused } from './failures.ts';

/** One after the other for each user, so that nobody else waits behind all that one of them sends. */
export type Lanes = {
  readonly run: <Value>(userId: string, work: () => Promise<Value>) => Promise<Value>;
  /** The turn lasts until what it gives back is called. */
  readonly enter: (userId: string) => Promise<() => void>;
};

export function createLanes({ requestsInLine }: Pick<Limits, 'requestsInLine'>): Lanes {
  const lanes = new Map<string, { readonly queue: BoundedQueue; count: number }>();

  async function run<Value>(userId: string, work: () => Promise<Value>): Promise<Value> {
    const lane = lanes.get(userId) ?? { queue: createBoundedQueue(1, requestsInLine), count: 0 };
    lanes.set(userId, lane);
    lane.count += 1;
    try {
      const turn = await lane.queue.run(work);
      if (turn.ok) return turn.value;
      const message = 'Too many requests at once. Try again in a few seconds.';
      throw new Refused(429, 'rate-limited', message, RETRY_AFTER_SECONDS);
    } finally {
      lane.count -= 1;
      if (lane.count === 0) lanes.delete(userId);
    }
  }

  function enter(userId: string): Promise<() => void> {
    return new Promise((entered, refused) => {
      run(userId, () => new Promise<void>((leave) => entered(leave))).catch(refused);
    });
  }

  return { run, enter };
}
