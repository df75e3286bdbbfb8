import type { ReactNode } from 'react';
import { openWindow, useForgeNames } from '#web/game/open-window.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

type BoardActionsProps = {
  readonly historyId: string;
  readonly isHistoryOpen: boolean;
  readonly onHistory: () => void;
};

/** Four buttons; on a phone two, and the ways to add a quest are in one sheet. */
export function BoardActions(props: BoardActionsProps): ReactNode {
  const { historyId, isHistoryOpen, onHistory } = props;
  const forgeName = useForgeNames().button;
  return (
    <div className="board-actions">
      <Disclosure glyph="history" isOpen={isHistoryOpen} onToggle={onHistory} controls={historyId}>
        <span>History</span>
      </Disclosure>
      <div className="flex flex-wrap gap-2 max-md:hidden">
        <Button emphasis="quiet" onClick={() => openWindow({ kind: 'forge' })}>
          <Glyph name="sparkles" />
          {forgeName}
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
      <div className="md:hidden">
        <Button size="small" aria-haspopup="dialog" onClick={() => openWindow({ kind: 'add' })}>
          <Glyph name="plus" />
          <span>Add</span>
        </Button>
      </div>
    </div>
  );
}
