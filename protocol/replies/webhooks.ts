import { fieldsOf, isCount, isId } from '#protocol/plain.ts';

/** What a user can be told of by a webhook. */
export const WEBHOOK_EVENTS = ['quest.cleared', 'level.up', 'day.closed'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/**
 * Whether an endpoint is called: on; switched off by its user; by its own answer that it is gone (410);
 * after days of failures; or because its secret can no longer be read.
 * @internal exported for a test of their words
 */
export const WEBHOOK_STATES = ['on', 'off', 'gone', 'failed', 'unreadable'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

const DELIVERY_STATES = ['waiting', 'delivered', 'given-up'] as const;
export type WebhookDeliveryState = (typeof DELIVERY_STATES)[number];

export const MAX_WEBHOOK_URL_LENGTH = 1_000;

/** A message to an endpoint, without what it says. */
export type WebhookDelivery = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: string;
  readonly state: WebhookDeliveryState;
  readonly attempts: number;
  /** Of one that waits: when it is tried next. */
  readonly nextAt: string;
  /** How the last attempt ended: the status of the answer, or `refused` or `unreachable`. */
  readonly outcome: string | null;
};

/** An endpoint as its user sees it; its secret is shown once. */
export type WebhookEntry = {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly state: WebhookState;
  readonly failingSince: string | null;
  /** Messages that were left out because too many were waiting. */
  readonly skipped: number;
  readonly createdAt: string;
  /** The newest first. */
  readonly deliveries: readonly WebhookDelivery[];
};

export type WebhooksReply = {
  /** The operator has switched webhooks off. */
  readonly isOff: boolean;
  readonly webhooks: readonly WebhookEntry[];
};

export type MadeWebhook = { readonly secret: string; readonly webhook: WebhookEntry };

/** How a test went. */
export type WebhookTest = { readonly isTaken: boolean; readonly outcome: string };

export function parseWebhooks(said: unknown): WebhooksReply | undefined {
  const { isOff, webhooks } = fieldsOf(said);
  return typeof isOff === 'boolean' && Array.isArray(webhooks) && webhooks.every(isWebhook)
    ? { isOff, webhooks }
    : undefined;
}

export function parseMadeWebhook(said: unknown): MadeWebhook | undefined {
  const { secret, webhook } = fieldsOf(said);
  return typeof secret === 'string' && isWebhook(webhook) ? { secret, webhook } : undefined;
}

export function parseWebhookTest(said: unknown): WebhookTest | undefined {
  const { isTaken, outcome } = fieldsOf(said);
  return typeof isTaken === 'boolean' && typeof outcome === 'string'
    ? { isTaken, outcome }
    : undefined;
}

export function isWebhookEvent(said: unknown): said is WebhookEventType {
  return WEBHOOK_EVENTS.some((type) => type === said);
}

function isWebhook(said: unknown): said is WebhookEntry {
  const { id, url, events, state, failingSince, skipped, createdAt, deliveries } = fieldsOf(said);
  return (
    isId(id) &&
    [url, createdAt].every((text) => typeof text === 'string') &&
    (failingSince === null || typeof failingSince === 'string') &&
    WEBHOOK_STATES.some((one) => one === state) &&
    isCount(skipped) &&
    Array.isArray(events) &&
    events.every(isWebhookEvent) &&
    Array.isArray(deliveries) &&
    deliveries.every(isDelivery)
  );
}

function isDelivery(said: unknown): said is WebhookDelivery {
  const { id, type, createdAt, state, attempts, nextAt, outcome } = fieldsOf(said);
  return (
    [id, type, createdAt, nextAt].every((text) => typeof text === 'string') &&
    (outcome === null || typeof outcome === 'string') &&
    DELIVERY_STATES.some((one) => one === state) &&
    isCount(attempts)
  );
}
