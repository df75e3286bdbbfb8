import type { Position } from '#protocol/replies/sync-messages.ts';

const MAX_EPOCH_LENGTH = 80;

/** How a position is named to the server. */
export function claimOf(position: Position | undefined): string {
  const { epoch, rev, proof = '' } = position ?? { epoch: '', rev: 0 };
  return encodeURIComponent(`${epoch} ${rev} ${proof}`);
}

/** The position in a message. Parsed by hand: the stream and other tabs send them before the schemas are loaded. */
export function positionIn(message: unknown): Position | undefined {
  const { epoch, rev } = Object(message);
  const isEpoch = typeof epoch === 'string' && epoch !== '' && epoch.length <= MAX_EPOCH_LENGTH;
  return isEpoch && Number.isSafeInteger(rev) && rev >= 0 ? { epoch, rev } : undefined;
}
