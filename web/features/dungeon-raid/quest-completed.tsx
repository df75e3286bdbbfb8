import type { ReactNode } from 'react';
import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { focusXp } from '#rules/raid/focus-figures.ts';
import seal from '#web/assets/broken-seal.svg';
import { useGame, useView } from '#web/game/game-context.ts';
import { dayOfBoard } from '#web/game/habits/day-of-board.ts';
import { useToday } from '#web/game/use-today.ts';
import { closeRaid } from '#web/raid/end-raid.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/counted.ts';
import { navigate } from '#web/ui/router.tsx';
import './raid-panels.css';

type QuestCompletedProps = {
  readonly quest: Quest;
  readonly ended: NonNullable<StoredRaid['ended']>;
  readonly heading: ReactNode;
};

/** What the window after a raid says once the quest is completed. */
export function QuestCompleted({ quest, ended, heading }: QuestCompletedProps): ReactNode {
  const game = useGame();
  const today = useToday();
  const next = useView((document) => nextQuest(document, today));
  return (
    <div className="grid justify-items-center gap-5 px-5 py-8 text-center sm:px-9">
      <span className="raid-light" />
      <div className="grid justify-items-center gap-2">
        <img src={seal} alt="" width="200" height="150" className="raid-broken-seal" />
        {heading}
        <p className="text-body text-muted text-balance wrap-anywhere">{quest.title}</p>
      </div>
      <EarnedRewards
        reward={quest.xpReward}
        blocks={ended.blocksCleared}
        streak={quest.streak}
        isStreakShown={quest.frequency !== 'milestone'}
      />
      <div className="grid w-full gap-4">
        <Button
          onClick={() => {
            closeRaid(game);
            navigate('/habits');
          }}
        >
          Return to Quest Board
        </Button>
        {next && (
          <p className="line-clamp-2 text-body text-muted wrap-anywhere">
            Next: <b className="text-ink">{next.title}</b>
          </p>
        )}
      </div>
    </div>
  );
}

/** The first open quest in the board's order. */
function nextQuest(document: GameDocument, today: LocalDate): Quest | undefined {
  return dayOfBoard(document, today).open[0];
}

type EarnedRewardsProps = {
  readonly reward: number;
  readonly blocks: number;
  readonly streak: number;
  readonly isStreakShown: boolean;
};

function EarnedRewards({ reward, blocks, streak, isStreakShown }: EarnedRewardsProps): ReactNode {
  return (
    <dl className="raid-rewards">
      <div>
        <dt>Quest reward</dt>
        <dd className="text-gold">+{reward} XP</dd>
      </div>
      {blocks > 0 && (
        <div>
          <dt>{counted(blocks, 'floor')} cleared</dt>
          <dd className="text-gold">+{focusXp(blocks)} XP</dd>
        </div>
      )}
      {isStreakShown && (
        <div>
          <dt>Streak</dt>
          <dd>
            <span className="sr-only">from {streak - 1} to </span>
            <span aria-hidden="true">{streak - 1} → </span>
            {streak}
          </dd>
        </div>
      )}
      <div className="raid-rewards-total">
        <dt>Total</dt>
        <dd className="text-gold">+{reward + focusXp(blocks)} XP</dd>
      </div>
    </dl>
  );
}
