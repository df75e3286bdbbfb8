import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { amount, historyQuery, type NewQuest, newQuest, noteText } from '#protocol/api/api-v1.ts';
import type { ProposedItem } from '#protocol/replies/api-proposals.ts';
import { id, localDate, questId } from '#protocol/scalars.ts';
import { line } from '#protocol/text.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { TokenGrant } from '#server/auth/caller.ts';
import { deviceOf } from '#server/documents/origins.ts';
import { type Act, questOf } from './acts.ts';
import { type ActParts, doAct } from './do-acts.ts';
import { historyView } from './history-view.ts';
import { openHunter } from './open-hunter.ts';
import { propose } from './proposals.ts';
import { questsView, todayView } from './quest-views.ts';

export type Assistant = { readonly userId: string; readonly token: TokenGrant };

type Tool = {
  readonly name: string;
  readonly words: string;
  readonly isReadOnly?: true;
  readonly input: v.GenericSchema;
  readonly run: (parts: ActParts, who: Assistant, args: unknown) => Promise<object>;
};

/** A tool whose arguments are checked by its schema before it runs. */
function tool<Schema extends v.GenericSchema>(made: {
  readonly name: string;
  readonly words: string;
  readonly isReadOnly?: true;
  readonly input: Schema;
  readonly run: (parts: ActParts, who: Assistant, args: v.InferOutput<Schema>) => Promise<object>;
}): Tool {
  return { ...made, run: (parts, who, args) => made.run(parts, who, v.parse(made.input, args)) };
}

const day = v.exactOptional(localDate);
const key = v.exactOptional(
  v.pipe(id, v.description('Any id of this call: sent again with it, it has one effect.')),
);
const BOARD_LIMIT = 20;
const IF_ALLOWED =
  'If the token may not, it becomes a proposal that the hunter answers in the app.';

/** What an assistant can do. Titles and notes are other people's words: they are handed over as data. */
export const ASSISTANT_TOOLS: readonly Tool[] = [
  tool({
    name: 'get_today',
    words: 'What is asked of the hunter today and what of it is cleared.',
    isReadOnly: true,
    input: v.strictObject({ day }),
    run: async (parts, { userId }, args) => todayView(await openHunter(parts, userId, args.day)),
  }),
  tool({
    name: 'search_quests',
    words: 'The quests on the board, or in the archive, that hold every word.',
    isReadOnly: true,
    input: v.strictObject({
      search: v.exactOptional(line(200)),
      isArchived: v.exactOptional(v.boolean()),
    }),
    run: async (parts, { userId }, asked) =>
      questsView(await openHunter(parts, userId, undefined), asked),
  }),
  tool({
    name: 'get_history',
    words:
      'What was done on each day and which quests were cleared; without dates the last 30 days.',
    isReadOnly: true,
    input: historyQuery,
    run: async (parts, { userId }, asked) => {
      const { today } = await openHunter(parts, userId, undefined);
      return historyView(parts.database, userId, today, asked);
    },
  }),
  tool({
    name: 'add_quest',
    words: `Puts a quest on the board. ${IF_ALLOWED}`,
    input: v.strictObject({ ...newQuest.entries, key }),
    run: (parts, who, { key: said, ...quest }) => {
      const added = { kind: 'add', questId: idOf(who, said ?? quest), quest } as const;
      return doOrPropose(parts, who, added);
    },
  }),
  tool({
    name: 'complete_quest',
    words: `Clears a quest for today, for good: nothing takes a completion back. ${IF_ALLOWED}`,
    input: v.strictObject({ id: questId, day }),
    run: (parts, who, args) =>
      doOrPropose(parts, who, { kind: 'complete', questId: args.id }, args.day),
  }),
  tool({
    name: 'add_amount',
    words: `Adds an amount, in the quest's unit, to a quest with a goal. ${IF_ALLOWED}`,
    input: v.strictObject({ id: questId, amount, day, key }),
    run: (parts, who, args) => {
      const ids = { id: args.key ? idOf(who, args.key) : randomUUID(), questId: args.id };
      const mayClear = who.token.scopes.includes('complete');
      const added = { kind: 'amount', ...ids, amount: args.amount, mayClear } as const;
      return doOrPropose(parts, who, added, args.day);
    },
  }),
  tool({
    name: 'write_note',
    words: `Writes the note of a quest for today, in place of the one before. ${IF_ALLOWED}`,
    input: v.strictObject({ id: questId, text: noteText, day, key }),
    run: (parts, who, { id: noted, text, day: on, key: said }) => {
      const noteId = said ? idOf(who, said) : randomUUID();
      return doOrPropose(parts, who, { kind: 'note', id: noteId, questId: noted, text }, on);
    },
  }),
  tool({
    name: 'propose_board',
    words: 'Proposes several quests at once. The hunter takes or declines them in the app.',
    input: v.strictObject({
      quests: v.pipe(v.array(newQuest), v.minLength(1), v.maxLength(BOARD_LIMIT)),
    }),
    run: (parts, who, { quests }) =>
      proposeActs(
        parts,
        who,
        quests.map((quest) => addition(who, quest)),
      ),
  }),
];

function addition(who: Assistant, quest: NewQuest): Act {
  return { kind: 'add', questId: idOf(who, quest), quest };
}

/** The same for the same words of the same token, so that a call that is repeated makes one quest. */
function idOf({ token }: Assistant, said: unknown): string {
  const digest = createHash('sha256')
    .update(`${token.id} ${JSON.stringify(said)}`)
    .digest();
  return `key-${digest.toString('base64url').slice(0, 32)}`;
}

async function doOrPropose(
  parts: ActParts,
  who: Assistant,
  act: Act,
  on?: LocalDate,
): Promise<object> {
  const { userId, token } = who;
  const needed = act.kind === 'complete' ? 'complete' : 'quests:write';
  if (!token.scopes.includes(needed)) return proposeActs(parts, who, [act], on);
  return doAct(parts, { userId, deviceId: deviceOf('assistant', token.id), day: on }, act);
}

async function proposeActs(
  parts: ActParts,
  who: Assistant,
  acts: readonly Act[],
  on?: LocalDate,
): Promise<object> {
  const { userId, token } = who;
  const hunter = await openHunter(parts, userId, on);
  const items = acts.map((act) => itemOf(act, (wanted) => questOf(hunter, wanted)));
  const proposal = { day: hunter.today, acts, items };
  const isNew = await propose(parts, {
    userId,
    tokenId: token.id,
    id: idOf(who, proposal),
    proposal,
  });
  const message = 'The hunter answers in the app: Settings, Connections.';
  return { status: isNew ? 'proposed' : 'proposed-before', message };
}

type FindQuest = (questId: string) => {
  readonly title: string;
  readonly goal?: { readonly unit: string };
};

/** How it reads in the app. */
function itemOf(act: Act, find: FindQuest): ProposedItem {
  switch (act.kind) {
    case 'add':
      return { kind: 'add', title: act.quest.title };
    case 'amount': {
      const { title, goal } = find(act.questId);
      return { kind: 'amount', title, detail: `${act.amount} ${goal?.unit ?? ''}`.trim() };
    }
    case 'note':
      return { kind: 'note', title: find(act.questId).title, detail: act.text };
    case 'complete':
    case 'remove':
      return { kind: 'complete', title: find(act.questId).title };
  }
}
