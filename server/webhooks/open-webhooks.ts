import { randomUUID } from 'node:crypto';
import type {
  MadeWebhook,
  WebhookState,
  WebhooksReply,
  WebhookTest,
} from '#protocol/replies/webhooks.ts';
import type { Result } from '#rules/result.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { createSecretBox } from '#server/database/secret-box.ts';
import { isCallable } from '#server/outgoing/call.ts';
import { createPost } from '#server/outgoing/post.ts';
import type { Config } from '#server/startup/config.ts';
import { parsedUrl } from '#server/startup/parsed-url.ts';
import { createDispatcher, type Dispatcher, type SendMessage } from './dispatcher.ts';
import {
  addEndpoint,
  findEndpoint,
  listEndpoints,
  removeEndpoint,
  switchEndpoint,
  type WantedWebhook,
} from './endpoints.ts';
import { signedHeaders } from './signing.ts';

type WebhooksOptions = Pick<Config, 'webhooks' | 'limits'> & {
  readonly secret: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly onSwitchedOff: (userId: string, reason: WebhookState) => void;
  readonly onFault: (cause: unknown) => void;
};

export type Webhooks = {
  readonly isOff: boolean;
  /** Whether this server would call the address. */
  readonly isCallable: (url: string) => boolean;
  readonly overview: (userId: string) => Promise<WebhooksReply>;
  readonly add: (userId: string, wanted: WantedWebhook) => Promise<Result<MadeWebhook, 'too-many'>>;
  /** Sends a message of no event at once; none if there is no such endpoint. */
  readonly test: (userId: string, id: string) => Promise<WebhookTest | undefined>;
  readonly turn: (userId: string, id: string, isOn: boolean) => Promise<boolean>;
  readonly remove: (userId: string, id: string) => Promise<boolean>;
  /** It calls nobody where webhooks are switched off. */
  readonly dispatcher: Dispatcher;
};

/** The endpoints of users, and the job that calls them. */
export function openWebhooks(options: WebhooksOptions): Webhooks {
  const { database, clock, limits, webhooks, secret, onSwitchedOff, onFault } = options;
  const { db } = database;
  const reach = webhooks === 'private' ? 'any' : 'public';
  const box = createSecretBox(secret, 'duskgate webhook secrets');
  const post = createPost({ reach, timeoutMs: limits.webhookMs, socketsPerHost: 8 });

  const send: SendMessage = async ({ id, body, url, sealedSecret, endpointId }) => {
    const opened = box.open(sealedSecret, endpointId);
    if (opened === undefined) return 'unreadable';
    const headers = signedHeaders(opened, { id, body, nowMs: clock.nowMs() });
    const posted = await post(url, headers, Buffer.from(body));
    if (!('status' in posted)) return { isTaken: false, outcome: posted.failure };
    const isTaken = posted.status >= 200 && posted.status < 300;
    const retryAfterMs = waitIn(posted.retryAfter, clock.nowMs());
    return { isTaken, outcome: String(posted.status), retryAfterMs };
  };

  const dispatcher = createDispatcher({
    database,
    clock,
    limits,
    send,
    onSwitchedOff,
    onFault,
  });

  return {
    isOff: webhooks === 'off',
    isCallable: (address) => {
      const url = parsedUrl(address);
      return url !== undefined && isCallable(url, reach);
    },
    overview: async (userId) => ({
      isOff: webhooks === 'off',
      webhooks: await listEndpoints(db, userId),
    }),
    add: (userId, wanted) => {
      const now = new Date(clock.nowMs()).toISOString();
      return addEndpoint(database, box, userId, { ...wanted, now });
    },
    test: async (userId, endpointId) => {
      const endpoint = await findEndpoint(db, { userId, endpointId });
      if (endpoint === undefined) return undefined;
      const timestamp = new Date(clock.nowMs()).toISOString();
      const attempt = await send({
        id: `msg_${randomUUID()}`,
        body: JSON.stringify({ type: 'webhook.test', timestamp, data: {} }),
        url: endpoint.url,
        sealedSecret: endpoint.secret,
        endpointId,
      });
      if (attempt === 'unreadable') return { isTaken: false, outcome: attempt };
      return { isTaken: attempt.isTaken, outcome: attempt.outcome };
    },
    turn: (userId, endpointId, isOn) =>
      switchEndpoint(db, { userId, endpointId }, isOn ? 'on' : 'off', clock.nowMs()),
    remove: (userId, endpointId) => removeEndpoint(db, { userId, endpointId }),
    dispatcher: {
      ...dispatcher,
      start: () => {
        if (webhooks !== 'off') dispatcher.start();
      },
    },
  };
}

/** The wait in a Retry-After header: seconds or a date; none in anything else. */
function waitIn(header = '', nowMs: number): number {
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - nowMs;
  return Math.max(0, ms || 0);
}
