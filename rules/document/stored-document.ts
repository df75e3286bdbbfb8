import { withDay } from '#rules/activity/day-set.ts';
import { type Chain, newChain, withQuest } from '#rules/quest/chain.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { type ById, EMPTY_TABLE, everyOne, put } from './by-id.ts';
import { boardOf, EMPTY_DOCUMENT, type GameDocument } from './document.ts';

/** Rises when the stored shape or a rule changes: a device with another number takes the document whole. */
export const DOCUMENT_VERSION = 3;

/** What is stored of a chain beside its quest; a quest that was only added has none. */
export type ChainMemory = Pick<Chain, 'id'> & Partial<Omit<Chain, 'id' | 'quest'>>;

/** The document as it is stored and sent, in the contract's words. */
export type StoredDocument = Omit<GameDocument, 'chains' | 'unknownFields'> & {
  readonly habits: readonly Quest[];
  readonly chains: readonly ChainMemory[];
};

function memoryOf(chain: Chain): ChainMemory {
  const { id, quest, isRemoved, doneCount, isRootDone, donePeriods, otherDays } = chain;
  const { ticks, edits, followUps } = chain;
  return {
    id,
    ...(isRemoved && { isRemoved }),
    ...(doneCount > 0 && { doneCount }),
    ...(isRootDone && { isRootDone }),
    ...(Object.keys(donePeriods).length > 0 && { donePeriods }),
    ...(Object.keys(otherDays).length > 0 && { otherDays }),
    ...(ticks.length > 0 && { ticks }),
    ...(Object.keys(edits).length > 0 && { edits }),
    ...(quest === undefined && followUps.length > 0 && { followUps }),
  };
}

export function storedDocument(document: GameDocument): StoredDocument {
  const { chains, unknownFields, ...fields } = document;
  const memories = everyOne(chains)
    .map(memoryOf)
    .filter((memory) => Object.keys(memory).length > 1)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return { ...unknownFields, ...fields, habits: boardOf(document), chains: memories };
}

export function openDocument(
  { habits, chains, ...fields }: StoredDocument,
  unknownFields: Readonly<Record<string, unknown>> = {},
): GameDocument {
  const loginDays = fields.dailyActivities
    .filter(({ hasLogin }) => hasLogin)
    .reduce((days, { date }) => withDay(days, date), fields.loginDays);
  return { ...fields, loginDays, chains: chainTable(habits, chains), unknownFields };
}

const KNOWN_FIELDS = new Set(Object.keys(storedDocument(EMPTY_DOCUMENT)).concat('onboardedAt'));

/** Opens a document that this version wrote, without checking it; fields of a newer version are kept apart. */
export function openKeepingUnknown(stored: StoredDocument): GameDocument {
  const unknown = Object.entries(stored).filter(([field]) => !KNOWN_FIELDS.has(field));
  if (unknown.length === 0) return openDocument(stored);
  const known = { ...stored };
  for (const [field] of unknown) Reflect.deleteProperty(known, field);
  return openDocument(known, Object.fromEntries(unknown));
}

function chainTable(habits: readonly Quest[], memories: readonly ChainMemory[]): ById<Chain> {
  const remembered = new Map<string, Chain>();
  for (const memory of memories) {
    remembered.set(memory.id, { ...newChain(memory.id), ...memory });
  }
  for (const quest of habits) {
    const id = rootOf(quest.id);
    const chain = remembered.get(id) ?? newChain(id);
    if (!chain.isRemoved) remembered.set(id, withQuest(chain, quest));
  }
  let table: ById<Chain> = EMPTY_TABLE;
  for (const chain of remembered.values()) table = put(table, chain);
  return table;
}
