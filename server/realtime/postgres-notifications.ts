import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { parseNotification, type UserNotification } from './notifications.ts';

const CHANNEL = 'duskgate';
const LISTEN = 'listen duskgate';
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';
const RECONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 30_000;

type ChannelOptions = {
  readonly pool: pg.Pool;
  readonly onNotification: (notification: UserNotification) => void;
  /** Called when the channel is up again: notifications sent meanwhile were lost. */
  readonly onConnected: () => void;
  readonly log: (message: string, cause: unknown) => void;
};

export type PostgresNotifications = {
  readonly publish: (notification: UserNotification) => void;
  /** False while the channel is down, or for good where the database has no LISTEN: then poll. */
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
};

/**
 * Sends notifications between servers by LISTEN and NOTIFY. Lost ones are made up for by the
 * heartbeat of the streams.
 */
export function startPostgresNotifications({
  pool,
  onNotification,
  onConnected,
  log,
}: ChannelOptions): PostgresNotifications {
  const self = randomUUID();
  let listening: pg.PoolClient | undefined;
  let isUp = false;
  let failures = 0;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  const waiting = new Map<string, UserNotification>();
  let isSending = false;

  function receive({ payload = '' }: pg.Notification): void {
    const told = parseNotification(payload);
    if (told === undefined) log('a notification could not be read', undefined);
    else if (told.from !== self) onNotification(told.notification);
  }

  /** Handles a lost connection; one that was given up already may still report its end. */
  function lose(client: pg.PoolClient, cause: unknown): void {
    if (client !== listening) return;
    listening = undefined;
    isUp = false;
    client.release(true);
    retryLater(cause);
  }

  /** Connects again later. Logs the first failure only: a database without LISTEN fails for ever. */
  function retryLater(cause: unknown): void {
    if (isClosed) return;
    if (failures === 0) log('the line to the other servers is down', cause);
    const waitMs = Math.min(RECONNECT_MS * 2 ** failures, MAX_RECONNECT_MS);
    failures += 1;
    retry = setTimeout(() => void connect(), waitMs);
  }

  async function connect(): Promise<void> {
    try {
      const client = await pool.connect();
      if (isClosed) client.release(true);
      else await listenOn(client);
    } catch (cause) {
      retryLater(cause);
    }
  }

  async function listenOn(client: pg.PoolClient): Promise<void> {
    listening = client;
    client.on('error', (cause) => lose(client, cause));
    client.on('end', () => lose(client, new Error('the database ended the connection')));
    client.on('notification', receive);
    try {
      await client.query(LISTEN);
    } catch (cause) {
      lose(client, cause);
    }
    if (client !== listening) return;
    isUp = true;
    failures = 0;
    onConnected();
  }

  /** Sends what has gathered in one statement, because each costs the database a commit. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting.size > 0) {
      const payloads = [...waiting.values()].map((notification) =>
        JSON.stringify({ ...notification, from: self }),
      );
      waiting.clear();
      await pool
        .query(NOTIFY, [CHANNEL, payloads])
        .catch((cause: unknown) => log('the other servers were not told', cause));
    }
    isSending = false;
  }

  void connect();
  return {
    isListening: () => isUp,
    publish: (notification) => {
      waiting.set(`${notification.kind} ${notification.userId}`, notification);
      void send();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      const open = listening;
      listening = undefined;
      isUp = false;
      open?.release(true);
    },
  };
}
