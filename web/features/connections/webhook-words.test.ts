import { expect, test } from 'vitest';
import {
  WEBHOOK_STATES,
  type WebhookDelivery,
  type WebhookEntry,
} from '#protocol/replies/webhooks.ts';
import { deliveryTitle, deliveryWords, testWords, webhookWords } from './webhook-words.ts';

const AT = '2026-11-16T12:00:00.000Z';
const MESSAGE: WebhookDelivery = {
  id: 'msg_1',
  type: 'level.up',
  createdAt: AT,
  state: 'waiting',
  attempts: 1,
  nextAt: AT,
  outcome: '500',
};
const WEBHOOK: WebhookEntry = {
  id: 'w1',
  url: 'https://example.org/hook',
  events: ['quest.cleared', 'day.closed'],
  state: 'on',
  failingSince: null,
  skipped: 0,
  createdAt: AT,
  deliveries: [],
};

test('[WH6] the settings say in words whether a webhook is called, and if not, why', () => {
  expect(webhookWords(WEBHOOK)).toEqual(['Quest cleared · Day closed', 'On']);
  expect(webhookWords({ ...WEBHOOK, failingSince: AT })[1]).toMatch(/^On, but nothing .* since \d/);
  const words = WEBHOOK_STATES.map((state) => webhookWords({ ...WEBHOOK, state })[1]);
  expect(new Set(words).size).toBe(WEBHOOK_STATES.length);
  expect(words.slice(1).every((one) => one?.startsWith('Switched off'))).toBe(true);
  expect(webhookWords({ ...WEBHOOK, skipped: 1 }).at(-1)).toContain('1 message left out');
});

test('[WH10] each message says how it went', () => {
  expect(deliveryTitle(MESSAGE)).toMatch(/^Level up · \d/);
  expect(deliveryWords(MESSAGE)).toMatch(/^Next try \d.*, the address answered 500$/);
  expect(deliveryWords({ ...MESSAGE, outcome: null })).toBe('On its way');
  expect(deliveryWords({ ...MESSAGE, state: 'delivered', outcome: '204' })).toBe('Delivered');
  expect(deliveryWords({ ...MESSAGE, state: 'given-up', outcome: 'unreachable' })).toBe(
    'Given up, the address did not answer',
  );
  expect(testWords({ isTaken: true, outcome: '200' })).toBe('The test arrived.');
  expect(testWords({ isTaken: false, outcome: 'refused' })).toContain('private');
});
