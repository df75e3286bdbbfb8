import type { Database } from '#server/database/database.ts';
import type { Hub } from './hub.ts';
import { deliver, type Publisher, type UserNotification } from './notifications.ts';
import { pollPositions } from './position-poll.ts';
import { startPostgresNotifications } from './postgres-notifications.ts';

const POLL_MS = 5_000;

type OpenedNotifications = { readonly publish: Publisher; readonly close: () => Promise<void> };

type NotificationOptions = {
  readonly database: Database;
  readonly hub: Hub;
  readonly log: (message: string, cause: unknown) => void;
  /** Called when another server ended sessions: what is cached of them here is stale. */
  readonly onSessionsEnded: (userId: string) => void;
};

/** Delivers notifications in this process and, on PostgreSQL, to the other servers. */
export function openNotifications({
  database,
  hub,
  log,
  onSessionsEnded,
}: NotificationOptions): OpenedNotifications {
  const { pool, db } = database;
  if (pool === undefined)
    return { publish: (notification) => deliver(hub, notification), close: async () => {} };

  const onNotification = (notification: UserNotification) => {
    if (notification.kind === 'sessions-ended') onSessionsEnded(notification.userId);
    deliver(hub, notification);
  };
  const channel = startPostgresNotifications({
    pool,
    log,
    onNotification,
    onConnected: () => hub.recheckAll(),
  });
  const isNeeded = () => !channel.isListening();
  const stopPolling = pollPositions({ db, hub, log, everyMs: POLL_MS, isNeeded });
  return {
    publish: (notification) => {
      deliver(hub, notification);
      channel.publish(notification);
    },
    close: async () => {
      stopPolling();
      await channel.close();
    },
  };
}
