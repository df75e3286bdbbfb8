import type { ProposalEntry, ProposedItem } from '#protocol/replies/api-proposals.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { deviceOf } from '#server/documents/origins.ts';
import { ActRefused } from './act-refused.ts';
import { type Act, draftsOf } from './acts.ts';
import { type ActParts, recordDrafts } from './do-acts.ts';

const MAX_WAITING = 50;

/** What is stored of a proposal: what to do when it is accepted, and how it reads until then. */
type Proposal = {
  readonly day: LocalDate;
  readonly acts: readonly Act[];
  readonly items: readonly ProposedItem[];
};

type Proposing = {
  readonly userId: string;
  readonly tokenId: string;
  /** Says what is proposed: the same proposal twice is one. */
  readonly id: string;
  readonly proposal: Proposal;
};

/** Keeps a proposal until its user has answered. False if it was made before. */
export async function propose(
  { database, clock }: ActParts,
  { userId, tokenId, id, proposal }: Proposing,
): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('api_proposals')
      .select(['id', 'decision'])
      .where('user_id', '=', userId)
      .execute();
    if (kept.some((one) => one.id === id)) return false;
    if (kept.filter(({ decision }) => decision === null).length >= MAX_WAITING) {
      throw new ActRefused('too-many-proposals');
    }
    const row = {
      user_id: userId,
      id,
      token_id: tokenId,
      body: JSON.stringify(proposal),
      created_at: new Date(clock.nowMs()).toISOString(),
      decision: null,
    };
    await trx
      .insertInto('api_proposals')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute();
    return true;
  });
}

/** What waits for an answer, the newest first. */
export async function waitingProposals(
  { database }: Pick<ActParts, 'database'>,
  userId: string,
): Promise<readonly ProposalEntry[]> {
  const rows = await database.db
    .selectFrom('api_proposals')
    .leftJoin('api_tokens', 'api_tokens.id', 'api_proposals.token_id')
    .select(['api_proposals.id', 'api_proposals.body', 'api_proposals.created_at', 'name'])
    .where('api_proposals.user_id', '=', userId)
    .where('decision', 'is', null)
    .orderBy('api_proposals.created_at', 'desc')
    .orderBy('api_proposals.id')
    .execute();
  return rows.map(({ id, body, created_at, name }) => {
    const { day, items }: Proposal = JSON.parse(body);
    return { id, by: name ?? '', createdAt: created_at, day, items };
  });
}

/** Does what was proposed, by the rules as they stand now; it is marked as the assistant's in the log. */
export async function acceptProposal(parts: ActParts, userId: string, id: string): Promise<void> {
  const row = await waitingRow(parts, userId, id);
  const { day, acts }: Proposal = JSON.parse(row.body);
  const deviceId = deviceOf('assistant', row.token_id);
  await recordDrafts(parts, { userId, deviceId }, async (hunter) => {
    const meantFor = day < hunter.today ? day : hunter.today;
    return acts.flatMap((act) => draftsOf(hunter, act, meantFor));
  });
  await decide(parts, userId, id, 'accepted'); // after it is done: cut in between, it can be accepted again
}

export async function declineProposal(parts: ActParts, userId: string, id: string): Promise<void> {
  await waitingRow(parts, userId, id);
  await decide(parts, userId, id, 'declined');
}

/** Declines all that a token proposed and nobody has answered. */
export async function declineAllOf(
  { database }: Pick<ActParts, 'database'>,
  userId: string,
  tokenId: string,
): Promise<void> {
  await database.db
    .updateTable('api_proposals')
    .set({ decision: 'declined' })
    .where('user_id', '=', userId)
    .where('token_id', '=', tokenId)
    .where('decision', 'is', null)
    .execute();
}

async function waitingRow({ database }: ActParts, userId: string, id: string) {
  const row = await database.db
    .selectFrom('api_proposals')
    .select(['body', 'token_id'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ActRefused('no-such-proposal');
  return row;
}

async function decide(
  { database }: ActParts,
  userId: string,
  id: string,
  decision: 'accepted' | 'declined',
): Promise<void> {
  await database.db
    .updateTable('api_proposals')
    .set({ decision })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
