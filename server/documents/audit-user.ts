import { isDeepStrictEqual } from 'node:util';
import type { GameDocument } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import type { Trx } from '#server/database/database.ts';
import { auditDays } from './audit-days.ts';
import { documentIn } from './game-row.ts';
import { replayLog } from './replay-log.ts';

const MAX_PROBLEMS = 5;

/** What does not add up for one user; nothing, if document and days are the fold of the log. */
export async function auditUser(trx: Trx, userId: string): Promise<readonly string[]> {
  const row = await trx
    .selectFrom('game_data')
    .select(['rev', 'doc', 'schema'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const replayed = await replayLog(trx, userId);
  if (row === undefined && replayed.rev > 0) return ['has a log but no document'];

  const problems = [...replayed.problems];
  const days = await auditDays(trx, userId, replayed.awards);
  if (row === undefined) return days.slice(0, MAX_PROBLEMS);
  if (row.rev !== replayed.rev) problems.push(`stands at revision ${row.rev} of ${replayed.rev}`);
  // An older one was folded by other rules; the server folds its log anew before it uses it.
  const isOlder = row.schema < DOCUMENT_VERSION;
  if (!isOlder && !isSame(replayed.document, documentIn(row.doc, row.schema))) {
    problems.push('the document is not the fold of its log');
  }
  return [...problems, ...days].slice(0, MAX_PROBLEMS);
}

/** But for the time, and for the days, which have a table of their own. */
function isSame(one: GameDocument, other: GameDocument): boolean {
  const [first, second] = [one, other].map((document) => {
    const { dailyActivities: _byTable, ...kept } = storedDocument(document);
    return { ...JSON.parse(JSON.stringify(kept)), lastUpdated: '' };
  });
  return isDeepStrictEqual(first, second);
}
