import { deviceName } from '#protocol/device-name.ts';
import { newDeviceWords, newWayWords } from '#server/mail/mail-words.ts';
import { type AccountServices, originOf, type Visit } from './account-services.ts';

/** A word about something that was done is of no use after a day. */
export const NOTICE_MS = 24 * 3_600_000;

type ToldUser = { readonly userId: string; readonly email: string };

/** Mails a word to whoever signed in on a device that has never signed in to this account. */
export async function tellOfNewDevice(
  { db, mail, device, clock, publicUrl }: AccountServices,
  { userId, email }: ToldUser,
  visit: Visit,
): Promise<void> {
  if (mail === undefined || device.knownIn(visit.cookieHeader, email) !== undefined) return;
  const { userAgent, address } = originOf(visit);
  const seen = { device: deviceName(userAgent), address, atMs: clock.nowMs() };
  const words = newDeviceWords(publicUrl, seen);
  const notice = { userId, kind: 'new-device', to: email, words, usefulMs: NOTICE_MS } as const;
  await db.transaction().execute((trx) => mail.add(trx, notice));
}

/** Mails a word to whoever has one more way in: a changed password does not take it away. */
export async function tellOfNewWay(
  { db, mail, publicUrl }: AccountServices,
  { userId, email }: ToldUser,
  way: string,
): Promise<void> {
  if (mail === undefined) return;
  const words = newWayWords(publicUrl, way);
  const notice = { userId, kind: 'new-way', to: email, words, usefulMs: NOTICE_MS } as const;
  await db.transaction().execute((trx) => mail.add(trx, notice));
}
