import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_WEBHOOK_URL_LENGTH, WEBHOOK_EVENTS } from '#protocol/replies/webhooks.ts';
import { id } from '#protocol/scalars.ts';
import { Refused } from '#server/http/failures.ts';
import type { Webhooks } from '#server/webhooks/open-webhooks.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

const webhookBody = v.strictObject({
  url: v.pipe(
    v.string(),
    v.maxLength(MAX_WEBHOOK_URL_LENGTH, 'is too long'),
    v.regex(/^https?:\/\/[!-[\]-~]+$/, 'must be an https address'),
  ),
  events: v.pipe(
    v.array(v.picklist(WEBHOOK_EVENTS)),
    v.minLength(1, 'must name at least one event'),
    v.maxLength(WEBHOOK_EVENTS.length),
    v.transform((events) => [...new Set(events)]),
  ),
});
const ofOne = v.strictObject({ id });
const switchBody = v.strictObject({ id, isOn: v.boolean() });
const DONE = { ok: true };

/** The routes by which a user keeps webhooks: by session only, so that no token sends a user's quests elsewhere. */
export function addWebhookRoutes(app: FastifyInstance, webhooks: Webhooks): void {
  app.get('/api/webhooks', (request) => webhooks.overview(callerIn(request).userId));

  app.post('/api/webhooks', async (request) => {
    const wanted = parsedOr400(webhookBody, request.body);
    refuseIfOff(webhooks);
    if (!webhooks.isCallable(wanted.url)) {
      throw new Refused(400, 'bad-request', 'url: must be a public https address');
    }
    const made = await webhooks.add(callerIn(request).userId, wanted);
    if (made.ok) return made.value;
    throw new Refused(
      409,
      'too-many-webhooks',
      'That is as many as there can be: remove one first.',
    );
  });

  app.post('/api/webhooks/test', async (request) => {
    const { id: endpointId } = parsedOr400(ofOne, request.body);
    refuseIfOff(webhooks);
    return (await webhooks.test(callerIn(request).userId, endpointId)) ?? refuseUnknown();
  });

  app.post('/api/webhooks/switch', async (request) => {
    const { id: endpointId, isOn } = parsedOr400(switchBody, request.body);
    const isKnown = await webhooks.turn(callerIn(request).userId, endpointId, isOn);
    return isKnown ? DONE : refuseUnknown();
  });

  app.post('/api/webhooks/remove', async (request) => {
    const { id: endpointId } = parsedOr400(ofOne, request.body);
    const isKnown = await webhooks.remove(callerIn(request).userId, endpointId);
    return isKnown ? DONE : refuseUnknown();
  });
}

function refuseIfOff({ isOff }: Webhooks): void {
  if (isOff) throw new Refused(403, 'webhooks-off', 'Webhooks are switched off on this server.');
}

function refuseUnknown(): never {
  throw new Refused(404, 'no-such-webhook', 'There is no such webhook.');
}
