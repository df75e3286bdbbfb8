import { expect, test } from 'vitest';
import { signsByAuthor } from './works.ts';

test('[O5] each drawing is credited once, however many signs it serves', () => {
  const addresses = signsByAuthor().flatMap(({ works }) => works.map(({ address }) => address));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('https://game-icons.net/1x1/lorc/cog.html');
});
