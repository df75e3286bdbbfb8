import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { proposedBlocks } from '#rules/quest/proposed-blocks.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { FOCUS_MINUTES, FOCUS_XP } from '#rules/raid/raid.ts';
import descentDoor from '#web/assets/descent-door.svg';
import { beginQuest } from '#web/game/begin-quest.ts';
import { useGame } from '#web/game/game-context.ts';
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
      <div className="begin-quest-actions">
        <Button data-first-focus onClick={() => navigate(beginQuest(game, quest.id, blocks))}>
          Begin Quest
        </Button>
        <Button emphasis="quiet" onClick={onClose}>
          Not yet
        </Button>
      </div>
    </div>
  );
}
