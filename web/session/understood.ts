import { deviceFlag, jsonFormat } from '#web/platform/device-flag.ts';

/** What was understood in the onboarding on this device, as words for the board. */
export function understoodOf(uid: string) {
  return deviceFlag(
    `duskgate.understood.${uid}`,
    jsonFormat<readonly string[]>((stored) =>
      Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined,
    ),
  );
}
