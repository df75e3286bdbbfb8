import { setTimeout } from 'node:timers/promises';

/** A user who moved more than this lately takes turns with the others who did; so much is forgotten each second. */
const FREE_BYTES = 500_000;
const FORGOTTEN_BYTES_PER_MS = 1_000;
/** What is remembered of one user at most, so that one long export is forgotten within seconds. */
const MAX_REMEMBERED_BYTES = 10_000_000;
const MANY_USERS = 1_000;

/** While somebody else is served, heavy work rests twice as long as it worked: most requests never meet it. */
const REST_FACTOR = 2;
const MAX_REST_MS = 1_000;
const RECENTLY_MS = 1_000;
/** How long heavy work waits for a moment when nobody else is being served. */
const MAX_QUIET_WAIT_MS = 100;
const LOOK_MS = 2;

/**
 * Shares the process between users. Whoever moves little is served at once. Those who move much are
 * served one at a time, in turn by user, in moments when nobody else is being served.
 */
export type FairTurns = {
  /** Notes the bytes that a user's request reads, writes or sends. */
  readonly charge: (userId: string, bytes: number) => void;
  /** Waits for the turn, which lasts until the function it gives back is called. */
  readonly enter: (userId: string) => Promise<() => void>;
  readonly run: <Value>(userId: string, work: () => Promise<Value>) => Promise<Value>;
};

export function createFairTurns(nowMs: () => number): FairTurns {
  /** When all that a user moved is forgotten. */
  const forgottenAtMs = new Map<string, number>();
  /** The heavy requests that wait, by user; the user who is first is next. */
  const lines = new Map<string, ((leave: () => void) => void)[]>();
  let lightCount = 0;
  let lightAtMs = Number.NEGATIVE_INFINITY;
  let isServing = false;

  function charge(userId: string, bytes: number): void {
    const now = nowMs();
    const forgotten =
      Math.max(now, forgottenAtMs.get(userId) ?? 0) + bytes / FORGOTTEN_BYTES_PER_MS;
    const latest = now + MAX_REMEMBERED_BYTES / FORGOTTEN_BYTES_PER_MS;
    forgottenAtMs.set(userId, Math.min(forgotten, latest));
    if (forgottenAtMs.size <= MANY_USERS) return;
    for (const [user, atMs] of forgottenAtMs) if (atMs <= now) forgottenAtMs.delete(user);
  }

  function isHeavy(userId: string): boolean {
    const leftMs = (forgottenAtMs.get(userId) ?? 0) - nowMs();
    return leftMs > FREE_BYTES / FORGOTTEN_BYTES_PER_MS;
  }

  async function enter(userId: string): Promise<() => void> {
    if (isHeavy(userId)) return takeTurn(userId);
    lightCount += 1;
    return once(() => {
      lightCount -= 1;
      lightAtMs = nowMs();
    });
  }

  function takeTurn(userId: string): Promise<() => void> {
    return new Promise((entered) => {
      const line = lines.get(userId) ?? [];
      lines.set(userId, [...line, entered]);
      if (!isServing) void serveHeavy();
    });
  }

  /** The first request of the next user, who then stands behind all others. */
  function takeNext(): ((leave: () => void) => void) | undefined {
    for (const [userId, [first, ...more]] of lines) {
      lines.delete(userId);
      if (more.length > 0) lines.set(userId, more);
      return first;
    }
    return undefined;
  }

  async function serveHeavy(): Promise<void> {
    isServing = true;
    while (lines.size > 0) {
      await quietMoment();
      const next = takeNext();
      const startedAtMs = nowMs();
      await new Promise<void>((left) => next?.(once(left)));
      const restMs = Math.min(MAX_REST_MS, REST_FACTOR * (nowMs() - startedAtMs));
      const isAlone = lightCount === 0 && startedAtMs - lightAtMs > RECENTLY_MS;
      if (!isAlone) await setTimeout(restMs);
    }
    isServing = false;
  }

  async function quietMoment(): Promise<void> {
    const latestMs = nowMs() + MAX_QUIET_WAIT_MS;
    while (lightCount > 0 && nowMs() < latestMs) await setTimeout(LOOK_MS);
  }

  return {
    charge,
    enter,
    run: async (userId, work) => {
      const leave = await enter(userId);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** The function, at its first call only. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
