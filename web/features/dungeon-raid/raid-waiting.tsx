import type { ReactNode } from 'react';
import { rootOf } from '#rules/quest/quest-id.ts';
import type { Raid } from '#rules/raid/raid.ts';
import { useGame } from '#web/game/game-context.ts';
import { isUnderWay, type WantedRaid } from '#web/raid/raid-address.ts';
import { beginRaid } from '#web/raid/raid-quest.ts';
import { useQuestOf } from '#web/raid/use-raid.ts';
import { Button } from '#web/ui/button.tsx';

type RaidWaitingProps = { readonly raid: Raid; readonly wanted: WantedRaid };

/**
 * Shown when the address names a quest while the raid of another is running: lets the hunter
 * choose.
 */
export function RaidWaiting({ raid, wanted }: RaidWaitingProps): ReactNode {
  const game = useGame();
  const quest = useQuestOf(wanted.questId);
  if (!quest || rootOf(quest.id) === rootOf(raid.questId ?? '') || !isUnderWay(raid)) return null;
  return (
    <div role="status" className="raid-waiting">
      <p className="min-w-0 text-body text-ink wrap-anywhere">
        Another raid is under way. <b>{quest.title}</b> waits for it to end.
      </p>
      <Button
        emphasis="quiet"
        size="small"
        onClick={() => beginRaid(game, quest.id, wanted.target)}
      >
        Give that block up and begin
      </Button>
    </div>
  );
}
