import type { Position } from '#protocol/sync-messages.ts';
import type { Hub } from './hub.ts';

/** What one server tells the others: a commit, or that a user's sessions ended. */
export type News =
  | ({ readonly kind: 'moved'; readonly userId: string } & Position)
  | { readonly kind: 'sessions-ended'; readonly userId: string };

/** Published after the commit, never inside it: nobody may hear of what could still be undone. */
export type Publisher = (news: News) => void;

export function deliver(hub: Hub, news: News): void {
  if (news.kind === 'sessions-ended') hub.doubt(news.userId);
  else hub.tell(news.userId, { epoch: news.epoch, rev: news.rev });
}
