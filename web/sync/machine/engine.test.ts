import { expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { createEngine } from './engine.ts';
import { createMemoryStore } from './memory-store.ts';

function anEngine() {
  const busy = {
    ...createMemoryStore({ deviceId: 'd1' }),
    commit: () => new Promise<never>(() => {}),
  };
  return createEngine({
    uid: 'u1',
    call: () => new Promise<never>(() => {}),
    clock: { nowMs: () => 0, utcOffsetMinutes: () => 0 },
    store: Promise.resolve(busy),
    announce: () => {},
    onStep: () => {},
  });
}

test('[N9] a log that is closed tells whoever waits for a deed to be kept, then and later', async () => {
  const engine = anEngine();
  const entries = [{ command: done(adding('q1')) }];
  const waiting = engine.committed({ kind: 'recorded', entries, refused: [] });
  engine.close();

  await expect(waiting).rejects.toThrow('closed');
  const late = engine.committed({ kind: 'recorded', entries, refused: [] });
  await expect(late).rejects.toThrow('closed');
});
