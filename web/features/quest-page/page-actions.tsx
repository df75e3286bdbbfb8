import type { ReactNode } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import { archiveQuest, reviveQuest } from '#web/game/archive-quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { openWindow } from '#web/game/open-window.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

/** An archived quest is revived before it is edited: the editor is about the board. */
export function PageActions({ quest }: { readonly quest: Quest }): ReactNode {
  const game = useGame();
  const { id: questId, isArchived = false } = quest;
  const turn = () => (isArchived ? reviveQuest(game, quest) : archiveQuest(game, quest));
  return (
    <div className="flex flex-wrap gap-3">
      {!isArchived && (
        <Button emphasis="quiet" size="small" onClick={() => openWindow({ kind: 'edit', questId })}>
          <Glyph name="pencil" size={18} /> Edit
        </Button>
      )}
      <Button emphasis={isArchived ? 'primary' : 'quiet'} size="small" onClick={turn}>
        {isArchived ? 'Revive' : 'Archive'}
      </Button>
    </div>
  );
}
