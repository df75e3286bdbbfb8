import type { ReactNode } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import { openWindow } from '#web/game/asked-window.ts';
import './quest-actions.css';

type QuestActionsProps = {
  readonly quest: Quest;
  readonly titleId: string;
  readonly onRemove: () => void;
};

/** All that can be done with a quest beside doing it: one quiet row, in one order on every card. */
export function QuestActions({ quest, titleId, onRemove }: QuestActionsProps): ReactNode {
  const { id: questId, completed, followUps } = quest;
  const opening = (kind: 'move' | 'edit' | 'ask') => ({
    'aria-describedby': titleId,
    onClick: () => openWindow({ kind, questId }),
  });
  return (
    <div className="quest-actions">
      <button
        type="button"
        aria-label="Move"
        className="quest-grip"
        data-grip
        {...opening('move')}
      />
      <button type="button" {...opening('edit')}>
        Edit
      </button>
      {!completed && (
        <button type="button" {...opening('ask')}>
          Ask the mentor
          {followUps.length > 0 && (
            <span className="quest-kept">
              <span className="sr-only"> · </span>
              {followUps.length}
              <span className="sr-only"> kept</span>
            </span>
          )}
        </button>
      )}
      <button type="button" aria-describedby={titleId} onClick={onRemove} className="quest-remove">
        {completed ? 'Remove from board' : 'Remove'}
      </button>
    </div>
  );
}
