import type { FastifyInstance } from 'fastify';
import {
  endReminderDeviceBody,
  reminderDeviceBody,
  reminderTestBody,
} from '#protocol/replies/reminder-messages.ts';
import { Refused } from '#server/http/failures.ts';
import type { Reminders } from '#server/reminders/open-reminders.ts';
import { isPublicKey } from '#server/reminders/push-message.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

const DONE = { ok: true };

/** Devices that a user lets be reminded. A device is the browser of a session and ends with it. */
export function addReminderRoutes(app: FastifyInstance, reminders: Reminders): void {
  app.get('/api/reminders', (request) => reminders.overview(callerIn(request)));

  app.post('/api/reminders/device', async (request) => {
    const { endpoint, keys, zone } = parsedOr400(reminderDeviceBody, request.body);
    if (reminders.isOff) {
      throw new Refused(403, 'reminders-off', 'Reminders are switched off on this server.');
    }
    if (!reminders.isCallable(endpoint)) {
      throw new Refused(400, 'bad-request', 'endpoint: must be a public https address');
    }
    if (!isPublicKey(keys.p256dh)) {
      throw new Refused(400, 'bad-request', 'keys.p256dh: must be a public key');
    }
    await reminders.keep(callerIn(request), { endpoint, ...keys }, zone);
    return DONE;
  });

  app.post('/api/reminders/device/end', async (request) => {
    const caller = callerIn(request);
    const { id = caller.sessionId } = parsedOr400(endReminderDeviceBody, request.body);
    return { ok: await reminders.end(caller, id) };
  });

  app.post('/api/reminders/test', async (request) => {
    parsedOr400(reminderTestBody, request.body);
    return { isSent: await reminders.test(callerIn(request)) };
  });
}
