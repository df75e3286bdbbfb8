import { mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, say } from './run.mjs';

/** The lock is a folder: making one fails if it exists, and git ignores empty ones. */
const LOCK = join(ROOT, '.preparing');
const BEAT_MS = 1_000;
/**
 * A process that was killed leaves its lock behind; after so long without a sign of life it is
 * taken over.
 */
const GONE_AFTER_MS = 10_000;

/**
 * Does the work while no other start installs or builds in this folder.
 * @template Done
 * @param {() => Promise<Done>} work asks again whether there is anything left to do
 * @returns {Promise<Done>}
 */
export async function withPreparationLock(work) {
  if (!lock()) {
    say('Another start is preparing this folder; waiting for it...');
    while (!lock()) await pause(BEAT_MS / 4);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimesSync(LOCK, now, now);
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    unlock();
  }
}

/** @returns {boolean} */
function lock() {
  try {
    mkdirSync(LOCK);
    return true;
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
  }
  const { mtimeMs } = statSync(LOCK, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  if (Date.now() - mtimeMs < GONE_AFTER_MS) return false;
  unlock();
  return lock();
}

function unlock() {
  try {
    rmdirSync(LOCK);
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw cause;
  }
}

/** @param {unknown} cause */
function codeOf(cause) {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}
