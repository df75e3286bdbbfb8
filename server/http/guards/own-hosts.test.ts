import { describe, expect, test } from 'vitest';
import { AS_ANNA, aGuardedApp, HOME, ROWS } from '#server/testing/guarded-app.ts';
import { ownHosts } from './own-hosts.ts';

const UNSET = { publicUrl: 'http://0.0.0.0:4000', isPublicUrlSet: false };

test.each([
  ['localhost', true],
  ['LOCALHOST:4000', true],
  ['localhost.', true],
  ['quests.localhost', true],
  ['127.0.0.1:4000', true],
  ['192.168.1.20', true],
  ['[::1]:4000', true],
  ['[2001:db8::7]', true],
  ['nas', true],
  ['Nas:4000', true],
  ['nas.home.example', true],
  ['quests.local', true],
  ['evil.example', false],
  ['evil.example:4000', false],
  ['127.0.0.1.evil.example', false],
  ['local', false],
  ['.local', false],
  ['evil-local', false],
  ['nas.evil.example', false],
  ['localhost@evil.example', false],
  ['evil.example/localhost', false],
  ['', false],
  ['[::1', false],
])('[SEC71] without PUBLIC_URL the host %s is ours: %s', (host, isOurs) => {
  expect(ownHosts(UNSET, 'nas.home.example')(host)).toBe(isOurs);
});

test.each([
  ['habits.example', true],
  ['Habits.Example:443', true],
  ['habits.example.', true],
  ['127.0.0.1:4000', false],
  ['localhost', false],
  ['nas', false],
  ['quests.local', false],
  ['habits.example.evil.example', false],
])('[SEC71] with PUBLIC_URL only its host is ours: %s: %s', (host, isOurs) => {
  expect(ownHosts({ publicUrl: HOME, isPublicUrlSet: true }, 'nas')(host)).toBe(isOurs);
});

test('[SEC71] a name in HOST is ours without PUBLIC_URL', () => {
  const isOwnHost = ownHosts({ publicUrl: 'http://quests.lan:4000', isPublicUrlSet: false }, 'nas');
  expect([isOwnHost('quests.lan:4000'), isOwnHost('other.lan')]).toEqual([true, false]);
});

describe('[SEC71] a page whose name was made to lead to us is refused, though its origin is its host', () => {
  const ASKED = ROWS.filter(({ limit }) => limit !== 'none');
  test.each(ASKED)('$row', async ({ method, urlFor }) => {
    const { app, reached } = aGuardedApp();
    const headers = {
      ...AS_ANNA,
      host: 'evil.example:4000',
      origin: 'http://evil.example:4000',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    const payload = method === 'GET' ? {} : { payload: '{}' };
    const reply = await app.inject({ method, url: urlFor('anna'), headers, ...payload });

    expect([reply.statusCode, reply.json().code]).toEqual([421, 'foreign-host']);
    expect(reply.json().message).toContain('PUBLIC_URL');
    expect(reached).toEqual([]);
  });
});

test('[SEC71] a health check may come by any name', async () => {
  const { app } = aGuardedApp({ isPublicUrlSet: true });
  for (const url of ['/healthz', '/readyz']) {
    const reply = await app.inject({ url, headers: { host: 'duskgate-7f9c:4000' } });
    expect(reply.statusCode).toBe(200);
  }
});
