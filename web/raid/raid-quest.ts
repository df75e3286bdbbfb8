import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import { MAX_BLOCKS, type Quest } from '#rules/quest/quest.ts';
import { resetRaid } from '#rules/raid/run-raid.ts';
import { raidGoal } from '#rules/raid/settle-phase.ts';
import type { Game } from '#web/game/game.ts';
import { completeRaid } from './end-raid.ts';
import { freshRaid, openQuest } from './raid-address.ts';
import { raidBoard } from './raid-board.ts';
import { raidStoreOf } from './raid-store.ts';
import { settleRaid } from './settle-raid.ts';
import { offerUndo } from './undo-reset.ts';

/**
 * Begin Quest was confirmed: a new raid with its counter at 0 replaces the one under way. Gives the
 * address at which it waits for Start.
 */
export function beginRaid(game: Game, questId: string, blocks: number): string {
  settleRaid(game);
  const store = raidStoreOf(game);
  const before = store.read();
  store.write(freshRaid(game.newId(), blocks, questId));
  offerUndo(game, before, 'A new raid');
  return addressOf(questId, blocks);
}

function addressOf(questId: string, blocks: number): string {
  return `/pomodoro?quest=${encodeURIComponent(questId)}&pomodoros=${blocks}`;
}

/** Takes the quest off the raid; the block under way goes on. */
export function leaveQuest(game: Game): void {
  settleRaid(game);
  const store = raidStoreOf(game);
  const { questId: _left, ...raid } = store.read().raid;
  store.write({ id: store.read().id, raid: { ...raid, target: 1 }, isBegun: true });
}

/** Complete Quest, before the target is reached. What is left of the block under way pays nothing. */
export function completeEarly(game: Game): void {
  settleRaid(game);
  const current = raidStoreOf(game).read();
  const quest = openQuest(raidBoard(game), current.raid.questId);
  if (quest && openSubtaskCount(quest) === 0) completeRaid(game, current, quest);
}

/** Whether to ask about the steps: the last block is over, and the hunter has not answered yet. */
export function isAskingForSteps(stored: StoredRaid, quest: Quest | undefined): boolean {
  const { raid, leftOpenAfter } = stored;
  const goal = raidGoal(raid, quest);
  const isAtEnd = goal === 'steps-remain' || goal === 'quest-completes';
  const hasSteps = (quest?.subtasks ?? []).length > 0;
  return isAtEnd && hasSteps && raid.phase === 'rest' && leftOpenAfter !== raid.blocksCleared;
}

/** All steps are done: ticks the open ones and completes the quest, as one act, for good. */
export function completeWithSteps(game: Game): void {
  settleRaid(game);
  const current = raidStoreOf(game).read();
  const quest = openQuest(raidBoard(game), current.raid.questId);
  if (quest) completeRaid(game, current, quest);
}

/** One more block for the open steps: focus, ready for Start. Gives the address that names it. */
export function addFloor(game: Game, questId: string): string {
  settleRaid(game);
  const store = raidStoreOf(game);
  const { raid, ...current } = store.read();
  const target = Math.min(raid.blocksCleared + 1, MAX_BLOCKS);
  store.write({ ...current, raid: { ...resetRaid(raid), target } });
  return addressOf(questId, target);
}

/** The steps are not done: the quest stays open and the raid stands as it is. What was paid stays paid. */
export function leaveOpen(game: Game): void {
  const store = raidStoreOf(game);
  const current = store.read();
  store.write({ ...current, leftOpenAfter: current.raid.blocksCleared });
}
