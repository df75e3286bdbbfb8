import { logProblem } from '#web/platform/log.ts';
import { NO_CONTENTS } from './contents.ts';
import type { Intent } from './decide.ts';
import type { Resumption } from './decide-resume.ts';
import type { Change } from './journal.ts';
import type { Committed, LogStore, Snapshot, Standing } from './log-store.ts';
import { createMemoryStore } from './memory-store.ts';

type Spill = Pick<Resumption, 'taken' | 'knownEpoch'> & {
  readonly memory: ReturnType<typeof createMemoryStore>;
};

type SpillOverParts = {
  readonly disk: LogStore;
  readonly nowMs: () => number;
  readonly newId: () => string;
  /** Another tab erased it: it is not to be replaced. */
  readonly isGone: () => boolean;
};

/**
 * A disk that may be full or lost: what it cannot keep stays in memory, later deeds queue behind
 * it, and once everything has arrived the disk is trusted again.
 */
export function createSpillOverStore({ disk, nowMs, newId, isGone }: SpillOverParts): LogStore {
  let spill: Spill | undefined;
  /** For a disk that cannot even be read any more. */
  let last: Standing = { ...NO_CONTENTS, isVolatile: false };
  let lastBase: Change['base'];
  let queue: Promise<unknown> = Promise.resolve();

  function inOrder<Value>(run: () => Promise<Value>): Promise<Value> {
    const next = queue.then(run, run);
    queue = next;
    return next;
  }

  function remember({ stored, ...standing }: Snapshot): void {
    last = standing;
    if (stored && standing.place) lastBase = { stored, place: standing.place };
  }

  async function read(...known: Parameters<LogStore['read']>): Promise<Snapshot> {
    if (spill) return spill.memory.read(...known);
    const snapshot = await disk.read(...known);
    remember(snapshot);
    return snapshot;
  }

  async function commit(intent: Intent): Promise<Committed> {
    if (spill) return commitInMemory(spill, intent);
    try {
      const committed = await disk.commit(intent);
      const stored = intent.kind === 'settle' && intent.settlement.stored;
      const isNews = stored && committed.answer.isDone;
      remember({ ...committed.standing, ...(isNews && { stored }) });
      return committed;
    } catch (error) {
      if (isGone()) throw error;
      logProblem('the local log could not be written', error);
      spill = await spilled();
      return commitInMemory(spill, intent);
    }
  }

  async function spilled(): Promise<Spill> {
    const snapshot = await disk.read().catch(() => ({ ...last, ...lastBase }));
    const { stored, place, pending, refused } = snapshot;
    const memory = createMemoryStore({
      deviceId: '',
      contents: {
        ...NO_CONTENTS,
        pending,
        refused,
        // No number that the disk or an earlier spill gave: a later one must not take its place.
        nextSeq: nowMs() * 100,
        ...(stored && { stored }),
        ...(place && { place }),
      },
    });
    return { memory, taken: pending, knownEpoch: place?.epoch };
  }

  /** The disk still has what had waited before: it is taken back only when nothing waits here. */
  async function commitInMemory({ memory, ...known }: Spill, intent: Intent): Promise<Committed> {
    const committed = await memory.commit(intent);
    const { pending, place, stored, acknowledged, refused } = memory.contents();
    if (pending.length > 0) return committed;
    try {
      const base = stored && place && { place, stored };
      const resumption = { ...known, acknowledged, refused, ...(base && { base }) };
      const { standing } = await disk.commit({ kind: 'resume', ...resumption });
      spill = undefined;
      remember(standing);
      lastBase = base ?? lastBase;
      return { ...committed, standing };
    } catch {
      return committed;
    }
  }

  return {
    read: (known) => inOrder(() => read(known)),
    commit: (intent) => inOrder(() => commit(intent)),
    deviceId: () => disk.deviceId().catch(newId),
    close: () => {
      inOrder(async () => disk.close()).catch(logProblem);
    },
    erase: () => disk.erase(),
  };
}
