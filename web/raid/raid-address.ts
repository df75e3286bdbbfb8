import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { newRaid, type Raid, targetFrom } from '#rules/raid/raid.ts';

/** The raid that an address names. A quest that is unknown, removed or completed counts as none. */
export type WantedRaid = {
  readonly questId?: string;
  /** The address names a quest, but not one that is open. */
  readonly isQuestGone: boolean;
  readonly target: number;
  /** The address names the number of blocks itself. */
  readonly isTargetNamed: boolean;
};

export function wantedRaid(search: string, board: readonly Quest[]): WantedRaid {
  const query = new URLSearchParams(search);
  const quest = openQuest(board, query.get('quest') ?? undefined);
  return {
    ...(quest && { questId: quest.id }),
    isQuestGone: query.has('quest') && !quest,
    target: targetFrom(query.get('pomodoros')),
    isTargetNamed: query.has('pomodoros'),
  };
}

export function openQuest(board: readonly Quest[], questId: string | undefined): Quest | undefined {
  const quest = questOn(board, questId);
  return quest?.completed ? undefined : quest;
}

/** A tracked quest is found by its root: a raid that was begun on the link of yesterday clears that of today. */
export function questOn(board: readonly Quest[], questId: string | undefined): Quest | undefined {
  if (questId === undefined) return undefined;
  const root = rootOf(questId);
  return board.find(
    (quest) => quest.id === questId || (isTracked(quest) && rootOf(quest.id) === root),
  );
}

export function freshRaid(id: string, target: number, questId?: string): StoredRaid {
  return { id, raid: newRaid(target, questId), isBegun: false };
}

/** The same block of the same raid has the same id in every tab: it can only be paid once. */
export function nextBlockId({ id, raid }: StoredRaid): string {
  return `${id}.${raid.blocksCleared + 1}`;
}

/** Running, or a block was begun: no address replaces it. */
export function isUnderWay({ clock, block }: Raid): boolean {
  return clock.kind === 'running' || block !== undefined;
}

/** The raid to show at this address: the current one where it fits, otherwise a new one. */
export function raidAt(current: StoredRaid, wanted: WantedRaid, freshId: string): StoredRaid {
  const { raid, ended, ...rest } = current;
  if (wanted.questId === undefined) {
    if (isUnderWay(raid)) return current;
    if (raid.questId === undefined) return withTarget(current, wanted);
    return wanted.isQuestGone ? freshRaid(freshId, wanted.target) : current;
  }
  if (raid.questId && rootOf(raid.questId) === rootOf(wanted.questId)) {
    return withTarget(current, wanted);
  }
  if (isUnderWay(raid)) return { ...rest, raid };
  return freshRaid(freshId, wanted.target, wanted.questId);
}

function withTarget(current: StoredRaid, { target, isTargetNamed }: WantedRaid): StoredRaid {
  const { raid } = current;
  const isAsItIs = raid.target === target || (raid.questId !== undefined && !isTargetNamed);
  return isAsItIs ? current : { ...current, raid: { ...raid, target } };
}

/** A quest that was removed or completed elsewhere is taken off the raid. */
export function withoutGoneQuest(current: StoredRaid, board: readonly Quest[]): StoredRaid {
  const { questId, ...raid } = current.raid;
  return questId === undefined || openQuest(board, questId) ? current : { ...current, raid };
}
