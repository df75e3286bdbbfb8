import { type ReactNode, useId, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { GameDocument } from '#rules/document/document.ts';
import { isTracked } from '#rules/habits/schedule.ts';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { FOCUS_XP } from '#rules/raid/raid.ts';
import { raidGoal } from '#rules/raid/settle-phase.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { habitRules } from '#web/game/habits/habit-rules.ts';
import { openWindow } from '#web/game/open-window.ts';
import { useToday } from '#web/game/use-today.ts';
import { completeEarly, leaveQuest } from '#web/raid/raid-quest.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/counted.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RaidQuestProps } from './raid-quest.tsx';
import { RaidSteps } from './raid-steps.tsx';
import { missingWords } from './raid-words.ts';
import './raid-panels.css';

/** What can be done about the quest of this raid, and what it pays. */
export function RaidTasks({ raid, quest }: RaidQuestProps): ReactNode {
  return (
    <div className="grid gap-4">
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
    </div>
  );
}

function RaidRewards({ raid: { target }, quest }: RaidQuestProps): ReactNode {
  return (
    <dl className="raid-rewards">
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
  const today = useToday();
  const reasonId = useId();
  const openCount = openSubtaskCount(quest);
  const isOver = useView((document) => isOverLimit(document, quest, today));
  const isBarred = openCount > 0 || isOver;
  const isAtTarget = raidGoal(raid, quest) === 'steps-remain';
  const [isAsking, setIsAsking] = useState(false);
  const complete = () => {
    if (isBarred) return;
    if (raid.blocksCleared < raid.target) setIsAsking(true);
    else completeEarly(game);
  };
  return (
    <div className="grid gap-2">
      {openCount > 0 && (
        <p id={reasonId} role="status" className="text-small text-ink">
          {isAtTarget && `${counted(raid.blocksCleared, 'floor')} cleared, the quest is not: `}
          {counted(openCount, 'step')} left before it can be completed.
        </p>
      )}
      {isOver && openCount === 0 && (
        <p id={reasonId} role="status" className="text-small text-ink">
          It is over its limit today: the floors pay, the quest stays open.
        </p>
      )}
      <Button
        emphasis="quiet"
        aria-disabled={isBarred}
        aria-describedby={isBarred ? reasonId : undefined}
        onClick={complete}
      >
        Complete Quest
      </Button>
      <Button emphasis="quiet" size="small" onClick={() => leaveQuest(game)}>
        Raid without this quest
      </Button>
      <Dialog
        title="Already done?"
        lead={missingWords(raid)}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      >
        {raid.block && <p className="text-small text-muted">The block under way pays nothing.</p>}
        <div className="grid w-full gap-3">
          <Button data-first-focus onClick={() => completeEarly(game)}>
            Complete it anyway
          </Button>
          <Button emphasis="quiet" onClick={() => setIsAsking(false)}>
            Keep going
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function isOverLimit(document: GameDocument, quest: Quest, today: LocalDate): boolean {
  const rules = habitRules();
  if (!rules || !isTracked(quest)) return false;
  return rules.clearRefusal(rules.habitIn(document, quest.id), today) === 'over-limit';
}
