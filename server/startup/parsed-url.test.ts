import { expect, test } from 'vitest';
import { parsedUrl } from './parsed-url.ts';

test('[O3] an address with a letter outside of ASCII is read as often as it is asked', () => {
  const hosts = Array.from({ length: 50_000 }, () => parsedUrl('https://bücher.example')?.hostname);
  expect(new Set(hosts)).toEqual(new Set(['xn--bcher-kva.example']));
  expect(parsedUrl('no address')).toBeUndefined();
});
