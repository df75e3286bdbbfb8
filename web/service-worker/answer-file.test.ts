import { afterEach, expect, test, vi } from 'vitest';
import { answerFile } from './answer-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[O14] storage that is full takes no file away from the page', async () => {
  const put = vi.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  vi.stubGlobal('fetch', async () => new Response('ink'));
  vi.stubGlobal('caches', {
    match: async () => undefined,
    has: async () => true,
    open: async () => ({ put }),
  });
  const stored: Promise<unknown>[] = [];
  const request = new Request('https://gate.example/assets/hero.webp');
  const answer = await answerFile(
    { request, waitUntil: (done) => stored.push(done) },
    'duskgate-1',
  );

  expect(await answer.text()).toBe('ink');
  await Promise.all(stored);
  expect(put).toHaveBeenCalledOnce();
});

test('[O14] the page has its file before it is cached, and the browser is asked to wait for that', async () => {
  let isCached = () => {};
  const put = () =>
    new Promise<void>((resolve) => {
      isCached = resolve;
    });
  vi.stubGlobal('fetch', async () => new Response('ink'));
  vi.stubGlobal('caches', {
    match: async () => undefined,
    has: async () => true,
    open: async () => ({ put }),
  });
  const waitUntil = vi.fn();
  const request = new Request('https://gate.example/assets/hero.webp');

  expect(await (await answerFile({ request, waitUntil }, 'duskgate-1')).text()).toBe('ink');
  isCached();
  await expect(waitUntil.mock.calls[0]?.[0]).resolves.toBeUndefined();
});
