import * as v from 'valibot';
import { count } from '#protocol/scalars.ts';
import type { Position } from '#protocol/sync-messages.ts';
import type { Hub } from './hub.ts';

/** What one server tells the others: a commit, or that a user's sessions ended. */
export type News =
  | ({ readonly kind: 'moved'; readonly userId: string } & Position)
  | { readonly kind: 'sessions-ended'; readonly userId: string };

const newsSchema = v.variant('kind', [
  v.object({ kind: v.literal('moved'), userId: v.string(), epoch: v.string(), rev: count }),
  v.object({ kind: v.literal('sessions-ended'), userId: v.string() }),
]);
const toldSchema = v.intersect([v.object({ from: v.string() }), newsSchema]);

/** Anyone with the database can notify, and another version may say other things. */
export function parseNews(
  payload: string,
): { readonly from: string; readonly news: News } | undefined {
  try {
    const parsed = v.safeParse(toldSchema, JSON.parse(payload));
    if (!parsed.success) return undefined;
    const { from, ...news } = parsed.output;
    return { from, news };
  } catch {
    return undefined;
  }
}

/** Published after the commit, never inside it: nobody may hear of what could still be undone. */
export type Publisher = (news: News) => void;

export function deliver(hub: Hub, news: News): void {
  if (news.kind === 'sessions-ended') hub.doubt(news.userId);
  else hub.tell(news.userId, { epoch: news.epoch, rev: news.rev });
}
