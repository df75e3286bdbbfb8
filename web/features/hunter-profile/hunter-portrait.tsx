import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGame } from '#web/game/game-context.ts';
import { renameHunter } from '#web/game/rename-hunter.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { RenameForm } from './rename-form.tsx';

/** The name, and the same place to change it. */
export function HunterName({ name }: { readonly name: string }): ReactNode {
  const game = useGame();
  const pencil = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);

  function stop(): void {
    flushSync(() => setIsRenaming(false));
    pencil.current?.focus();
  }

  if (isRenaming) {
    return (
      <RenameForm
        name={name}
        onCancel={stop}
        onSave={(wanted) => {
          stop();
          renameHunter(game, wanted);
        }}
      />
    );
  }
  return (
    <div className="flex items-start gap-3">
      <h2 className="min-w-0 flex-1 self-center font-display text-window wrap-anywhere text-white">
        {name}
      </h2>
      <button
        ref={pencil}
        type="button"
        aria-label="Rename your hunter"
        onClick={() => setIsRenaming(true)}
        className="grid size-11 shrink-0 place-items-center rounded-md border border-edge hover:border-violet hover:bg-raised"
      >
        <Glyph name="pencil" />
      </button>
    </div>
  );
}
