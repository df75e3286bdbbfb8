import { withDay } from '#rules/activity/day-set.ts';
import { pickFields } from '#rules/pick-fields.ts';
import { type Chain, isBaseImplied, newChain, withQuest } from '#rules/quest/chain.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { type ById, EMPTY_TABLE, everyOne, put } from './by-id.ts';
import { archiveOf, boardOf, EMPTY_DOCUMENT, type GameDocument } from './document.ts';

/** Rises when the stored shape or a rule changes: a device with another number takes the document whole. */
export const DOCUMENT_VERSION = 4;

/** What is stored of a chain beside its quest; a quest that was only added has none. */
export type ChainMemory = Pick<Chain, 'id'> & Partial<Omit<Chain, 'id' | 'quest'>>;

/** The document as it is stored and sent, in the contract's words. */
export type StoredDocument = Omit<GameDocument, 'chains' | 'unknownFields'> & {
  readonly habits: readonly Quest[];
  readonly archive: readonly Quest[];
  readonly chains: readonly ChainMemory[];
};

const MEMORY_FIELDS = [
  'isRemoved',
  'doneCount',
  'isRootDone',
  'donePeriods',
  'otherDays',
  'ticks',
  'edits',
  'followUps',
  'base',
  'terms',
  'amounts',
  'amountTotal',
  'restDays',
  'pastCount',
] as const satisfies readonly (keyof ChainMemory)[];

function memoryOf(chain: Chain): ChainMemory {
  const isStored = (field: keyof ChainMemory) => {
    if (field === 'followUps') return chain.quest === undefined; // else the quest has them
    return field !== 'base' || !isBaseImplied(chain);
  };
  const said = Object.entries(pickFields(chain, MEMORY_FIELDS.filter(isStored)));
  return { id: chain.id, ...Object.fromEntries(said.filter(([, value]) => !isEmpty(value))) };
}

function isEmpty(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0);
}

export function storedDocument(document: GameDocument): StoredDocument {
  const { chains, unknownFields, ...fields } = document;
  const memories = everyOne(chains)
    .map(memoryOf)
    .filter((memory) => Object.keys(memory).length > 1)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    ...unknownFields,
    ...fields,
    habits: boardOf(document),
    archive: archiveOf(document),
    chains: memories,
  };
}

export function openDocument(
  { habits, archive, chains, ...fields }: StoredDocument,
  unknownFields: Readonly<Record<string, unknown>> = {},
): GameDocument {
  const loginDays = fields.dailyActivities
    .filter(({ hasLogin }) => hasLogin)
    .reduce((days, { date }) => withDay(days, date), fields.loginDays);
  return {
    ...fields,
    loginDays,
    chains: chainTable([...archive, ...habits], chains),
    unknownFields,
  };
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
