import { isDeepStrictEqual } from 'node:util';
import type { GameDocument } from '#rules/document/document.ts';
import { DOCUMENT_VERSION, storedDocument } from '#rules/document/stored-document.ts';
import type { Trx } from '#server/database/database.ts';
import { AwardedDays, auditDays } from './audit-days.ts';
import { documentIn } from './game-row.ts';
import { replayLog } from './replay-log.ts';

const MAX_PROBLEMS = 5;

/** The problems of one user's data; none if document and days follow from the log. */
export async function auditUser(trx: Trx, userId: string): Promise<readonly string[]> {
  const row = await trx
    .selectFrom('game_data')
    .select(['rev', 'doc', 'schema'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const awarded = new AwardedDays();
  const replayed = await replayLog(trx, userId, (award) => awarded.add(award));
  if (row === undefined && replayed.rev > 0) return ['has a log but no document'];

  const problems = [...replayed.problems];
  const days = await auditDays(trx, userId, awarded);
  if (row === undefined) return days.slice(0, MAX_PROBLEMS);
  if (row.rev !== replayed.rev) problems.push(`stands at revision ${row.rev} of ${replayed.rev}`);
  // An older document was made by older rules; the server replays its log before it uses it.
  const isOlder = row.schema < DOCUMENT_VERSION;
  if (!isOlder && !isSame(replayed.document, documentIn(row.doc, row.schema))) {
    problems.push('the document is not the fold of its log');
  }
  return [...problems, ...days].slice(0, MAX_PROBLEMS);
}

/** Compares without the time of the last change and without the days, which have their own table. */
function isSame(one: GameDocument, other: GameDocument): boolean {
  const [first, second] = [one, other].map((document) => {
    const { dailyActivities: _byTable, ...kept } = storedDocument(document);
    return { ...JSON.parse(JSON.stringify(kept)), lastUpdated: '' };
  });
  return isDeepStrictEqual(first, second);
}
