import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Database, pingDatabase } from './database/database.ts';

const MIN_FREE_BYTES = 500_000_000;
/** Anyone may ask, as often as they like: the database is asked once a second. */
const LOOK_MS = 1_000;
const ANSWER_MS = 3_000;

export type Readiness = { readonly isReady: () => Promise<boolean>; readonly stop: () => void };

/** Ready to take traffic: the database answers, there is room to write, and nobody said stop. */
export function createReadiness(database: Database, dataDir: string): Readiness {
  let isStopping = false;
  let looked: { readonly atMs: number; readonly isFine: Promise<boolean> } | undefined;

  async function look(): Promise<boolean> {
    try {
      await withinDeadline(pingDatabase(database));
      return database.engine === 'postgres' || (await hasRoom(dataDir));
    } catch {
      return false; // a reply of the database says more, and says it in the log
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
      return (await looked.isFine) && !isStopping;
    },
  };
}

/** A database that hangs is as good as gone. */
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

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > MIN_FREE_BYTES;
}
