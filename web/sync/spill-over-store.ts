import { logProblem } from '#web/platform/log.ts';
import { NO_CONTENTS } from './contents.ts';
import type { Intent } from './decide.ts';
import type { Committed, LogStore, Snapshot } from './log-store.ts';
import { createMemoryStore } from './memory-store.ts';

type Memory = ReturnType<typeof createMemoryStore>;

/**
 * A disk that may be full: what it cannot keep stays in memory, later deeds queue behind it, and
 * once everything has arrived the disk is trusted again.
 */
export function createSpillOverStore(disk: LogStore, isGone: () => boolean): LogStore {
  let memory: Memory | undefined;
  let last: Snapshot = { ...NO_CONTENTS, isVolatile: false };
  let refusedBefore = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function inOrder<Value>(run: () => Promise<Value>): Promise<Value> {
    const next = queue.then(run, run);
    queue = next;
    return next;
  }

  async function commit(intent: Intent): Promise<Committed> {
    if (memory) return commitInMemory(memory, intent);
    try {
      const committed = await disk.commit(intent);
      last = { ...last, ...committed.standing };
      return committed;
    } catch (error) {
      if (isGone()) throw error;
      logProblem('the local log could not be written', error);
      memory = await spilled();
      return memory.commit(intent);
    }
  }

  async function spilled(): Promise<Memory> {
    const { stored, place, pending, refused } = await disk.read().catch(() => last);
    refusedBefore = refused.length;
    const nextSeq = Math.max(0, ...pending.map(({ seq }) => seq)) + 1;
    return createMemoryStore({
      deviceId: '',
      contents: {
        ...NO_CONTENTS,
        pending,
        refused,
        // Far from any number that the disk would give: a later one must not take its place.
        nextSeq: nextSeq + 1e9,
        ...(stored && { stored }),
        ...(place && { place }),
      },
    });
  }

  /** The disk still has what had waited before: it is taken back only when all of it has arrived. */
  async function commitInMemory(kept: Memory, intent: Intent): Promise<Committed> {
    const committed = await kept.commit(intent);
    const { pending, place, stored, acknowledged, refused } = kept.contents();
    if (pending.length > 0 || intent.kind !== 'settle') return committed;
    try {
      const { standing } = await disk.commit({
        kind: 'resume',
        acknowledged,
        refused: refused.slice(refusedBefore),
        ...(stored && place && { base: { place, stored } }),
      });
      memory = undefined;
      last = { ...last, ...standing };
      return { ...committed, standing };
    } catch {
      return committed;
    }
  }

  return {
    read: (known) => inOrder(async () => (memory ?? disk).read(known)),
    commit: (intent) => inOrder(() => commit(intent)),
    deviceId: () => disk.deviceId(),
    close: () => {
      inOrder(async () => disk.close()).catch(logProblem);
    },
    erase: () => disk.erase(),
  };
}
