import { expect, test, vi } from 'vitest';
import { err } from '#rules/result.ts';
import { adding, done } from '#rules/testing/builders.ts';
import { createMemoryStore } from '#web/sync/storage/memory-store.ts';
import { createEngine } from './engine.ts';

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
    history: () => Promise.reject(new Error('there is none')),
    onLogged: () => {},
    onStep: () => {},
  });
}

test('[N9] a log that is closed tells whoever waits for a command to be kept, then and later', async () => {
  const engine = anEngine();
  const entries = [{ command: done(adding('q1')) }];
  const waiting = engine.committed({ kind: 'recorded', entries, refused: [] });
  engine.close();

  await expect(waiting).rejects.toThrow('closed');
  const late = engine.committed({ kind: 'recorded', entries, refused: [] });
  await expect(late).rejects.toThrow('closed');
});

test('[N21] a load that fails is one line in the console, with code and attempt', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  let nowMs = 0;
  const engine = createEngine({
    uid: 'u1',
    call: async (_method, _path, _body, { timeoutMessage = '' } = {}) =>
      err({ code: 'network-request-failed', message: timeoutMessage, status: 0 }),
    clock: { nowMs: () => nowMs, utcOffsetMinutes: () => 0 },
    store: Promise.resolve(createMemoryStore({ deviceId: 'd1' })),
    announce: () => {},
    history: () => Promise.reject(new Error('there is none')),
    onLogged: () => {},
    onStep: () => {},
  });
  await engine.open();
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(count));
    nowMs += 5_000;
    engine.dispatch({ kind: 'timer' });
  }
  const words = 'network-request-failed: Save operation timeout';
  expect(logged.mock.calls).toEqual(
    [1, 2, 3].map((attempt) => [`[duskgate] loading failed, attempt ${attempt}`, words]),
  );
  engine.close();
  logged.mockRestore();
});
