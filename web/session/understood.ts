import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

/** What was understood in the onboarding on this device, as words for the board. */
export function understoodOf(uid: string) {
  return deviceFlag(`duskgate.${uid}.understood`, PLAIN_TEXT);
}

/** Set while the goal was read with doubt, and nobody has answered yet. */
export function askedOf(uid: string) {
  return deviceFlag(`duskgate.${uid}.asked`, PLAIN_TEXT);
}
