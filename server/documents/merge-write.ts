import { randomUUID } from 'node:crypto';
import type { MergeWrite } from '#protocol/merge-write.ts';
import { hasDay } from '#rules/activity/day-set.ts';
import { addDays, localDateAt } from '#rules/activity/local-date.ts';
import { deedsTowards } from '#rules/document/deeds-towards.ts';
import { openDocument } from '#rules/document/stored-document.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { readDocument } from './read-document.ts';
import type { DatedDeed } from './record-deeds.ts';
import { unheardClaims } from './unheard-claims.ts';

type Merge = { readonly deeds: readonly DatedDeed[]; readonly ignored: readonly string[] };

/** A merge write never writes the document: what it says that is a deed becomes one. */
export async function mergeDeeds(
  database: Database,
  clock: Clock,
  userId: string,
  { name, userRoles, quests, activities, ignored }: MergeWrite,
): Promise<Merge> {
  const { document: stored } = await readDocument(database, clock, userId);
  const document = openDocument(stored);
  const tomorrow = addDays(localDateAt(clock.nowMs(), 0, 0), 1);
  const logins = activities
    .filter(
      ({ date, hasLogin }) => hasLogin && date <= tomorrow && !hasDay(document.loginDays, date),
    )
    .map(({ date }): DatedDeed => ({ deed: { kind: 'hunter.login' }, day: date }));
  const claimed = { name, userRoles, quests: quests.map(({ quest }) => quest) };
  const deeds = deedsTowards(document, claimed, randomUUID).map((deed) => ({ deed }));
  return {
    deeds: [...deeds, ...logins],
    ignored: [...ignored, ...unheardClaims(document, quests)],
  };
}
