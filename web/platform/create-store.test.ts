import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('a store calls its listeners after a change, and only after one', () => {
  const store = createStore('loading');
  const seen: string[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));

  store.set('ready');
  store.set('ready');
  unsubscribe();
  store.set('failed');

  expect(seen).toEqual(['ready']);
});

test('a listener that leaves while it is called keeps nobody else from being called', () => {
  const store = createStore(0);
  const second = vi.fn();
  const leave = store.subscribe(() => leave());
  store.subscribe(second);

  store.set(1);

  expect(second).toHaveBeenCalledOnce();
});
