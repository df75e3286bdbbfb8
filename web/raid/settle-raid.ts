import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { heldToPhase } from '#rules/raid/run-raid.ts';
import { raidGoal, type Settled, settlePhase } from '#rules/raid/settle-phase.ts';
import type { Game } from '#web/game/game.ts';
import { habitRules } from '#web/game/habits/habit-rules.ts';
import { noticeJump, raidNowMs } from './clock-jumps.ts';
import { completeRaid } from './end-raid.ts';
import { nextBlockId, openQuest, withoutGoneQuest } from './raid-address.ts';
import { raidBoard } from './raid-board.ts';
import { raidStoreOf } from './raid-store.ts';

/**
 * Pays and ends every phase that is over. The commands are recorded before the raid is stored: after
 * a crash in between the next call settles again, under the same keys.
 */
export function settleRaid(game: Game): void {
  noticeJump(game);
  const current = correctedRaid(game);
  const settled = settlePhase(current.raid, {
    nowMs: raidNowMs(game),
    nextBlockId: nextBlockId(current),
    isWaitingForStart: game.log.view().settings.isWaitingForStart,
  });
  if (!settled) return;
  settle(game, { ...current, raid: settled.raid }, settled);
  settleRaid(game);
}

/** The raid without a quest that is gone, and with no phase longer than it may be. */
function correctedRaid(game: Game): StoredRaid {
  const store = raidStoreOf(game);
  const before = store.read();
  const current = withoutGoneQuest(before, raidBoard(game));
  const raid = heldToPhase(current.raid, raidNowMs(game));
  const next = raid === current.raid ? current : { ...current, raid };
  if (next !== before) store.write(next);
  return next;
}

function settle(game: Game, next: StoredRaid, { cleared }: Settled): void {
  const { raid } = next;
  const before = game.log.view();
  const stored = cleared && recordBlock(game, cleared, raid.questId);
  const quest = openQuest(raidBoard(game), raid.questId);
  const isOver = cleared && quest && raidGoal(raid, quest) === 'quest-completes';
  if (isOver && completeRaid(game, next, quest, before)) return;
  if (stored === undefined) {
    raidStoreOf(game).write(next);
    return;
  }
  game.celebrations.celebrate(before, game.log.view());
  raidStoreOf(game).writeAfter(next, stored);
}

/** Pays a focus block, and adds it to a goal in minutes. Resolves once the commands are stored. */
function recordBlock(
  game: Game,
  { blockId, startedAtMs, endedAtMs }: NonNullable<Settled['cleared']>,
  questId: string | undefined,
): Promise<void> {
  const quest = openQuest(raidBoard(game), questId);
  const amount = quest && habitRules()?.blockAmountDraft(quest, blockId);
  const focus: CommandDraft = {
    kind: 'raid.focus',
    blockId,
    startedAt: new Date(startedAtMs).toISOString(),
    endedAt: new Date(endedAtMs).toISOString(),
    ...(questId !== undefined && { questId }),
  };
  return game.log.recordUnasked([focus, ...(amount ? [amount] : [])]).stored;
}
