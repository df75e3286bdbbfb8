import { expect, test } from 'vitest';
import { fakeGame } from '#web/game/testing/fake-game.ts';
import { createStore } from '#web/platform/create-store.ts';
import { tellOfResent } from './late-jobs.ts';

test('[D16] a hunter is told once, in one line, that the server had lost something and this device has it', () => {
  const lost = createStore(0);
  const status = () => ({ ...STATUS, resentCount: lost.get() });
  const { game } = fakeGame({ log: { status, subscribe: lost.subscribe } });
  const titles = () => game.toasts.all().map(({ title, detail }) => [title, detail]);
  const stop = tellOfResent(game);
  expect(titles()).toEqual([]);

  lost.set(3);
  const line = ['The server forgot, we did not', 'All sent again'];
  expect(titles()).toEqual([line]);
  stop();
  lost.set(4);
  expect(titles()).toEqual([line]);
});

const STATUS = {
  load: 'ready',
  waitingCount: 0,
  isOffline: false,
  isSessionOver: false,
  isStorageFull: false,
  refused: [],
} as const;
