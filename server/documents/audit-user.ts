import { isDeepStrictEqual } from 'node:util';
import { apply } from '#rules/document/apply.ts';
import type { Award } from '#rules/document/award.ts';
import type { Command } from '#rules/document/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import type { Trx } from '#server/database/database.ts';
import { auditDays } from './audit-days.ts';
import { documentIn } from './game-row.ts';

const MAX_PROBLEMS = 5;

type LogRow = { readonly rev: number; readonly xp: number; readonly body: string };

function replay(log: readonly LogRow[]) {
  let document = EMPTY_DOCUMENT;
  const problems: string[] = [];
  const awards: Award[] = [];
  for (const [index, { rev, xp, body }] of log.entries()) {
    const command: Command = JSON.parse(body);
    const outcome = apply(document, command);
    const award = outcome.status === 'applied' ? outcome.award : undefined;
    const paid = award?.gain.xp ?? 0;
    if (award) awards.push(award);
    if (rev !== index + 1) problems.push(`revision ${index + 1} is missing`);
    if (paid !== xp) problems.push(`revision ${rev} paid ${xp} XP, the rules say ${paid}`);
    document = outcome.document;
  }
  return { document, problems, awards };
}

/** What does not add up for one user; nothing, if document and days are the fold of the log. */
export async function auditUser(trx: Trx, userId: string): Promise<readonly string[]> {
  const row = await trx
    .selectFrom('game_data')
    .select(['rev', 'doc', 'schema'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const log = await trx
    .selectFrom('game_commands')
    .select(['rev', 'xp', 'body'])
    .where('user_id', '=', userId)
    .orderBy('rev', 'asc')
    .execute();
  if (row === undefined && log.length > 0) return ['has a log but no document'];

  const { document: replayed, problems, awards } = replay(log);
  const days = await auditDays(trx, userId, awards);
  if (row === undefined) return days.slice(0, MAX_PROBLEMS);
  if (row.rev !== log.length) problems.push(`stands at revision ${row.rev} of ${log.length}`);
  const { dailyActivities: _byTable, ...folded } = storedDocument(replayed);
  const { dailyActivities: _none, ...kept } = storedDocument(documentIn(row.doc, row.schema));
  const withoutTime = (document: object) => ({
    ...JSON.parse(JSON.stringify(document)),
    lastUpdated: '',
  });
  if (!isDeepStrictEqual(withoutTime(folded), withoutTime(kept))) {
    problems.push('the document is not the fold of its log');
  }
  return [...problems, ...days].slice(0, MAX_PROBLEMS);
}
