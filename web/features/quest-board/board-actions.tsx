import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import './board-actions.css';

export type BoardWindow = 'forge' | 'suggestions' | 'custom' | 'begin';

type BoardActionsProps = {
  readonly historyId: string;
  readonly isHistoryOpen: boolean;
  readonly onHistory: () => void;
  readonly onOpen: (window: BoardWindow) => void;
};

export function BoardActions(props: BoardActionsProps): ReactNode {
  const { historyId, isHistoryOpen, onHistory, onOpen } = props;
  return (
    <div className="board-actions">
      <Disclosure glyph="history" isOpen={isHistoryOpen} onToggle={onHistory} controls={historyId}>
        History
      </Disclosure>
      <Button emphasis="quiet" onClick={() => onOpen('forge')}>
        <Glyph name="sparkles" />
        AI Quests
      </Button>
      <Button emphasis="quiet" onClick={() => onOpen('suggestions')}>
        <Glyph name="bulb" />
        Suggestions
      </Button>
      <Button onClick={() => onOpen('custom')}>
        <Glyph name="plus" />
        Custom Quest
      </Button>
    </div>
  );
}
