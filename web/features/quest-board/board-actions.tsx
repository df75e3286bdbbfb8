import type { ReactNode } from 'react';
import { openWindow } from '#web/game/asked-window.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import './board-actions.css';

type BoardActionsProps = {
  readonly historyId: string;
  readonly isHistoryOpen: boolean;
  readonly onHistory: () => void;
};

export function BoardActions(props: BoardActionsProps): ReactNode {
  const { historyId, isHistoryOpen, onHistory } = props;
  return (
    <div className="board-actions">
      <Disclosure glyph="history" isOpen={isHistoryOpen} onToggle={onHistory} controls={historyId}>
        History
      </Disclosure>
      <Button emphasis="quiet" onClick={() => openWindow({ kind: 'forge' })}>
        <Glyph name="sparkles" />
        AI Quests
      </Button>
      <Button emphasis="quiet" onClick={() => openWindow({ kind: 'suggestions' })}>
        <Glyph name="bulb" />
        Suggestions
      </Button>
      <Button onClick={() => openWindow({ kind: 'custom' })}>
        <Glyph name="plus" />
        Custom Quest
      </Button>
    </div>
  );
}
