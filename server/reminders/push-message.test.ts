import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { fakeBrowser, vapidClaims } from '#server/testing/fake-push-service.ts';
import { createPushRequests, MAX_PAYLOAD_BYTES, serverKeyOf } from './push-message.ts';

const NOW = Date.UTC(2031, 4, 6, 12);
const key = serverKeyOf(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
);
const requestTo = createPushRequests(key, 'mailto:keeper@example.test');

function addressOf({ endpoint, keys }: ReturnType<typeof fakeBrowser>) {
  return { endpoint, ...keys };
}

test('[RM10] only the browser can open a message, and a changed one does not open', () => {
  const browser = fakeBrowser('https://push.example/abc');
  const message = { title: 'Read ten pages – ещё', open: 3 };
  const { body } = requestTo(addressOf(browser), Buffer.from(JSON.stringify(message)), NOW);
  expect(browser.open(body)).toEqual(message);
  expect(body.toString('latin1')).not.toContain('Read');
  expect(() => fakeBrowser(browser.endpoint).open(body)).toThrow();
  body[100] = (body[100] ?? 0) ^ 1;
  expect(() => browser.open(body)).toThrow();
});

test('[RM10] the largest message fills a record of 4,096 bytes', () => {
  const browser = fakeBrowser('https://push.example/abc');
  const payload = Buffer.from(JSON.stringify('x'.repeat(MAX_PAYLOAD_BYTES - 2)));
  const { body } = requestTo(addressOf(browser), payload, NOW);
  expect(body).toHaveLength(4_096);
  expect(browser.open(body)).toHaveLength(MAX_PAYLOAD_BYTES - 2);
});

test('[RM10] a service is told who calls: for itself, for half a day, with an address to complain at', () => {
  const browser = fakeBrowser('https://push.example:8443/abc?x=1');
  const { headers } = requestTo(addressOf(browser), Buffer.from('{}'), NOW);
  expect(vapidClaims(headers)).toEqual({
    publicKey: key.publicKey,
    aud: 'https://push.example:8443',
    exp: NOW / 1_000 + 43_200,
    sub: 'mailto:keeper@example.test',
  });
  expect(headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm' });
  const again = requestTo(addressOf(browser), Buffer.from('{}'), NOW + 60_000);
  expect(again.headers).toEqual(headers);
  const later = requestTo(addressOf(browser), Buffer.from('{}'), NOW + 3_600_000);
  expect(later.headers).not.toEqual(headers);
});
