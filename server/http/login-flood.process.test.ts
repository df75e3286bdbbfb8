import { expect, test } from 'vitest';
import { done, focusing } from '#rules/testing/builders.ts';
import { ApiClient } from '#server/testing/api-client.ts';
import { inBothHouses } from '#server/testing/house.ts';

const FLOOD = 200;

inBothHouses((house) => {
  test('[SEC68] beside 200 sign-ins at once every push is answered, and the last sign-ins are told to come back', async () => {
    const hunter = await house().hunter('ana');
    let isFlooding = true;
    const flood = Promise.all(
      Array.from({ length: FLOOD }, (_, index) =>
        new ApiClient(house().address).send('POST', '/api/auth/sign-in', {
          email: `nobody-${index}@example.test`,
          password: 'eight lanterns by the gate',
        }),
      ),
    ).finally(() => {
      isFlooding = false;
    });
    const waitsMs: number[] = [];
    while (isFlooding) {
      const startedAt = performance.now();
      const { results } = await hunter.push([done(focusing(`block-${waitsMs.length}`))]);
      expect(results).toMatchObject([{ status: 'applied' }]);
      waitsMs.push(performance.now() - startedAt);
    }
    const replies = await flood;
    const statuses = replies.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(52);
    const busy = replies.find(({ status }) => status === 503);
    expect(busy?.body).toMatchObject({ code: 'busy' });
    expect(busy?.headers.get('retry-after')).toBe('5');
    expect(waitsMs.length).toBeGreaterThan(3);
    expect(Math.max(...waitsMs)).toBeLessThan(5_000);
  });
});
