import type { Kysely } from 'kysely';
import { messageOf, type ReminderMessage } from '#rules/reminders/message.ts';
import type { Reminded, Reminder } from '#rules/reminders/reminders.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Tables } from '#server/database/schema.ts';
import {
  type DeviceOutcome,
  noteOutcome,
  type ReachableDevice,
  reachableDevices,
} from './devices.ts';
import { dropPlan } from './plans.ts';
import { settle } from './said.ts';

/** Sends a message to one device. */
export type SendToDevice = (
  device: ReachableDevice,
  message: ReminderMessage,
) => Promise<DeviceOutcome>;

/** Reminders that this server has taken upon itself. */
export type Claimed = {
  readonly userId: string;
  readonly reminded: Reminded;
  readonly reminders: readonly Reminder[];
};

type Delivery = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly send: SendToDevice;
};

/** Sends one user's reminders one after the other: who has slow devices keeps one place. */
export async function deliver(delivery: Delivery, claimed: Claimed): Promise<void> {
  for (const reminder of claimed.reminders) await deliverOne(delivery, claimed, reminder);
}

async function deliverOne(
  { db, clock, send }: Delivery,
  { userId, reminded }: Claimed,
  reminder: Reminder,
): Promise<void> {
  const devices = await reachableDevices(db, userId, clock.nowMs());
  const message = messageOf(userId, reminded, reminder);
  if (devices.length === 0) await dropPlan(db, userId);
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const outcome = message ? await reach(send, device, message) : 'failed';
      return { device, outcome } as const;
    }),
  );
  const isTaken = outcomes.some(({ outcome }) => outcome === 'taken');
  await settle(db, userId, reminder, isTaken ? 'sent' : 'failed');
  for (const { device, outcome } of outcomes) await noteOutcome(db, userId, device, outcome);
}

async function reach(
  send: SendToDevice,
  device: ReachableDevice,
  message: ReminderMessage,
): Promise<DeviceOutcome> {
  try {
    return await send(device, message);
  } catch {
    return 'failed';
  }
}
