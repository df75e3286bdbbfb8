import {
  type MadeWebhook,
  parseMadeWebhook,
  parseWebhooks,
  parseWebhookTest,
  type WebhookEventType,
  type WebhooksReply,
  type WebhookTest,
} from '#protocol/replies/webhooks.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';

type WebhookAnswer<Value> = Promise<Result<Value, CallFailure>>;

export type WebhookCalls = {
  readonly list: () => WebhookAnswer<WebhooksReply>;
  readonly add: (wanted: {
    readonly url: string;
    readonly events: readonly WebhookEventType[];
  }) => WebhookAnswer<MadeWebhook>;
  readonly test: (id: string) => WebhookAnswer<WebhookTest>;
  readonly turn: (id: string, isOn: boolean) => WebhookAnswer<unknown>;
  readonly remove: (id: string) => WebhookAnswer<unknown>;
};

/** The calls behind the settings' Webhooks. */
export function webhookCallsOf(call: Call): WebhookCalls {
  return {
    list: () => parsed(call('GET', '/api/webhooks'), parseWebhooks),
    add: (wanted) => parsed(call('POST', '/api/webhooks', wanted), parseMadeWebhook),
    test: (id) => parsed(call('POST', '/api/webhooks/test', { id }), parseWebhookTest),
    turn: (id, isOn) => call('POST', '/api/webhooks/switch', { id, isOn }),
    remove: (id) => call('POST', '/api/webhooks/remove', { id }),
  };
}

async function parsed<Value>(
  reply: ReturnType<Call>,
  parse: (said: unknown) => Value | undefined,
): WebhookAnswer<Value> {
  const answer = await reply;
  if (!answer.ok) return answer;
  const value = parse(answer.value);
  return value === undefined ? err(UNREADABLE) : ok(value);
}
