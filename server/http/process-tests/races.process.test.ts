import { expect, test } from 'vitest';
import { done, finishing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const AT_ONCE = 50;

onBothServers((server) => {
  test('[SEC38] fifty identical pushes at once, from fifty devices, have one effect', async () => {
    const hunter = await server().hunter('ana');
    const devices = Array.from({ length: AT_ONCE }, () =>
      Object.assign(new ApiClient(hunter.address), { cookie: hunter.cookie, uid: hunter.uid }),
    );
    const replies = await Promise.all(
      devices.map((device) => device.push([done(finishing('q1'))])),
    );
    const statuses = replies.map(({ results }) => results[0]?.status);
    expect(statuses.filter((status) => status === 'applied')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'duplicate')).toHaveLength(AT_ONCE - 1);
    const { body } = await hunter.send('GET', '/api/sync/document');
    expect(body).toMatchObject({ rev: 1, document: { character: { xp: 25 }, lifetimeXp: 25 } });
  });

  test('[SEC38] of fifty sign-ups with one e-mail at once, one makes an account and the others are told', async () => {
    const account = {
      email: 'same@example.test',
      password: 'seven lanterns by the gate',
      displayName: 'Ana',
    };
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        new ApiClient(server().address).send('POST', '/api/auth/sign-up', account),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(AT_ONCE - 1);
    const users = await server().sql(`select id from users where email = '${account.email}'`);
    expect(users).toHaveLength(1);
    expect(
      await server().sql(`select id from accounts where user_id not in (select id from users)`),
    ).toEqual([]);
  });
});
