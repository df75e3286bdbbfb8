import { apply } from '#rules/document/apply.ts';
import type { Award } from '#rules/document/award.ts';
import type { Command } from '#rules/document/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import type { Trx } from '#server/database/database.ts';

export type Replayed = {
  readonly document: GameDocument;
  readonly rev: number;
  readonly awards: readonly Award[];
  /** What is missing, and what the rules of today would have paid otherwise. */
  readonly problems: readonly string[];
};

/** The whole log of one user, folded by the rules of today. */
export async function replayLog(trx: Trx, userId: string): Promise<Replayed> {
  const log = await trx
    .selectFrom('game_commands')
    .select(['rev', 'xp', 'body'])
    .where('user_id', '=', userId)
    .orderBy('rev', 'asc')
    .execute();
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
  return { document, rev: log.length, awards, problems };
}
