import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { boardOf } from '#rules/document/document.ts';
import { openWindow } from '#web/game/asked-window.ts';
import { finishQuest } from '#web/game/finish-quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useLeaving } from '#web/game/leave-dungeon-context.ts';
import { type PaletteAct, type PaletteEntry, paletteEntries } from '#web/game/palette.ts';
import { removeQuest } from '#web/game/remove-quest.ts';
import { tickSubtask } from '#web/game/tick-subtask.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import './palette.css';

type PaletteWindowProps = { readonly isOpen: boolean; readonly onClose: () => void };

export function PaletteWindow({ isOpen, onClose }: PaletteWindowProps): ReactNode {
  return (
    <Dialog title="Find anything" isOpen={isOpen} onClose={onClose} content="form">
      {isOpen && <Palette onClose={onClose} />}
    </Dialog>
  );
}

function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const run = usePaletteAct();
  const board = useView(boardOf);
  const id = useId();
  const [text, setText] = useState('');
  const entries = useMemo(() => paletteEntries(board, text), [board, text]);
  const [chosenAt, setChosenAt] = useState(0);
  const at = Math.min(chosenAt, entries.length - 1);

  const choose = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    run(entry.act);
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
          <Option
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

type OptionProps = {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function Option({ id, entry, isChosen, onChoose }: OptionProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys and the focus
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

function usePaletteAct(): (act: PaletteAct) => void {
  const game = useGame();
  const { leave } = useLeaving();
  const [, navigate] = useLocation();
  return (act) => {
    switch (act.kind) {
      case 'go':
        return navigate(act.path);
      case 'open':
        if (act.window !== 'keys') navigate('/habits');
        return openWindow({ kind: act.window });
      case 'leave':
        return leave();
      case 'finish':
        return finishQuest(game, act.quest);
      case 'remove':
        return removeQuest(game, act.quest);
      case 'tick': {
        const step = act.quest.subtasks?.[act.quest.currentSubtaskIndex];
        return step && tickSubtask(game, act.quest, step);
      }
      default:
        return openWindow({ kind: act.kind, questId: act.quest.id });
    }
  };
}
