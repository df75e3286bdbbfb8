import type { Database } from '#server/database/database.ts';
import type { Hub } from './hub.ts';
import { deliver, type News, type Publisher } from './news.ts';
import { pollPositions } from './position-poll.ts';
import { startPostgresNews } from './postgres-news.ts';

const POLL_MS = 5_000;

type OpenNews = { readonly publish: Publisher; readonly close: () => Promise<void> };

type Options = {
  readonly database: Database;
  readonly hub: Hub;
  readonly log: (message: string, cause: unknown) => void;
  /** Another server ended them: what this one remembers of them is stale. */
  readonly onSessionsEnded: (userId: string) => void;
};

/** One process tells itself; several on one PostgreSQL tell each other too. */
export function openNews({ database, hub, log, onSessionsEnded }: Options): OpenNews {
  const { pool, db } = database;
  if (pool === undefined) return { publish: (news) => deliver(hub, news), close: async () => {} };

  const onNews = (news: News) => {
    if (news.kind === 'sessions-ended') onSessionsEnded(news.userId);
    deliver(hub, news);
  };
  const line = startPostgresNews({ pool, log, onNews, onLine: () => hub.doubtAll() });
  const isNeeded = () => !line.isListening();
  const stopPolling = pollPositions({ db, hub, log, everyMs: POLL_MS, isNeeded });
  return {
    publish: (news) => {
      deliver(hub, news);
      line.publish(news);
    },
    close: async () => {
      stopPolling();
      await line.close();
    },
  };
}
