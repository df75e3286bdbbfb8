import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type News, parseNews } from './news.ts';

const CHANNEL = 'duskgate';
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';
const RECONNECT_MS = 1_000;

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
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  const waiting = new Map<string, News>();
  let isTelling = false;

  function hear({ payload = '' }: pg.Notification): void {
    const told = parseNews(payload);
    if (told === undefined) log('a notification could not be read', undefined);
    else if (told.from !== self) onNews(told.news);
  }

  function lose(cause: unknown): void {
    if (line === undefined) return;
    line.release(true);
    line = undefined;
    log('the line to the other servers is down', cause);
    retryLater();
  }

  function retryLater(): void {
    if (!isClosed) retry = setTimeout(() => void connect(), RECONNECT_MS);
  }

  async function connect(): Promise<void> {
    try {
      const client = await pool.connect();
      client.on('error', lose);
      client.on('end', () => lose(new Error('the database ended the connection')));
      client.on('notification', hear);
      line = client;
      await client.query(`listen ${CHANNEL}`);
      onLine();
      if (isClosed) client.release(true);
    } catch (cause) {
      if (line === undefined) retryLater();
      else lose(cause);
    }
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
    isListening: () => line !== undefined,
    publish: (news) => {
      waiting.set(`${news.kind} ${news.userId}`, news);
      void tellOthers();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      const open = line;
      line = undefined;
      open?.release(true);
    },
  };
}
