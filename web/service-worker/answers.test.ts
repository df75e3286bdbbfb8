import { describe, expect, test } from 'vitest';
import { answerTo } from './answers.ts';

const ORIGIN = 'https://gate.example';
const CACHED = new Set(['/', '/icon.svg', '/assets/main-1.js']);

function answer(path: string, request: { method?: string; mode?: string } = {}) {
  const url = new URL(path, ORIGIN).href;
  return answerTo({ method: 'GET', mode: 'cors', ...request, url }, ORIGIN, CACHED);
}

describe('what the service worker answers', () => {
  test.each(['/', '/habits', '/habits?from=icon#top', '/no-such-place', '/apiary', '/healthzone'])(
    '%s opened as a page is the cached page',
    (path) => {
      expect(answer(path, { mode: 'navigate' })).toBe('page');
    },
  );

  test.each(['/api', '/api/sync/document', '/healthz', '/readyz', '/sw.js', '/icon.svg'])(
    "%s opened as a page is the server's",
    (path) => {
      expect(answer(path, { mode: 'navigate' })).toBe('none');
    },
  );

  test('files of the build are answered, the ones not cached yet as well', () => {
    expect(answer('/assets/main-1.js')).toBe('file');
    expect(answer('/assets/hero-2880-x.webp')).toBe('file');
    expect(answer('/icon.svg')).toBe('file');
    expect(answer('/sw.js')).toBe('none');
  });

  test('[SEC25] nothing under /api is answered, however it is asked for', () => {
    for (const mode of ['cors', 'navigate', 'no-cors', 'same-origin']) {
      expect(answer('/api/sync/document', { mode })).toBe('none');
    }
    expect(answer('/api/sync/push', { method: 'POST' })).toBe('none');
  });

  test('what is sent somewhere, or asked of somebody else, is let through', () => {
    expect(answer('/', { method: 'POST', mode: 'navigate' })).toBe('none');
    expect(answer('https://elsewhere.example/assets/main-1.js')).toBe('none');
  });
});
