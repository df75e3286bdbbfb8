import { expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { onBothServers } from '#server/testing/test-server.ts';

const FLOOD = 200;

onBothServers((server) => {
  test('[SEC68] beside 200 sign-ins at once every push is answered, and the last sign-ins are told to come back', async () => {
    const hunter = await server().hunter('ana');
    let isFlooding = true;
    const flood = Promise.all(
      Array.from({ length: FLOOD }, (_, index) =>
        new ApiClient(server().address).send('POST', '/api/auth/sign-in', {
          email: `nobody-${index}@example.test`,
          password: 'eight lanterns by the gate',
        }),
      ),
    ).finally(() => {
      isFlooding = false;
    });
    let pushes = 0;
    while (isFlooding) {
      const { results } = await hunter.push([done(focusing(`block-${pushes}`))]);
      expect(results).toMatchObject([{ status: 'applied' }]);
      pushes += 1;
    }
    const replies = await flood;
    const statuses = replies.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(52);
    const busy = replies.find(({ status }) => status === 503);
    expect(busy?.body).toMatchObject({ code: 'busy' });
    expect(busy?.headers.get('retry-after')).toBe('5');
    expect(pushes).toBeGreaterThan(3); // starved, the first would have waited for the flood's end
  });
});
