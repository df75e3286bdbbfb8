import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { archiveOf, boardOf } from '#rules/document/document.ts';
import { unreachable } from '#rules/unreachable.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { openWindow, useForgeNames } from '#web/game/open-window.ts';
import { clearWithToast, removeQuest, tickSubtask } from '#web/game/quest-actions.ts';
import { useSignOut } from '#web/session/sign-out-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { navigate } from '#web/ui/router.tsx';
import {
  type PaletteAction,
  type PaletteEntry,
  type PaletteRoute,
  paletteEntries,
  paletteIndex,
} from './palette-entries.ts';
import './palette.css';

type PaletteProps = {
  readonly onClose: () => void;
  /** The table of screens, handed down by the shell: a feature may not import it. */
  readonly routes: readonly PaletteRoute[];
};

type PaletteWindowProps = PaletteProps & { readonly isOpen: boolean };

export function PaletteWindow({ isOpen, onClose, routes }: PaletteWindowProps): ReactNode {
  return (
    <Dialog title="Find anything" isOpen={isOpen} onClose={onClose} content="form">
      {isOpen && <Palette onClose={onClose} routes={routes} />}
    </Dialog>
  );
}

function Palette({ onClose, routes }: PaletteProps): ReactNode {
  const run = usePaletteAction();
  const board = useView(boardOf);
  const archive = useView(archiveOf);
  const id = useId();
  const [text, setText] = useState('');
  const forgeName = useForgeNames().button;
  const index = useMemo(
    () => paletteIndex(routes, board, archive, forgeName),
    [routes, board, archive, forgeName],
  );
  const entries = useMemo(() => paletteEntries(index, text), [index, text]);
  const [chosenAt, setChosenAt] = useState(0);
  const at = Math.min(chosenAt, entries.length - 1);

  const choose = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    run(entry.action);
  };
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosenAt((at + step + entries.length) % Math.max(entries.length, 1));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(entries[at]);
    }
  }

  return (
    <div className="palette">
      <input
        data-first-focus
        type="text"
        role="combobox"
        aria-label="A place, a window or a quest"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={entries[at] && `${id}-${at}`}
        placeholder="A place, a window or a quest"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosenAt(0);
        }}
        onKeyDown={press}
      />
      <p role="status" className={entries.length === 0 ? 'text-body text-muted' : 'sr-only'}>
        {entries.length === 0 ? 'Nothing answers to that.' : `${entries.length} found`}
      </p>
      <div role="listbox" id={id} aria-label="Found" tabIndex={-1} className="palette-list">
        {entries.map((entry, index) => (
          <PaletteOption
            key={entry.id}
            id={`${id}-${index}`}
            entry={entry}
            isChosen={index === at}
            onChoose={() => choose(entry)}
          />
        ))}
      </div>
    </div>
  );
}

type PaletteOptionProps = {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function PaletteOption({ id, entry, isChosen, onChoose }: PaletteOptionProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the focus and handles the keys
    <div
      ref={(option) => {
        if (isChosen) option?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onChoose}
      className="palette-option"
    >
      <Glyph name={entry.glyph} />
      <span className="palette-words">{entry.words}</span>
      <span className="palette-hint">{entry.hint}</span>
    </div>
  );
}

function usePaletteAction(): (action: PaletteAction) => void {
  const game = useGame();
  const { signOut } = useSignOut();
  return (action) => {
    switch (action.kind) {
      case 'go':
        return navigate(action.path);
      case 'open':
        if (action.window !== 'keys') navigate('/habits');
        return openWindow({ kind: action.window });
      case 'sign-out':
        return signOut();
      case 'finish':
        return clearWithToast(game, action.quest);
      case 'remove':
        return removeQuest(game, action.quest);
      case 'tick': {
        const step = action.quest.subtasks?.[action.quest.currentSubtaskIndex];
        return step && tickSubtask(game, action.quest, step);
      }
      case 'begin':
      case 'edit':
      case 'move':
      case 'ask':
        return openWindow({ kind: action.kind, questId: action.quest.id });
      default:
        return unreachable(action);
    }
  };
}
