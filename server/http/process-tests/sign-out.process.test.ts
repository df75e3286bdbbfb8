import { expect, test } from 'vitest';
import { ApiClient } from '#server/testing/api-client.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const CLEARED = /^sid-0=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/;

onBothServers((server) => {
  async function signOut(client: ApiClient) {
    const { status, body, headers } = await client.send('POST', '/api/auth/sign-out', {});
    return { status, body, setCookie: headers.getSetCookie() };
  }
  const SIGNED_OUT = {
    status: 200,
    body: { ok: true },
    setCookie: [expect.stringMatching(CLEARED)],
  };

  test('[SEC9] who signs out a second time is as signed out, and loses the cookie', async () => {
    const hunter = await server().hunter('leaver');
    expect(await signOut(hunter)).toEqual(SIGNED_OUT);
    expect((await hunter.send('GET', '/api/auth/sessions')).status).toBe(401);
    expect(await signOut(hunter)).toEqual(SIGNED_OUT);
  });

  test('[SEC9] [SEC11] a session that ran out is signed out like any other', async () => {
    const hunter = await server().hunter('late-riser');
    await server().sql(`update sessions set expires_at = '2020-01-01T00:00:00.000Z'
      where user_id = '${hunter.uid}'`);
    expect(await signOut(hunter)).toEqual(SIGNED_OUT);
  });

  test('[SEC9] a cookie that we never signed, or none, is taken out too, and ends nothing', async () => {
    const hunter = await server().hunter('stayer');
    const stranger = new ApiClient(hunter.address);
    expect(await signOut(stranger)).toEqual(SIGNED_OUT);
    stranger.cookie = 'sid-0=nonsense.nonsense';
    expect(await signOut(stranger)).toEqual(SIGNED_OUT);
    expect((await hunter.send('GET', '/api/auth/sessions')).status).toBe(200);
  });
});
