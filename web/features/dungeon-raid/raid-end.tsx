import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { StoredRaid } from '#protocol/documents/stored-raid.ts';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { focusXp } from '#rules/raid/focus-figures.ts';
import { FOCUS_MINUTES, type Raid } from '#rules/raid/raid.ts';
import { useGame } from '#web/game/game-context.ts';
import { closeRaid } from '#web/raid/end-raid.ts';
import { pressStart } from '#web/raid/raid-alerts.ts';
import { addFloor, completeWithSteps, isAskingForSteps, leaveOpen } from '#web/raid/raid-quest.ts';
import { useQuestOf } from '#web/raid/use-raid.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogWindow } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { navigate } from '#web/ui/router.tsx';
import { Seal } from '#web/ui/seal.tsx';
import { QuestCompleted } from './quest-completed.tsx';
import { roomPicture } from './raid-floors.tsx';
import { StepList } from './raid-steps.tsx';
import { completeWords, openStepWords } from './raid-words.ts';

/**
 * The window after the last block: the steps that are open, then what the completed quest paid. Shown
 * again after a reload until it is answered.
 */
export function RaidEnd({ stored }: { readonly stored: StoredRaid }): ReactNode {
  const game = useGame();
  const { raid, ended } = stored;
  const quest = useQuestOf(ended?.questId ?? raid.questId);
  const isCompleted = ended !== undefined && quest?.completed === true;
  const isAsking = !isCompleted && isAskingForSteps(stored, quest);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isCompleted) heading.current?.focus(); // the button that turned the window is gone
  }, [isCompleted]);

  const title = (
    <h2
      ref={heading}
      id={titleId}
      tabIndex={-1}
      data-first-focus
      className="font-display text-window text-balance text-white outline-none"
    >
      {isCompleted ? 'Quest Completed' : 'Is the rest done too?'}
    </h2>
  );
  return (
    <DialogWindow
      labelledBy={titleId}
      isOpen={isCompleted || isAsking}
      onClose={() => (isCompleted ? closeRaid(game) : leaveOpen(game))}
    >
      {isCompleted && <QuestCompleted quest={quest} ended={ended} heading={title} />}
      {isAsking && quest && <OpenSteps raid={raid} quest={quest} heading={title} />}
    </DialogWindow>
  );
}

type OpenStepsProps = {
  readonly raid: Raid;
  readonly quest: Quest;
  readonly heading: ReactNode;
};

function OpenSteps({ raid, quest, heading }: OpenStepsProps): ReactNode {
  const game = useGame();
  const { blocksCleared: blocks } = raid;
  const openCount = openSubtaskCount(quest);
  const stepCount = quest.subtasks?.length ?? 0;
  return (
    <div className="raid-end">
      <img
        src={roomPicture({ number: blocks, state: 'cleared', isGate: blocks === raid.target })}
        alt=""
        width="220"
        height="120"
        className="raid-end-room"
      />
      <div className="grid gap-1">
        <p className="font-label text-label text-system uppercase">
          {blocks * FOCUS_MINUTES} minutes held · +{focusXp(blocks)} XP
        </p>
        {heading}
      </div>
      <div className="flex items-center gap-4 border-y border-line py-3">
        <Seal sign={quest.category.toLowerCase()} look={quest.difficulty} />
        <p className="grid min-w-0 text-small text-muted">
          <b className="line-clamp-2 text-body text-white wrap-anywhere">{quest.title}</b>
          {openStepWords(openCount, stepCount)}
        </p>
      </div>
      <StepList quest={quest} />
      <div className="raid-end-actions">
        <Button size="grand" onClick={() => completeWithSteps(game)}>
          <Glyph name="check" />
          {completeWords(openCount, stepCount)}
        </Button>
        <Button
          emphasis="quiet"
          onClick={() => {
            const address = addFloor(game, quest.id);
            pressStart(game);
            navigate(address);
          }}
        >
          Another floor
        </Button>
        <Button emphasis="quiet" onClick={() => leaveOpen(game)}>
          Leave it open
        </Button>
      </div>
    </div>
  );
}
