import * as v from 'valibot';
import { id } from '#protocol/scalars.ts';
import { isZone } from '#rules/reminders/wall-time.ts';

const MAX_ENDPOINT_LENGTH = 1_000;
const MAX_ZONE_LENGTH = 64;

function bytes(length: number) {
  const text = Math.ceil((length * 4) / 3);
  return v.pipe(
    v.string(),
    v.regex(new RegExp(`^[\\w-]{${text}}$`), `must be ${length} bytes in base64url`),
  );
}

/** An uncompressed point of the curve begins with a 4, which is a B in this spelling. */
const point = v.pipe(bytes(65), v.startsWith('B', 'must be a public key'));

const zone = v.pipe(
  v.string(),
  v.maxLength(MAX_ZONE_LENGTH, 'is too long'),
  v.check(isZone, 'must be the name of a time zone'),
);

/** What a browser hands out when it agrees to be reminded, and the zone that its clock is in. */
export const reminderDeviceBody = v.strictObject({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(MAX_ENDPOINT_LENGTH, 'is too long'),
    v.regex(/^https?:\/\/[!-[\]-~]+$/, 'must be an https address'),
  ),
  keys: v.strictObject({ p256dh: point, auth: bytes(16) }),
  zone,
});

/** None means the device that asks. */
export const endReminderDeviceBody = v.strictObject({ id: v.exactOptional(id) });

export const reminderTestBody = v.strictObject({});
