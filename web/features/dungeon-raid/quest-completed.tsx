import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { StoredRaid } from '#protocol/stored-raid.ts';
import { focusXp } from '#rules/raid/focus-figures.ts';
import seal from '#web/assets/broken-seal.svg';
import { useGame } from '#web/game/game-context.ts';
import { closeRaid } from '#web/game/raid-end.ts';
import { useQuestOf } from '#web/game/raid-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { counted } from './raid-words.ts';
import './raid-account.css';

type QuestCompletedProps = { readonly ended: StoredRaid['ended'] };

/** Shown only when the quest really was completed, and again after a reload until it was seen. */
export function QuestCompleted({ ended }: QuestCompletedProps): ReactNode {
  const game = useGame();
  const [, navigate] = useLocation();
  const quest = useQuestOf(ended?.questId);
  const isOpen = ended !== undefined && quest?.completed === true;

  return (
    <Dialog
      title="Quest Completed"
      lead={quest?.title}
      isOpen={isOpen}
      onClose={() => closeRaid(game)}
      crest={<img src={seal} alt="" width="200" height="150" />}
    >
      <span className="raid-blade" />
      {quest && ended && (
        <Ledger
          reward={quest.xpReward}
          blocks={ended.blocksCleared}
          streak={quest.streak}
          isStreakShown={quest.frequency !== 'milestone'}
        />
      )}
      <Button
        data-first-focus
        onClick={() => {
          closeRaid(game);
          navigate('/habits');
        }}
      >
        Return to Quest Board
      </Button>
    </Dialog>
  );
}

type LedgerProps = {
  readonly reward: number;
  readonly blocks: number;
  readonly streak: number;
  readonly isStreakShown: boolean;
};

function Ledger({ reward, blocks, streak, isStreakShown }: LedgerProps): ReactNode {
  return (
    <dl className="raid-account">
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
      <div className="raid-account-total">
        <dt>Total</dt>
        <dd className="text-gold">+{reward + focusXp(blocks)} XP</dd>
      </div>
    </dl>
  );
}
