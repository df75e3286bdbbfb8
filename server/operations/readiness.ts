import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '#server/database/clock.ts';
import { type Database, pingDatabase } from '#server/database/database.ts';
import { newestCommitOf } from '#server/documents/newest-commit.ts';

const MIN_FREE_BYTES = 500_000_000;
/** The database is asked at most once a second, however often somebody asks us. */
const LOOK_MS = 1_000;
const ANSWER_MS = 3_000;

export type Readiness = { readonly isReady: () => Promise<boolean>; readonly stop: () => void };

/** Whether the clock is behind what the server has stored itself; tells of it once, when it is first seen. */
export function createClockCheck(
  { db }: Database,
  clock: Clock,
  onBehind: () => void,
): () => Promise<boolean> {
  let wasBehind = false;
  return async () => {
    const isBehind = await newestCommitOf(db).isClockBehind(clock.nowMs());
    if (isBehind && !wasBehind) onBehind();
    wasBehind = isBehind;
    return isBehind;
  };
}

/**
 * Whether the server can take traffic: the database answers and is not damaged, the disk has room, and
 * it is not stopping.
 */
export function createReadiness(
  database: Database,
  dataDir: string,
  freeBytesOf = freeBytesOnDisk,
): Readiness {
  let isStopping = false;
  let looked: { readonly atMs: number; readonly isFine: Promise<boolean> } | undefined;

  async function look(): Promise<boolean> {
    try {
      await withinDeadline(pingDatabase(database));
      return database.engine === 'postgres' || (await freeBytesOf(dataDir)) > MIN_FREE_BYTES;
    } catch {
      return false; // requests that need the database log the reason
    }
  }

  return {
    stop: () => {
      isStopping = true;
    },
    isReady: async () => {
      if (looked === undefined || performance.now() - looked.atMs > LOOK_MS) {
        looked = { atMs: performance.now(), isFine: look() };
      }
      return (await looked.isFine) && !isStopping && !database.isDamaged();
    },
  };
}

/** Fails if the database does not answer in time. */
async function withinDeadline(work: Promise<void>): Promise<void> {
  const deadline = new AbortController();
  const late = setTimeout(ANSWER_MS, undefined, { signal: deadline.signal }).then(() => {
    throw new Error('the database did not answer in time');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    deadline.abort();
    late.catch(() => {}); // aborted, or already thrown
  }
}

async function freeBytesOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
