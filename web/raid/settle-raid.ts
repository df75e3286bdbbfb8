import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { boardOf } from '#rules/document/document.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import { heldToPhase } from '#rules/raid/run-raid.ts';
import { raidGoal, type Settled, settlePhase } from '#rules/raid/settle-phase.ts';
import type { Game } from '#web/game/game.ts';
import { noticeJump, raidNowMs } from './clock-jumps.ts';
import { endRaid } from './end-raid.ts';
import { nextBlockId, openQuest, withoutGoneQuest } from './raid-address.ts';
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
  const current = withoutGoneQuest(before, boardOf(game.log.view()));
  const raid = heldToPhase(current.raid, raidNowMs(game));
  const next = raid === current.raid ? current : { ...current, raid };
  if (next !== before) store.write(next);
  return next;
}

function settle(game: Game, next: StoredRaid, { cleared }: Settled): void {
  const { raid } = next;
  const focus: CommandDraft[] = cleared
    ? [
        {
          kind: 'raid.focus',
          blockId: cleared.blockId,
          startedAt: new Date(cleared.startedAtMs).toISOString(),
          endedAt: new Date(cleared.endedAtMs).toISOString(),
          ...(raid.questId !== undefined && { questId: raid.questId }),
        },
      ]
    : [];
  const quest = openQuest(boardOf(game.log.view()), raid.questId);
  const isOver = cleared && quest && raidGoal(raid, quest) === 'quest-completes';
  const completion = isOver ? completeQuest(quest) : undefined;
  if (completion?.ok) {
    endRaid(game, next, [...focus, { kind: 'quest.done', ...completion.value }]);
    return;
  }
  if (focus.length > 0) raidStoreOf(game).writeAfter(next, recordCleared(game, focus));
  else raidStoreOf(game).write(next);
}

/** Resolves once the commands are stored. */
function recordCleared(
  { log, celebrations }: Game,
  drafts: readonly CommandDraft[],
): Promise<void> {
  const before = log.view();
  const { stored } = log.recordUnasked(drafts);
  celebrations.celebrate(before, log.view());
  return stored;
}
