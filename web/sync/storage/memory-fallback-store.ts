import { logProblem } from '#web/platform/log.ts';
import type { Intent } from '#web/sync/outbox/decide.ts';
import type { Resumption } from '#web/sync/outbox/decide-resume.ts';
import type { OutboxChange } from '#web/sync/outbox/outbox.ts';
import { EMPTY_OUTBOX, firstSeqAt } from '#web/sync/outbox/stored-outbox.ts';
import { createMemoryStore } from './memory-store.ts';
import type {
  Committed,
  Kept,
  OutboxSnapshot,
  OutboxStore,
  StoreSnapshot,
} from './outbox-store.ts';

type Fallback = Pick<Resumption, 'taken' | 'knownEpoch'> & {
  readonly memory: ReturnType<typeof createMemoryStore>;
};

type FallbackParts = {
  readonly disk: OutboxStore;
  readonly nowMs: () => number;
  readonly newId: () => string;
  /** Another tab erased the database: memory must not replace it. */
  readonly isGone: () => boolean;
};

/**
 * A database that falls back to memory when it is full or lost. Later commands queue in memory, too;
 * once the server has all of them, everything is written back and the database is used again.
 */
export function createStoreWithMemoryFallback(parts: FallbackParts): OutboxStore {
  const { disk, nowMs, newId, isGone } = parts;
  let fallback: Fallback | undefined;
  /** What was last read, for a database that cannot even be read any more. */
  let last: OutboxSnapshot = { ...EMPTY_OUTBOX, isVolatile: false };
  let lastBase: OutboxChange['base'];
  let queue: Promise<unknown> = Promise.resolve();

  function inOrder<Value>(run: () => Promise<Value>): Promise<Value> {
    const next = queue.then(run, run);
    queue = next;
    return next;
  }

  function remember({ stored, ...snapshot }: StoreSnapshot): void {
    last = snapshot;
    if (stored && snapshot.position) lastBase = { stored, position: snapshot.position };
  }

  async function read(...known: Parameters<OutboxStore['read']>): Promise<StoreSnapshot> {
    if (fallback) return fallback.memory.read(...known);
    const snapshot = await disk.read(...known);
    remember(snapshot);
    return snapshot;
  }

  async function commit(intent: Intent): Promise<Committed> {
    if (fallback) return commitInMemory(fallback, intent);
    try {
      const committed = await disk.commit(intent);
      const stored = intent.kind === 'settle' && intent.settlement.stored;
      const isNews = stored && committed.answer.isDone;
      remember({ ...committed.snapshot, ...(isNews && { stored }) });
      return committed;
    } catch (error) {
      if (isGone()) throw error;
      logProblem('the outbox could not be written', error);
      fallback = await openFallback();
      return commitInMemory(fallback, intent);
    }
  }

  async function openFallback(): Promise<Fallback> {
    const snapshot = await disk.read().catch(() => ({ ...last, ...lastBase }));
    const { stored, position, pending, refused } = snapshot;
    const memory = createMemoryStore({
      deviceId: '',
      outbox: {
        ...EMPTY_OUTBOX,
        pending,
        refused,
        nextSeq: firstSeqAt(nowMs()),
        ...(stored && { stored }),
        ...(position && { position }),
      },
    });
    return { memory, taken: pending, knownEpoch: position?.epoch };
  }

  /** The database still has what was pending before, so it is written only when nothing is pending here. */
  async function commitInMemory(
    { memory, ...known }: Fallback,
    intent: Intent,
  ): Promise<Committed> {
    const committed = await memory.commit(intent);
    const { pending, position, stored, acknowledged, refused } = memory.outbox();
    if (pending.length > 0) return committed;
    try {
      const base = stored && position && { position, stored };
      const resumption = { ...known, acknowledged, refused, ...(base && { base }) };
      const { snapshot } = await disk.commit({ kind: 'resume', ...resumption });
      fallback = undefined;
      remember(snapshot);
      lastBase = base ?? lastBase;
      return { ...committed, snapshot };
    } catch {
      return committed;
    }
  }

  async function kept(): Promise<Kept> {
    if (fallback === undefined) return disk.kept();
    const { acknowledged } = await disk.kept().catch(() => EMPTY_OUTBOX);
    const inMemory = fallback.memory.outbox();
    return { ...inMemory, acknowledged: [...acknowledged, ...inMemory.acknowledged] };
  }

  return {
    read: (known) => inOrder(() => read(known)),
    commit: (intent) => inOrder(() => commit(intent)),
    kept: () => inOrder(kept),
    deviceId: () => disk.deviceId().catch(newId),
    close: () => {
      inOrder(async () => disk.close()).catch(logProblem);
    },
    erase: () => disk.erase(),
  };
}
