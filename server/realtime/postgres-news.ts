import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { News } from './news.ts';

const CHANNEL = 'duskgate';
const RECONNECT_MS = 1_000;

type Options = {
  readonly pool: pg.Pool;
  readonly onNews: (news: News) => void;
  readonly log: (message: string, cause: unknown) => void;
};

export type PostgresNews = {
  readonly publish: (news: News) => void;
  /** False while the line is down, or for good where the database has no LISTEN: then poll. */
  readonly isListening: () => boolean;
  readonly close: () => Promise<void>;
};

/** Carries news between servers. A speed-up only: the heartbeat heals whatever is missed here. */
export function startPostgresNews({ pool, onNews, log }: Options): PostgresNews {
  const self = randomUUID();
  let line: pg.PoolClient | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  function hear({ payload = '' }: pg.Notification): void {
    const { from, ...news }: News & { readonly from: string } = JSON.parse(payload);
    if (from !== self) onNews(news);
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
      if (isClosed) client.release(true);
    } catch (cause) {
      if (line === undefined) retryLater();
      else lose(cause);
    }
  }

  void connect();
  return {
    isListening: () => line !== undefined,
    publish: (news) => {
      const payload = JSON.stringify({ ...news, from: self });
      pool
        .query('select pg_notify($1, $2)', [CHANNEL, payload])
        .catch((cause: unknown) => log('the other servers were not told', cause));
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
