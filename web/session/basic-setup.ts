import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

/** This device began with the basic setup; the board says how to get quests of one's own. */
export function basicSetupOf(uid: string) {
  return deviceFlag(`duskgate.${uid}.basic-setup`, PLAIN_TEXT);
}
