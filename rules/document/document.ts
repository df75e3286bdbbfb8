import {
  ACHIEVEMENTS,
  type Achievement,
  type CompletionCounts,
  NO_COMPLETIONS,
} from '#rules/achievements/achievements.ts';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { type DaySet, NO_DAYS } from '#rules/activity/day-set.ts';
import { type Hunter, NEW_HUNTER } from '#rules/hunter/hunter.ts';
import { type Chain, newChain } from '#rules/quest/chain.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { NO_ROLES, type UserRoles } from '#rules/roles/roles.ts';
import { type ById, EMPTY_TABLE, everyOne, find } from './by-id.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** Everything a hunter's commands add up to. Its stored shape is in `stored-document.ts`. */
export type GameDocument = {
  readonly character: Hunter;
  readonly chains: ById<Chain>;
  readonly achievements: readonly Achievement[];
  readonly userRoles: UserRoles;
  readonly dailyActivities: readonly DailyActivity[];
  readonly loginDays: DaySet;
  readonly counts: CompletionCounts;
  readonly lifetimeXp: number;
  /** The ids of the focus blocks paid last, so that one that waits to be sent is not shown twice. */
  readonly settledBlocks: readonly string[];
  /** The same of amounts and of records from another tracker. */
  readonly settledAmounts: readonly string[];
  /** The days on which nothing is asked of any quest; a chain has its own beside them. */
  readonly restDays: DaySet;
  readonly settings: Settings;
  readonly onboardedAt?: string;
  readonly lastUpdated: string;
  /** Fields of a newer version: kept, never read. */
  readonly unknownFields: Readonly<Record<string, unknown>>;
};

export const EMPTY_DOCUMENT: GameDocument = {
  character: NEW_HUNTER,
  chains: EMPTY_TABLE,
  achievements: ACHIEVEMENTS,
  userRoles: NO_ROLES,
  dailyActivities: [],
  loginDays: NO_DAYS,
  counts: NO_COMPLETIONS,
  lifetimeXp: 0,
  settledBlocks: [],
  settledAmounts: [],
  restDays: NO_DAYS,
  settings: DEFAULT_SETTINGS,
  lastUpdated: '1970-01-01T00:00:00.000Z',
  unknownFields: {},
};

export function chainOf(document: GameDocument, questId: string): Chain {
  const rootId = rootOf(questId);
  return find(document.chains, rootId) ?? newChain(rootId);
}

type Shown = { readonly board: readonly Quest[]; readonly archive: readonly Quest[] };

const shown = new WeakMap<ById<Chain>, Shown>();

/** The quests as they were last sorted: what is nearly in order is sorted ten times as fast. */
let sorted: readonly Quest[] = [];

function shownIn({ chains }: GameDocument): Shown {
  const known = shown.get(chains);
  if (known) return known;
  const quests = inOrder(everyOne(chains).flatMap((chain) => chain.quest ?? []));
  const parts = {
    board: quests.filter(({ isArchived }) => !isArchived),
    archive: quests.filter(({ isArchived }) => isArchived),
  };
  shown.set(chains, parts);
  return parts;
}

function inOrder(quests: readonly Quest[]): readonly Quest[] {
  const byId = new Map(sorted.map(({ id }) => [id, undefined as Quest | undefined]));
  for (const quest of quests) byId.set(quest.id, quest);
  sorted = [...byId.values()]
    .filter((quest) => quest !== undefined)
    .sort((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  return sorted;
}

/** The quests on the board, in their order; the same array as long as no quest changed. */
export function boardOf(document: GameDocument): readonly Quest[] {
  return shownIn(document).board;
}

/** The quests that were put away and can be revived. */
export function archiveOf(document: GameDocument): readonly Quest[] {
  return shownIn(document).archive;
}

export function wasRemoved(document: GameDocument, questId: string): boolean {
  return find(document.chains, rootOf(questId))?.isRemoved === true;
}
