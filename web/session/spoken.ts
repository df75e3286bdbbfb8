import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

/** The language of somebody's onboarding on this device: its code and what it says of a board in English, a line each. */
export function spokenOf(uid: string) {
  return deviceFlag(`duskgate.${uid}.spoken`, PLAIN_TEXT);
}
