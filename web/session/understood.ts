import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

/** What was understood in the onboarding on this device, as words for the board. */
export function understoodOf(uid: string) {
  return deviceFlag(`duskgate.${uid}.understood`, PLAIN_TEXT);
}
