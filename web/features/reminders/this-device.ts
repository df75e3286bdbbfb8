import { parseReminders, type RemindersReply } from '#protocol/replies/reminders.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { askForPushes, subscribeToPushes } from '#web/platform/alerts/push.ts';
import { zoneName } from '#web/platform/clock.ts';
import { type DeviceFlag, deviceFlag, type TextFormat } from '#web/platform/device-flag.ts';
import { type Call, type CallFailure, UNREADABLE } from '#web/platform/network.ts';

/** How this device is reminded: by pushes, or only while a tab of the app is open. */
export type ReminderWay = 'push' | 'tab';

const WAY: TextFormat<ReminderWay> = {
  parse: (text) => (text === 'push' || text === 'tab' ? text : undefined),
  format: (way) => way,
};

/** Absent: this device is not reminded. Erased with the account's other texts when it signs out. */
export function wayOf(uid: string): DeviceFlag<ReminderWay> {
  return deviceFlag(`duskgate.${uid}.reminders`, WAY);
}

export async function readReminders(call: Call): Promise<Result<RemindersReply, CallFailure>> {
  const reply = await call('GET', '/api/reminders');
  if (!reply.ok) return reply;
  const read = parseReminders(reply.value);
  return read ? ok(read) : err(UNREADABLE);
}

/** Tells the server where this browser is reached and which zone it is in; says which way is left. */
export async function agree(
  call: Call,
  publicKey: string | null,
): Promise<Result<ReminderWay, CallFailure>> {
  const address = publicKey === null ? undefined : await subscribeToPushes(publicKey);
  if (address === undefined) return ok('tab');
  const kept = await call('POST', '/api/reminders/device', {
    ...address,
    zone: zoneName() || 'UTC',
  });
  return kept.ok ? ok('push') : kept;
}

/** Call it from a click: the browser asks its own question. */
export async function switchOn(
  call: Call,
  uid: string,
  publicKey: string | null,
): Promise<Result<ReminderWay, CallFailure | 'not-allowed'>> {
  if (!(await askForPushes())) return err('not-allowed');
  const agreed = await agree(call, publicKey);
  if (agreed.ok) wayOf(uid).write(agreed.value);
  return agreed;
}

export async function switchOff(call: Call, uid: string): Promise<Result<unknown, CallFailure>> {
  const isPush = wayOf(uid).read() === 'push';
  const ended = isPush ? await call('POST', '/api/reminders/device/end', {}) : ok(true);
  if (ended.ok) wayOf(uid).clear();
  return ended;
}
