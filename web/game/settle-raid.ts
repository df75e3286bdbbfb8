import type { StoredRaid } from '#protocol/stored-raid.ts';
import type { Deed } from '#rules/document/command.ts';
import { boardOf } from '#rules/document/document.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import { raidGoal, type Settled, settlePhase } from '#rules/raid/settle-phase.ts';
import { doDeeds } from './do-deeds.ts';
import type { Game } from './game.ts';
import { nextBlockId, openQuest, withoutGoneQuest } from './raid-address.ts';
import { endRaid } from './raid-end.ts';
import { raidStoreOf } from './raid-store.ts';

/**
 * Whoever looks next settles what is over. Deeds first, the stored raid after: a crash in between
 * settles again, under the same keys.
 */
export function settleRaid(game: Game): void {
  const store = raidStoreOf(game);
  const kept = withoutGoneQuest(store.read(), boardOf(game.log.view()));
  if (kept !== store.read()) store.write(kept);
  const settled = settlePhase(kept.raid, {
    nowMs: game.clock.nowMs(),
    nextBlockId: nextBlockId(kept),
    isWaitingForStart: game.log.view().settings.isWaitingForStart,
  });
  if (!settled) return;
  settle(game, { ...kept, raid: settled.raid }, settled);
  settleRaid(game);
}

function settle(game: Game, next: StoredRaid, { cleared }: Settled): void {
  const { raid } = next;
  const focus: Deed[] = cleared
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
  if (focus.length > 0) doDeeds(game, focus);
  raidStoreOf(game).write(next);
}
