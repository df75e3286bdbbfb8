import { type ReactNode, useState } from 'react';
import { boardOf } from '#rules/document/document.ts';
import type { Side } from '#rules/quest/move-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { moveQuest } from './move-quest.ts';

type MoveWindowProps = {
  readonly quest: Quest | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Moves a quest with buttons, for hunters who neither drag nor have arrow keys. */
export function MoveWindow({ quest, isOpen, onClose }: MoveWindowProps): ReactNode {
  return (
    <Dialog title="Move Quest" isOpen={isOpen} onClose={onClose} stand="foot">
      {isOpen && quest && <MoveButtons quest={quest} onClose={onClose} />}
    </Dialog>
  );
}

function MoveButtons({ quest, onClose }: { readonly quest: Quest; readonly onClose: () => void }) {
  const game = useGame();
  const board = useView(boardOf);
  const [message, setMessage] = useState('');
  const at = board.findIndex(({ id }) => id === quest.id);

  const go = (side: Side, neighbour: Quest | undefined, words: string) => {
    if (neighbour && moveQuest(game, quest.id, side, neighbour.id)) setMessage(words);
  };
  return (
    <div className="grid w-full gap-3">
      <p className="text-lead font-bold text-white wrap-anywhere">{quest.title}</p>
      <p role="status" className="text-body text-muted">
        {message ? `${message}: p` : 'P'}lace {at + 1} of {board.length}
      </p>
      <Button
        data-first-focus
        emphasis="quiet"
        aria-disabled={at <= 0 || undefined}
        onClick={() => go('before', board[at - 1], 'Moved up')}
      >
        Move up
      </Button>
      <Button
        emphasis="quiet"
        aria-disabled={at === board.length - 1 || undefined}
        onClick={() => go('after', board[at + 1], 'Moved down')}
      >
        Move down
      </Button>
      <Button
        emphasis="quiet"
        aria-disabled={at <= 0 || undefined}
        onClick={() => go('before', board[0], 'Moved to the top')}
      >
        Move to the top
      </Button>
      <Button
        emphasis="quiet"
        aria-disabled={at === board.length - 1 || undefined}
        onClick={() => go('after', board.at(-1), 'Moved to the end')}
      >
        Move to the end
      </Button>
      <Button onClick={onClose}>Done</Button>
    </div>
  );
}
