import type { StoredRaid } from '#protocol/stored-raid.ts';
import type { Deed } from '#rules/document/command.ts';
import { boardOf } from '#rules/document/document.ts';
import { completeQuest } from '#rules/quest/complete-quest.ts';
import { heldToPhase } from '#rules/raid/run-raid.ts';
import { raidGoal, type Settled, settlePhase } from '#rules/raid/settle-phase.ts';
import type { Game } from './game.ts';
import { nextBlockId, openQuest, withoutGoneQuest } from './raid-address.ts';
import { endRaid } from './raid-end.ts';
import { noticeJump, raidNowMs } from './raid-jumps.ts';
import { raidStoreOf } from './raid-store.ts';

/**
 * Whoever looks next settles what is over. Deeds first, the stored raid after: a crash in between
 * settles again, under the same keys.
 */
export function settleRaid(game: Game): void {
  noticeJump(game);
  const kept = mended(game);
  const settled = settlePhase(kept.raid, {
    nowMs: raidNowMs(game),
    nextBlockId: nextBlockId(kept),
    isWaitingForStart: game.log.view().settings.isWaitingForStart,
  });
  if (!settled) return;
  settle(game, { ...kept, raid: settled.raid }, settled);
  settleRaid(game);
}

/** What happened elsewhere, or to the clock, since somebody last looked. */
function mended(game: Game): StoredRaid {
  const store = raidStoreOf(game);
  const before = store.read();
  const kept = withoutGoneQuest(before, boardOf(game.log.view()));
  const raid = heldToPhase(kept.raid, raidNowMs(game));
  const next = raid === kept.raid ? kept : { ...kept, raid };
  if (next !== before) store.write(next);
  return next;
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
  if (focus.length > 0) raidStoreOf(game).writeAfter(next, recorded(game, focus));
  else raidStoreOf(game).write(next);
}

/** Kept once the deeds are safe. */
function recorded({ log, moments }: Game, deeds: readonly Deed[]): Promise<void> {
  const before = log.view();
  const { stored } = log.recordUnasked(deeds);
  moments.celebrate(before, log.view());
  return stored;
}
