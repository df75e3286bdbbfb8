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
  const kept: Promise<unknown>[] = [];
  const request = new Request('https://gate.example/assets/hero.webp');
  const answer = await answerFile({ request, waitUntil: (done) => kept.push(done) }, 'duskgate-1');

  expect(await answer.text()).toBe('ink');
  await Promise.all(kept);
  expect(put).toHaveBeenCalledOnce();
});

test('[O14] the page has its file before it is kept, and the browser is asked to wait for that', async () => {
  let isKept = () => {};
  const put = () =>
    new Promise<void>((resolve) => {
      isKept = resolve;
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
  isKept();
  await expect(waitUntil.mock.calls[0]?.[0]).resolves.toBeUndefined();
});
