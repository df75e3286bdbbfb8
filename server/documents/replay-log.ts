import { apply } from '#rules/commands/apply.ts';
import type { Award } from '#rules/commands/award.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import type { Trx } from '#server/database/database.ts';

export type Replayed = {
  readonly document: GameDocument;
  readonly rev: number;
  /** The first missing revisions, and XP that today's rules would pay otherwise. */
  readonly problems: readonly string[];
};

/** Entries in memory at the same time: a log may be larger than the memory. */
const ENTRIES_AT_ONCE = 200;
const MAX_PROBLEMS = 5;

/** Applies the whole log of one user by today's rules. */
export async function replayLog(
  trx: Trx,
  userId: string,
  onAward: (award: Award) => void = () => {},
): Promise<Replayed> {
  let document = EMPTY_DOCUMENT;
  let count = 0;
  const problems: string[] = [];
  for await (const { rev, xp, body } of logOf(trx, userId)) {
    const command: Command = JSON.parse(body);
    const outcome = apply(document, command);
    const award = outcome.status === 'applied' ? outcome.award : undefined;
    const paid = award?.gain.xp ?? 0;
    if (award) onAward(award);
    count += 1;
    if (rev !== count) problems.push(`revision ${count} is missing`);
    if (paid !== xp) problems.push(`revision ${rev} paid ${xp} XP, the rules say ${paid}`);
    problems.splice(MAX_PROBLEMS);
    document = outcome.document;
  }
  return { document, rev: count, problems };
}

async function* logOf(trx: Trx, userId: string) {
  for (let last = 0; ; ) {
    const entries = await trx
      .selectFrom('game_commands')
      .select(['rev', 'xp', 'body'])
      .where('user_id', '=', userId)
      .where('rev', '>', last)
      .orderBy('rev', 'asc')
      .limit(ENTRIES_AT_ONCE)
      .execute();
    yield* entries;
    const newest = entries.at(-1);
    if (newest === undefined || entries.length < ENTRIES_AT_ONCE) return;
    last = newest.rev;
  }
}
