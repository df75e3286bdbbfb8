import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './network.ts';

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[N16] [N6] [N21] a call without an answer fails after 10 s, in words that name no save', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetching.mockRejectedValue(new DOMException('late', 'TimeoutError'));

  expect(await call('POST', '/api/sync/push', {})).toEqual({
    ok: false,
    failure: {
      code: 'network-request-failed',
      message: 'The server took too long to answer.',
      status: 0,
    },
  });
  expect(timeout).toHaveBeenCalledWith(10_000);
});

test('[N6] a call may have a time and words of its own', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetching.mockRejectedValue(new DOMException('late', 'TimeoutError'));
  const options = { timeoutMs: 8_000, timeoutMessage: 'Profile save timeout' };

  expect(await call('PUT', '/api/userProfiles/u1', {}, options)).toMatchObject({
    failure: { message: 'Profile save timeout' },
  });
  expect(timeout).toHaveBeenCalledWith(8_000);
});

test.each([
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [500, 'internal'],
  [401, 'not-signed-in'],
])('[N7] a reply of %i has the code %s', async (status, code) => {
  const said = { code: status === 401 ? 'not-signed-in' : 'internal', message: 'No.' };
  fetching.mockResolvedValue(new Response(JSON.stringify(said), { status }));

  expect(await call('GET', '/api/sync/document')).toMatchObject({ failure: { code, status } });
});

test.each([
  [500, 'unexpected', 'Something went wrong on our side. Reference 4bf92f3577b3'],
  [409, 'other-account', 'Something went wrong on our side.'],
  [503, 'unexpected', 'Something went wrong on our side.'],
])(
  '[O44] an unexpected error is shown with its reference, a %i of code %s so: %s',
  async (status, code, words) => {
    const said = { code, message: 'Something went wrong on our side.', requestId: '4bf92f3577b3' };
    const headers = { 'x-request-id': '4bf92f3577b3' };
    fetching.mockResolvedValue(new Response(JSON.stringify(said), { status, headers }));

    expect(await call('POST', '/api/auth/sign-in', {})).toMatchObject({
      failure: { message: words },
    });
  },
);

test('[O44] without words of the server, or an id, there is no reference', async () => {
  const headers = { 'x-request-id': '4bf92f3577b3' };
  fetching.mockResolvedValueOnce(new Response('broken', { status: 500, headers }));
  expect(await call('GET', '/api/sync/document')).toMatchObject({ failure: { message: '' } });
  fetching.mockResolvedValueOnce(new Response('{"message":"No."}', { status: 500 }));
  expect(await call('GET', '/api/sync/document')).toMatchObject({ failure: { message: 'No.' } });
});

test('[N7] no reply at all is network-request-failed', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));

  expect(await call('GET', '/api/sync/document')).toMatchObject({
    failure: { code: 'network-request-failed', status: 0 },
  });
});

test('[N7] a page where the answer should be comes from something in between: unavailable', async () => {
  fetching.mockResolvedValue(new Response('<html>sign in to the wifi</html>'));

  expect(await call('GET', '/api/sync/document')).toMatchObject({
    failure: { code: 'unavailable' },
  });
});

test('[E15] [N7] a call that was cancelled is no sign of a lost network', async () => {
  fetching.mockImplementation(async (_path, init) => {
    init?.signal?.throwIfAborted();
    return new Response('{}');
  });
  const leaving = new AbortController();
  leaving.abort();

  expect(await call('POST', '/api/mentor/quests', {}, { signal: leaving.signal })).toMatchObject({
    failure: { code: 'cancelled', status: 0 },
  });
});
