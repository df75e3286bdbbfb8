import { randomUUID } from 'node:crypto';
import type { MergeWrite } from '#protocol/compat/merge-write.ts';
import { hasDay } from '#rules/activity/day-set.ts';
import { addDays, localDateAt } from '#rules/activity/local-date.ts';
import { commandsTowards } from '#rules/document/commands-towards.ts';
import { openDocument } from '#rules/document/stored-document.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { ignoredClaims } from './ignored-claims.ts';
import { readDocument } from './read-document.ts';
import type { DatedCommand } from './record-commands.ts';

type Merge = { readonly drafts: readonly DatedCommand[]; readonly ignored: readonly string[] };

/** Turns a merge write into commands; it never writes the document itself. */
export async function mergeWrite(
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
    .map(({ date }): DatedCommand => ({ draft: { kind: 'hunter.login' }, day: date }));
  const claimed = { name, userRoles, quests: quests.map(({ quest }) => quest) };
  const drafts = commandsTowards(document, claimed, randomUUID).map((draft) => ({ draft }));
  return {
    drafts: [...drafts, ...logins],
    ignored: [...ignored, ...ignoredClaims(document, quests)],
  };
}
