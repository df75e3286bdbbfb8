import { createHash } from 'node:crypto';
import type { Command, CommandDraft, CommandOf, Stamp } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { wasRemoved } from '#rules/document/document.ts';
import { undoTapDraft } from '#rules/habits/act-drafts.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { devicesOf } from '#server/documents/origins.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import type { ActParts } from './do-acts.ts';
import { type OpenedHunter, openHunter } from './open-hunter.ts';
import { declineAllOf } from './proposals.ts';

export type TakenBack = {
  readonly quests: number;
  readonly amounts: number;
  readonly notes: number;
};

const SERVER_DEVICE = 'server';
const COUNTED = {
  'quest.remove': 'quests',
  'quest.amount': 'amounts',
  'quest.note': 'notes',
} as const;
/** A push has at most so many. */
const COMMANDS_AT_ONCE = 200;

/**
 * Takes back what a token did: its quests are removed, its amounts corrected, its notes emptied and its
 * proposals declined. What it completed stands, as every completion does. A second time nothing is left.
 */
export async function takeBack(
  parts: ActParts,
  userId: string,
  tokenId: string,
): Promise<TakenBack> {
  await declineAllOf(parts, userId, tokenId);
  const { database, clock, record } = parts;
  const taken = { quests: 0, amounts: 0, notes: 0 };
  const hunter = await openHunter(parts, userId, undefined);
  const commands = await oppositesOf(parts, userId, { tokenId, hunter });
  for (let from = 0; from < commands.length; from += COMMANDS_AT_ONCE) {
    const piece = commands.slice(from, from + COMMANDS_AT_ONCE);
    const sentAtMs = clock.nowMs();
    const push = { userId, deviceId: SERVER_DEVICE, base: undefined, sentAtMs, commands: piece };
    const { results } = await record(userId, () => pushCommands(database, clock, push));
    for (const [index, { kind }] of piece.entries()) {
      if (results[index]?.status === 'applied') taken[COUNTED[kind as keyof typeof COUNTED]] += 1; // no other kind is made
    }
  }
  return taken;
}

type Taking = { readonly tokenId: string; readonly hunter: OpenedHunter };

async function oppositesOf(
  { database, clock }: ActParts,
  userId: string,
  { tokenId, hunter }: Taking,
): Promise<readonly Command[]> {
  const rows = await database.db
    .selectFrom('game_commands')
    .select(['body', 'device_id'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['quest.add', 'quest.amount', 'quest.note'])
    .orderBy('rev')
    .execute();
  const devices = devicesOf(tokenId);
  const { today: day, utcOffsetMinutes } = hunter;
  const now = { at: new Date(clock.nowMs()).toISOString(), day, utcOffsetMinutes };
  const notes = new Map<string, { command: Command; isOwn: boolean }>();
  const opposites: Command[] = [];
  for (const { body, device_id } of rows) {
    const command: Command = JSON.parse(body);
    const isOwn = devices.includes(device_id);
    if (command.kind === 'quest.note') {
      notes.set(`${rootOf(command.questId)} ${command.forDay}`, { command, isOwn });
    }
    const opposite = isOwn && oppositeOf(command, hunter, now);
    if (opposite) opposites.push(opposite);
  }
  return [...opposites, ...[...notes.values()].flatMap((note) => emptied(note, now))];
}

function oppositeOf(command: Command, { document }: OpenedHunter, now: Stamp): Command | undefined {
  if (command.kind === 'quest.amount') return correctionOf(command);
  if (command.kind !== 'quest.add') return undefined;
  const { questId } = command;
  // A renewal continues a chain that somebody else began.
  if (questId !== rootOf(questId) || wasRemoved(document, questId)) return undefined;
  return commandOf({ kind: 'quest.remove', questId }, now);
}

/** What a completion filled up belongs to it, and stands as it does. */
const FILLED_UP = /^top\d*\./;

/** With the stamp of the amount itself: a day long ago can be corrected only from its own time. */
function correctionOf(amount: CommandOf<'quest.amount'>): Command | undefined {
  const { id, day, forDay = day, at, utcOffsetMinutes } = amount;
  if (FILLED_UP.test(id)) return undefined;
  const draft = undoTapDraft({ ...amount, id: undoneId(id) }, forDay, day);
  return commandOf(draft, { at, day, utcOffsetMinutes });
}

/** Room for the word before it: an id has at most 80 letters. */
const LONGEST_ID = 74;

function undoneId(id: string): string {
  return id.length <= LONGEST_ID ? id : createHash('sha256').update(id).digest('base64url');
}

/** A note that the user has written over since is left alone. */
function emptied(
  { command, isOwn }: { readonly command: Command; readonly isOwn: boolean },
  now: Stamp,
): Command[] {
  if (!isOwn || command.kind !== 'quest.note' || command.text === '') return [];
  const { id, questId, forDay } = command;
  const draft: CommandDraft = {
    kind: 'quest.note',
    id: `undo.${undoneId(id)}`,
    questId,
    forDay,
    text: '',
  };
  return [commandOf(draft, now)];
}
