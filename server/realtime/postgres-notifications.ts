import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type News, parseNews } from './news.ts';

const CHANNEL = 'duskgate';
const LISTEN = 'listen duskgate';
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';
const RECONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 30_000;

type Options = {
  readonly pool: pg.Pool;
  readonly onNews: (news: News) => void;
  /** The line is up: what was said while it was down was missed. */
  readonly onLine: () => void;
  readonly log: (message: string, cause: unknown) => void;
};

export type PostgresNews = {
  readonly publish: (news: News) => void;
  /** False while the line is down, or for good where the database has no LISTEN: then poll. */
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
};

/** Carries news between servers. A speed-up only: the heartbeat heals whatever is missed here. */
export function startPostgresNews({ pool, onNews, onLine, log }: Options): PostgresNews {
  const self = randomUUID();
  let line: pg.PoolClient | undefined;
  let isUp = false;
  let failures = 0;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  const waiting = new Map<string, News>();
  let isTelling = false;

  function hear({ payload = '' }: pg.Notification): void {
    const told = parseNews(payload);
    if (told === undefined) log('a notification could not be read', undefined);
    else if (told.from !== self) onNews(told.news);
  }

  /** A client that was let go may still report its own end. */
  function lose(client: pg.PoolClient, cause: unknown): void {
    if (client !== line) return;
    line = undefined;
    isUp = false;
    client.release(true);
    retryLater(cause);
  }

  /** Said once, until it is up again: a database without LISTEN never has a line. */
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
    line = client;
    client.on('error', (cause) => lose(client, cause));
    client.on('end', () => lose(client, new Error('the database ended the connection')));
    client.on('notification', hear);
    try {
      await client.query(LISTEN);
    } catch (cause) {
      lose(client, cause);
    }
    if (client !== line) return;
    isUp = true;
    failures = 0;
    onLine();
  }

  /** What came while the last statement ran goes together: each costs the database a commit. */
  async function tellOthers(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    while (waiting.size > 0) {
      const payloads = [...waiting.values()].map((news) => JSON.stringify({ ...news, from: self }));
      waiting.clear();
      await pool
        .query(NOTIFY, [CHANNEL, payloads])
        .catch((cause: unknown) => log('the other servers were not told', cause));
    }
    isTelling = false;
  }

  void connect();
  return {
    isListening: () => isUp,
    publish: (news) => {
      waiting.set(`${news.kind} ${news.userId}`, news);
      void tellOthers();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      const open = line;
      line = undefined;
      isUp = false;
      open?.release(true);
    },
  };
}
