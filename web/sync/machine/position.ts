import type { Position } from '#protocol/sync-messages.ts';

const MAX_EPOCH_LENGTH = 80;

/** By hand: the stream and the other tabs speak before the schemas are here. */
export function positionIn(said: unknown): Position | undefined {
  const { epoch, rev } = Object(said);
  const isEpoch = typeof epoch === 'string' && epoch !== '' && epoch.length <= MAX_EPOCH_LENGTH;
  return isEpoch && Number.isSafeInteger(rev) && rev >= 0 ? { epoch, rev } : undefined;
}
