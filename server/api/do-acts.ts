import type { ActReply } from '#protocol/api/api-v1.ts';
import type { PushReply } from '#protocol/replies/sync-messages.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { commandOf, keyOf } from '#rules/commands/commands.ts';
import { knownKeys } from '#server/documents/command-rows.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { type Act, draftsOf } from './acts.ts';
import { type HunterSource, type OpenedHunter, openHunter } from './open-hunter.ts';
import { questView } from './quest-views.ts';

/** Runs what records commands of a user, one at a time and within the user's limits. */
type RecordWork = <Reply extends PushReply>(
  userId: string,
  work: () => Promise<Reply>,
) => Promise<Reply>;

export type ActParts = HunterSource & { readonly record: RecordWork };

/** Who does it, and on which day: absent for today, by the server's clock. */
export type Actor = {
  readonly userId: string;
  readonly deviceId: string;
  readonly day?: LocalDate | undefined;
};

type ActRecording = { readonly drafts: readonly CommandDraft[]; readonly hunter: OpenedHunter };

/**
 * Does what was asked for, through the usual push. The commands are made of the document as it stands, so
 * an act that was done already leads to none, and one sent twice leads to the same keys.
 */
export async function doAct(parts: ActParts, actor: Actor, act: Act): Promise<ActReply> {
  const { results, drafts } = await recordDrafts(parts, actor, async (hunter) => {
    const made = draftsOf(hunter, act);
    return (await isSettled(parts, actor, act, hunter)) ? [] : made;
  });
  const isDone = (index: number) => results[index]?.status === 'applied';
  const paid = drafts.flatMap((draft, index) =>
    draft.kind === 'quest.done' && isDone(index) ? draft.xpReward : [],
  );
  return {
    status: drafts.some((_, index) => isDone(index)) ? 'done' : 'already',
    cleared: paid.length > 0,
    xp: paid.reduce((sum, xp) => sum + xp, 0),
    quest: questView(await openHunter(parts, actor.userId, actor.day), act.questId),
  };
}

/** Records what `draftsFor` makes of the document; with no commands nothing is recorded. */
export async function recordDrafts(
  parts: ActParts,
  { userId, deviceId, day }: Actor,
  draftsFor: (hunter: OpenedHunter) => Promise<readonly CommandDraft[]>,
) {
  const { database, clock, record } = parts;
  return record(userId, async () => {
    const hunter = await openHunter(parts, userId, day);
    const drafts = await draftsFor(hunter);
    const nowMs = clock.nowMs();
    const commands = stamped({ drafts, hunter }, nowMs);
    const push = { userId, deviceId, base: undefined, sentAtMs: nowMs, commands };
    return { ...(await pushCommands(database, clock, push)), drafts };
  });
}

function stamped({ drafts, hunter }: ActRecording, nowMs: number) {
  const { today: day, utcOffsetMinutes } = hunter;
  const stamp = { at: new Date(nowMs).toISOString(), day, utcOffsetMinutes };
  return drafts.map((draft) => commandOf(draft, stamp));
}

/**
 * Whether an amount of this id is in the log. Asked after the document was read: what the document counts
 * already is then known too, and a repeated amount completes nothing on the way.
 */
async function isSettled(
  { database }: ActParts,
  { userId }: Actor,
  act: Act,
  { today }: OpenedHunter,
): Promise<boolean> {
  if (act.kind !== 'amount') return false;
  const { id, questId } = act;
  const key = keyOf({ kind: 'quest.amount', id, questId, n: 1, day: today });
  return (await knownKeys(database.db, userId, [key])).has(key);
}
