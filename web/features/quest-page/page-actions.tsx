import type { ReactNode } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import { archiveQuest, reviveQuest } from '#web/game/archive-quest.ts';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { openWindow } from '#web/game/open-window.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { logProblem } from '#web/platform/log.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { oneTapPath } from './one-tap-path.ts';

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
      {!isArchived && (
        <Button emphasis="quiet" size="small" onClick={() => copyOneTap(game, questId)}>
          Copy one-tap link
        </Button>
      )}
      <Button emphasis={isArchived ? 'primary' : 'quiet'} size="small" onClick={turn}>
        {isArchived ? 'Revive' : 'Archive'}
      </Button>
    </div>
  );
}

/** For an NFC tag or a shortcut: opening it clears the quest. */
function copyOneTap({ toasts }: Game, questId: string): void {
  const show = (isCopied: boolean) =>
    isCopied
      ? toasts.show({ title: 'Copied', detail: 'Opening it clears this quest', tone: 'plain' })
      : toasts.show({ title: 'This browser lets nothing be copied', tone: 'warning' });
  copyText(location.origin + oneTapPath(questId)).then(show, logProblem);
}
