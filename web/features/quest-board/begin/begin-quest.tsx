import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { proposedBlocks } from '#rules/quest/proposed-blocks.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { FOCUS_MINUTES, FOCUS_XP } from '#rules/raid/raid.ts';
import descentDoor from '#web/assets/descent-door.svg';
import { beginRaid } from '#web/game/begin-raid.ts';
import { useGame } from '#web/game/game-context.ts';
import { type Stake, useRaidAtStake } from '#web/game/raid-stake.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { BlockStepper } from './block-stepper.tsx';
import './begin-quest.css';

type BeginQuestProps = {
  readonly quest: Quest | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function BeginQuest({ quest, isOpen, onClose }: BeginQuestProps): ReactNode {
  return (
    <Dialog
      title="Begin Quest"
      isOpen={isOpen}
      onClose={onClose}
      stand="foot"
      crest={<img src={descentDoor} alt="" width="460" height="210" className="begin-quest-door" />}
    >
      {isOpen && quest && <Confirmation quest={quest} onClose={onClose} />}
    </Dialog>
  );
}

type ConfirmationProps = { readonly quest: Quest; readonly onClose: () => void };

function Confirmation({ quest, onClose }: ConfirmationProps): ReactNode {
  const game = useGame();
  const [, navigate] = useLocation();
  const [blocks, setBlocks] = useState(() => proposedBlocks(quest));
  const stake = useRaidAtStake();
  const stakeId = useId();
  return (
    <div className="begin-quest">
      <p className="text-lead font-bold text-white [overflow-wrap:anywhere]">{quest.title}</p>
      <BlockStepper blocks={blocks} onChange={setBlocks} />
      <dl className="begin-quest-ledger">
        <div>
          <dt>
            {blocks} {blocks === 1 ? 'block' : 'blocks'}, {FOCUS_XP} XP each
          </dt>
          <dd>+{blocks * FOCUS_XP} XP</dd>
        </div>
        <div>
          <dt>Quest reward</dt>
          <dd>+{quest.xpReward} XP</dd>
        </div>
      </dl>
      <p className="text-small text-muted">
        {blocks * FOCUS_MINUTES} minutes of focus. The clock waits for you in the dungeon.
      </p>
      {stake && (
        <RaidAtStake
          id={stakeId}
          stake={stake}
          isSameQuest={stake.quest?.id === quest.id}
          onBack={onClose}
        />
      )}
      <div className="begin-quest-actions">
        <Button
          data-first-focus
          aria-describedby={stake && stakeId}
          onClick={() => {
            onClose(); // the raid may be the place where the hunter is already
            navigate(beginRaid(game, quest.id, blocks));
          }}
        >
          Begin Quest
        </Button>
        <Button emphasis="quiet" onClick={onClose}>
          Not yet
        </Button>
      </div>
    </div>
  );
}

type RaidAtStakeProps = {
  readonly id: string;
  readonly stake: Stake;
  readonly isSameQuest: boolean;
  readonly onBack: () => void;
};

/** Nobody gives a block up without having read of it. */
function RaidAtStake({ id, stake, isSameQuest, onBack }: RaidAtStakeProps): ReactNode {
  const { quest, words, isBlock } = stake;
  return (
    <div className="begin-quest-stake">
      <p id={id} className="text-small text-ink wrap-anywhere">
        {isSameQuest ? 'This quest’s raid is under way: ' : 'Another raid is under way: '}
        {quest && !isSameQuest && <b>{quest.title}</b>}
        {quest && !isSameQuest && ', '}
        {words}. Begin Quest gives that {isBlock ? 'block' : 'break'} up.
      </p>
      <Link href="/pomodoro" onClick={onBack} className="begin-quest-back">
        Back to that raid
      </Link>
    </div>
  );
}
