import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createSecretBox } from '#server/database/secret-box.ts';
import { newSecret, signedHeaders } from './signing.ts';

const AUTH_SECRET = 'a secret of this test, long enough';
const PURPOSE = 'duskgate webhook secrets';
const body = JSON.stringify({ type: 'level.up', timestamp: '2031-05-06T12:00:00.000Z', data: {} });

test('[WH3] a receiver that follows the scheme accepts a message, and none that was changed', () => {
  const secret = newSecret();
  const receiver = new Webhook(secret);
  const nowMs = Date.now();
  const headers = { ...signedHeaders(secret, { id: 'msg_1', body, nowMs }) };
  expect(receiver.verify(body, headers)).toEqual(JSON.parse(body));
  const changes: readonly (readonly [string, Record<string, string>])[] = [
    [body.replace('level', 'Level'), headers],
    [body, { ...headers, 'webhook-id': 'msg_2' }],
    [body, { ...headers, 'webhook-timestamp': String(Math.floor(nowMs / 1_000) - 1) }],
    [body, { ...headers, 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` }],
  ];
  for (const [text, told] of changes) expect(() => receiver.verify(text, told)).toThrow();
  expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
});

test('[WH3] a message that is replayed later is refused by its time', () => {
  const secret = newSecret();
  const headers = { ...signedHeaders(secret, { id: 'msg_1', body, nowMs: Date.now() - 600_000 }) };
  expect(() => new Webhook(secret).verify(body, headers)).toThrow('too old');
});

test('[WH3] texts in any script are signed as the bytes that are sent', () => {
  const secret = newSecret();
  const text = JSON.stringify({ title: 'Skaityti dešimt puslapių 📖 \u2028' });
  const headers = { ...signedHeaders(secret, { id: 'msg_1', body: text, nowMs: Date.now() }) };
  expect(new Webhook(secret).verify(Buffer.from(text).toString('utf8'), headers)).toBeTruthy();
});

test('[WH7] a secret has 24 random bytes and is stored so that only its server and endpoint can read it', () => {
  const secret = newSecret();
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(24);
  const box = createSecretBox(AUTH_SECRET, PURPOSE);
  const sealed = box.seal(secret, 'e1');
  expect(box.open(sealed, 'e1')).toBe(secret);
  expect(sealed).not.toContain(secret.slice(6, 20));
  expect(box.seal(secret, 'e1')).not.toBe(sealed);
  expect(createSecretBox(AUTH_SECRET, PURPOSE).open(sealed, 'e1')).toBe(secret);
  for (const [other, id] of [
    [sealed, 'e2'],
    [`${sealed.slice(0, -4)}AAAA`, 'e1'],
    [sealed.slice(0, 20), 'e1'],
    ['', 'e1'],
  ] as const) {
    expect(box.open(other, id)).toBeUndefined();
  }
  expect(createSecretBox(`${AUTH_SECRET}!`, PURPOSE).open(sealed, 'e1')).toBeUndefined();
});
