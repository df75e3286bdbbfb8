import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import assassin from '#web/assets/assassin.svg';
import { useGame, useView } from '#web/game/game-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { renameHunter } from './change-hunter.ts';
import { RenameForm } from './rename-form.tsx';

/** The picture, the name and the class of the hunter. */
export function HunterPortrait(): ReactNode {
  const { name, class: hunterClass } = useView(({ character }) => character);
  return (
    <section
      aria-label="Your hunter"
      className="hunter-portrait overflow-clip rounded-md border border-cell-2 bg-abyss"
    >
      <img src={assassin} alt="" width="360" height="640" />
      <div className="grid gap-1 border-t border-cell-2 p-4 sm:px-6">
        <HunterName name={name} />
        <p className="text-body text-muted">
          <span className="sr-only">Class: </span>
          {hunterClass}
        </p>
      </div>
    </section>
  );
}

/** The name, or the form that changes it. */
function HunterName({ name }: { readonly name: string }): ReactNode {
  const game = useGame();
  const pencil = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);

  function closeForm(): void {
    flushSync(() => setIsRenaming(false));
    pencil.current?.focus();
  }

  if (isRenaming) {
    return (
      <RenameForm
        name={name}
        onCancel={closeForm}
        onSave={(wanted) => {
          closeForm();
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
