import * as v from 'valibot';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { count } from '#protocol/scalars.ts';
import type { Hub } from './hub.ts';

/** What servers tell each other about a user: the log has moved, or sessions ended. */
export type UserNotification =
  | ({ readonly kind: 'moved'; readonly userId: string } & Position)
  | { readonly kind: 'sessions-ended'; readonly userId: string };

const notificationSchema = v.variant('kind', [
  v.object({ kind: v.literal('moved'), userId: v.string(), epoch: v.string(), rev: count }),
  v.object({ kind: v.literal('sessions-ended'), userId: v.string() }),
]);
const payloadSchema = v.intersect([v.object({ from: v.string() }), notificationSchema]);

/** Reads a payload; undefined for what this version does not know. */
export function parseNotification(
  payload: string,
): { readonly from: string; readonly notification: UserNotification } | undefined {
  try {
    const parsed = v.safeParse(payloadSchema, JSON.parse(payload));
    if (!parsed.success) return undefined;
    const { from, ...notification } = parsed.output;
    return { from, notification };
  } catch {
    return undefined;
  }
}

/** Call it after the commit, never inside: a transaction could still be rolled back. */
export type Publisher = (notification: UserNotification) => void;

/** Hands a notification to the streams of this process. */
export function deliver(hub: Hub, notification: UserNotification): void {
  if (notification.kind === 'sessions-ended') hub.recheck(notification.userId);
  else hub.notify(notification.userId, { epoch: notification.epoch, rev: notification.rev });
}
