import { type ReactNode, useId } from 'react';
import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { Button } from '#web/ui/button.tsx';

type OpenFootProps = {
  readonly quest: Quest;
  readonly titleId: string;
  readonly onStart: () => void;
  readonly onFinish: () => void;
};

export function OpenFoot({ quest, titleId, onStart, onFinish }: OpenFootProps): ReactNode {
  const reasonId = useId();
  const openCount = openSubtaskCount(quest);
  const isBlocked = openCount > 0;
  return (
    <div className="quest-foot">
      {isBlocked && (
        <p id={reasonId} className="quest-reason">
          {openCount === 1
            ? 'One step is still open. Finish it to mark this complete.'
            : `${openCount} steps are still open. Finish them to mark this complete.`}
        </p>
      )}
      <Button aria-describedby={titleId} onClick={onStart}>
        Start Quest
      </Button>
      <Button
        emphasis="quiet"
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? `${titleId} ${reasonId}` : titleId}
        onClick={isBlocked ? undefined : onFinish}
      >
        Mark Complete
      </Button>
    </div>
  );
}
