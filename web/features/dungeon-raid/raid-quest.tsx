import { type ReactNode, useId } from 'react';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { FOCUS_XP, type Raid } from '#rules/raid/raid.ts';
import { raidGoal } from '#rules/raid/settle-phase.ts';
import { openWindow } from '#web/game/asked-window.ts';
import { leaveQuest } from '#web/game/begin-raid.ts';
import { useGame } from '#web/game/game-context.ts';
import { completeEarly } from '#web/game/raid-early.ts';
import { Button } from '#web/ui/button.tsx';
import { Seal } from '#web/ui/seal.tsx';
import { RaidSteps } from './raid-steps.tsx';
import { counted } from './raid-words.ts';
import './raid-account.css';
import './raid-panel.css';

type RaidQuestProps = { readonly raid: Raid; readonly quest: Quest };

/** The quest this raid is fought for. */
export function RaidQuest({ raid, quest }: RaidQuestProps): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="raid-panel bracketed">
      <header className="flex items-start gap-4">
        <Seal sign={quest.category.toLowerCase()} look={quest.difficulty} />
        <div className="grid min-w-0 gap-1">
          <p className="font-label text-label text-muted uppercase">{quest.difficulty}</p>
          <h2 id={titleId} className="text-lead font-bold text-white wrap-anywhere">
            {quest.title}
          </h2>
        </div>
      </header>
      {quest.description !== '' && (
        <p className="line-clamp-3 text-body text-muted wrap-anywhere">{quest.description}</p>
      )}
      <RaidSteps quest={quest} />
      <Button
        emphasis="quiet"
        size="small"
        onClick={() => openWindow({ kind: 'ask', questId: quest.id })}
      >
        Ask the mentor
      </Button>
      <RaidRewards raid={raid} quest={quest} />
      <CompleteQuest raid={raid} quest={quest} />
    </section>
  );
}

function RaidRewards({ raid: { target }, quest }: RaidQuestProps): ReactNode {
  return (
    <dl className="raid-account">
      <div>
        <dt>
          {counted(target, 'floor')}, {FOCUS_XP} XP each
        </dt>
        <dd className="text-gold">+{target * FOCUS_XP} XP</dd>
      </div>
      <div>
        <dt>Quest cleared</dt>
        <dd className="text-gold">+{quest.xpReward} XP</dd>
      </div>
    </dl>
  );
}

function CompleteQuest({ raid, quest }: RaidQuestProps): ReactNode {
  const game = useGame();
  const reasonId = useId();
  const openCount = openSubtaskCount(quest);
  const isAtTarget = raidGoal(raid, quest) === 'steps-remain';
  return (
    <div className="grid gap-2">
      {openCount > 0 && (
        <p id={reasonId} role="status" className="text-small text-ink">
          {isAtTarget && `${counted(raid.blocksCleared, 'floor')} cleared, the quest is not: `}
          {counted(openCount, 'step')} left before it can be completed.
        </p>
      )}
      <Button
        emphasis="quiet"
        aria-disabled={openCount > 0}
        aria-describedby={openCount > 0 ? reasonId : undefined}
        onClick={() => completeEarly(game)}
      >
        Complete Quest
      </Button>
      <Button emphasis="quiet" size="small" onClick={() => leaveQuest(game)}>
        Raid without this quest
      </Button>
    </div>
  );
}
