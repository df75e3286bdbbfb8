import type { StoredRaid } from '#protocol/stored-raid.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { newRaid, type Raid, targetFrom } from '#rules/raid/raid.ts';

/** What an address asks for. A quest that is unknown, removed or completed is no quest. */
export type WantedRaid = {
  readonly questId?: string;
  /** The address names a quest that is none, which is not the same as naming none. */
  readonly isQuestGone: boolean;
  readonly target: number;
  /** The address names the number of blocks itself. */
  readonly isTargetNamed: boolean;
};

export function wantedRaid(search: string, board: readonly Quest[]): WantedRaid {
  const asked = new URLSearchParams(search);
  const quest = openQuest(board, asked.get('quest') ?? undefined);
  return {
    ...(quest && { questId: quest.id }),
    isQuestGone: asked.has('quest') && !quest,
    target: targetFrom(asked.get('pomodoros')),
    isTargetNamed: asked.has('pomodoros'),
  };
}

export function openQuest(board: readonly Quest[], questId: string | undefined): Quest | undefined {
  return board.find(({ id, completed }) => id === questId && !completed);
}

export function freshRaid(id: string, target: number, questId?: string): StoredRaid {
  return { id, raid: newRaid(target, questId), isBegun: false };
}

/** The same block of the same raid has the same id in every tab: it can only be paid once. */
export function nextBlockId({ id, raid }: StoredRaid): string {
  return `${id}.${raid.blocksCleared + 1}`;
}

/** A block that was begun is somebody's time: only the hunter gives it up. */
export function isUnderWay({ clock, block }: Raid): boolean {
  return clock.kind === 'running' || block !== undefined;
}

/** The raid that this address shows: the one at hand where it fits, otherwise a new one. */
export function raidAt(kept: StoredRaid, wanted: WantedRaid, freshId: string): StoredRaid {
  const { raid, ended, ...rest } = kept;
  if (wanted.questId === undefined) {
    if (isUnderWay(raid)) return kept;
    if (raid.questId === undefined) return withTarget(kept, wanted);
    return wanted.isQuestGone ? freshRaid(freshId, wanted.target) : kept;
  }
  if (raid.questId === wanted.questId) return withTarget(kept, wanted);
  if (isUnderWay(raid)) return { ...rest, raid };
  return freshRaid(freshId, wanted.target, wanted.questId);
}

function withTarget(kept: StoredRaid, { target, isTargetNamed }: WantedRaid): StoredRaid {
  const { raid } = kept;
  const isAsItIs = raid.target === target || (raid.questId !== undefined && !isTargetNamed);
  return isAsItIs ? kept : { ...kept, raid: { ...raid, target } };
}

/** Removed or completed elsewhere while the raid went on: the raid goes on without it. */
export function withoutGoneQuest(kept: StoredRaid, board: readonly Quest[]): StoredRaid {
  const { questId, ...raid } = kept.raid;
  return questId === undefined || openQuest(board, questId) ? kept : { ...kept, raid };
}
