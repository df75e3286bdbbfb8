import { deviceFlag, jsonFormat } from '#web/platform/device-flag.ts';

/** The language of somebody's onboarding on this device, with what it says of a board in English. */
export function spokenOf(uid: string) {
  return deviceFlag(`duskgate.${uid}.spoken`, jsonFormat(parseSpoken));
}

type Spoken = { readonly code: string; readonly line: string; readonly close: string };

function parseSpoken(stored: unknown): Spoken | undefined {
  const { code, line, close } = Object(stored) as Record<string, unknown>; // of anything a plain object
  if (typeof code !== 'string' || typeof line !== 'string' || typeof close !== 'string')
    return undefined;
  return { code, line, close };
}
