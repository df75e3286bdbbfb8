import type { RemindersReply } from '#protocol/replies/reminders.ts';
import { type ReminderMessage, testMessage } from '#rules/reminders/message.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { isCallable } from '#server/outgoing/call.ts';
import { createPost } from '#server/outgoing/post.ts';
import type { Config } from '#server/startup/config.ts';
import { parsedUrl } from '#server/startup/parsed-url.ts';
import type { SendToDevice } from './deliver.ts';
import { endDevice, keepDevice, listDevices, noteOutcome, reachableDevices } from './devices.ts';
import { dropPlan, planFor } from './plans.ts';
import { createPushRequests, MAX_PAYLOAD_BYTES, type PushAddress } from './push-message.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import { keptServerKey } from './server-key.ts';

type RemindersOptions = Pick<Config, 'push' | 'limits' | 'publicUrl' | 'securityContact'> & {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: (event: 'reminders-lost' | 'reminders-late', count: number) => void;
  readonly onFault: (cause: unknown) => void;
};

export type Reminders = {
  readonly overview: (caller: Caller) => Promise<RemindersReply>;
  /** Whether this server would call the address. */
  readonly isCallable: (endpoint: string) => boolean;
  readonly isOff: boolean;
  readonly keep: (caller: Caller, address: PushAddress, zone: string) => Promise<void>;
  readonly end: (caller: Caller, id: string) => Promise<boolean>;
  /** Whether the caller's device took a message. */
  readonly test: (caller: Caller) => Promise<boolean>;
  readonly scheduler: Scheduler;
};

/** A browser that has no such address, for operators who gave none: services want one. */
const NO_CONTACT = 'mailto:keeper@duskgate.invalid';

/** Statuses with which a push service says that a browser is no longer there. */
const GONE: readonly number[] = [404, 410];

/** Devices that are reminded, and the job that reminds them. */
export async function openReminders(options: RemindersOptions): Promise<Reminders> {
  const { database, clock, limits, push, publicUrl, securityContact, log, onFault } = options;
  const { db } = database;
  const reach = push === 'private' ? 'any' : 'public';
  const key = await keptServerKey(database);
  const own = publicUrl.startsWith('https:') ? publicUrl : NO_CONTACT;
  const requestTo = createPushRequests(key, securityContact ?? own);
  const post = createPost({
    reach,
    timeoutMs: limits.pushServiceMs,
    socketsPerHost: limits.remindersAtOnce,
  });

  const send: SendToDevice = async (device, message) => {
    const payload = payloadOf(message);
    const { headers, body } = requestTo(device, payload, clock.nowMs());
    const posted = await post(device.endpoint, headers, body);
    if (!('status' in posted)) return 'failed';
    if (GONE.includes(posted.status)) return 'gone';
    return posted.status >= 200 && posted.status < 300 ? 'taken' : 'failed';
  };

  return {
    isOff: push === 'off',
    isCallable: (endpoint) => {
      const url = parsedUrl(endpoint);
      return url !== undefined && isCallable(url, reach);
    },
    overview: async (caller) => ({
      publicKey: push === 'off' ? null : key.publicKey,
      devices: await listDevices(db, caller, clock.nowMs()),
    }),
    keep: async (caller, address, zone) => {
      await keepDevice(db, caller, address, new Date(clock.nowMs()).toISOString());
      await planFor(database, clock, caller.userId, zone);
    },
    end: async (caller, id) => {
      const isEnded = await endDevice(db, caller, id);
      await dropPlan(db, caller.userId);
      return isEnded;
    },
    test: async ({ userId, sessionId }) => {
      const devices = await reachableDevices(db, userId, clock.nowMs());
      const own = devices.find((device) => device.sessionId === sessionId);
      if (own === undefined) return false;
      const outcome = await send(own, testMessage(userId));
      await noteOutcome(db, userId, own, outcome);
      return outcome === 'taken';
    },
    scheduler: createScheduler({ database, clock, limits, send, log, onFault }),
  };
}

/** A long description or many steps may not fit: then the quest is opened instead of cleared. */
function payloadOf({ clear, ...message }: ReminderMessage): Buffer {
  const whole = Buffer.from(JSON.stringify({ ...message, clear }));
  return whole.length <= MAX_PAYLOAD_BYTES ? whole : Buffer.from(JSON.stringify(message));
}
