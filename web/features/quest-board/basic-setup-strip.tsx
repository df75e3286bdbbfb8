import { type ReactNode, useState } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { openWindow } from '#web/game/open-window.ts';
import { basicSetupOf } from '#web/session/basic-setup.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

/** The basic setup gives everyone the same two quests: the forge makes others, from what was said. */
export function BasicSetupStrip(): ReactNode {
  const { log } = useGame();
  const flag = basicSetupOf(log.uid);
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  const dismiss = () => {
    flag.clear();
    setIsShown(false);
  };
  return (
    <section aria-label="Your first quests" className="board-strip">
      <p className="flex-1">Two quests to begin with. The forge makes more from what you said.</p>
      <div className="board-strip-actions">
        <Button emphasis="quiet" size="small" onClick={() => openWindow({ kind: 'forge' })}>
          <Glyph name="sparkles" />
          Forge my quests
        </Button>
        <CloseButton label="Dismiss your first quests" onClose={dismiss} />
      </div>
    </section>
  );
}
