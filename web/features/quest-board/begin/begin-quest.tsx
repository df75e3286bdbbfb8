import { type ReactNode, useId, useState } from 'react';
import { proposedBlocks } from '#rules/quest/proposed-blocks.ts';
import { MAX_BLOCKS, type Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { FOCUS_MINUTES, FOCUS_XP } from '#rules/raid/raid.ts';
import descentDoor from '#web/assets/descent-door.svg';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { habitRules, todayOf } from '#web/game/habits/habit-rules.ts';
import { type RaidStake, useRaidAtStake } from '#web/raid/raid-at-stake.ts';
import { beginRaid } from '#web/raid/raid-quest.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/counted.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link, navigate } from '#web/ui/router.tsx';
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
  const [blocks, setBlocks] = useState(() => blocksOf(game, quest));
  const stake = useRaidAtStake();
  const stakeId = useId();
  return (
    <div className="begin-quest">
      <p className="text-lead font-bold text-white [overflow-wrap:anywhere]">{quest.title}</p>
      <BlockStepper blocks={blocks} onChange={setBlocks} />
      <dl className="begin-quest-rewards">
        <div>
          <dt>
            {counted(blocks, 'block')}, {FOCUS_XP} XP each
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
          isSameQuest={stake.quest !== undefined && rootOf(stake.quest.id) === rootOf(quest.id)}
          onBack={onClose}
        />
      )}
      <div className="begin-quest-actions">
        <Button
          data-first-focus
          aria-describedby={stake && stakeId}
          onClick={() => {
            onClose(); // needed if the raid screen is open already
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

/** What is missing of a goal in minutes, or what the quest says of itself. */
function blocksOf(game: Game, quest: Quest): number {
  const rules = habitRules();
  const missing = rules?.missingBlocks(rules.habitIn(game.log.view(), quest.id), todayOf(game));
  return missing === undefined ? proposedBlocks(quest) : Math.min(missing, MAX_BLOCKS);
}

type RaidAtStakeProps = {
  readonly id: string;
  readonly stake: RaidStake;
  readonly isSameQuest: boolean;
  readonly onBack: () => void;
};

/** Warns that a running block would be given up. */
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
