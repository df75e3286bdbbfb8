import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { ReadChip } from '#mentor/planner/board-reading.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { ChipPanel } from './chip-panel.tsx';

type ReadingChipsProps = {
  readonly chips: readonly ReadChip[];
  readonly onCorrect: (correction: Correction) => void;
  /** What the last change did, or why it could not be done. */
  readonly line?: string | undefined;
  /** Present while there is a change to take back. */
  readonly onUndo?: (() => void) | undefined;
};

/** What was understood, as chips. Each opens what it could be instead; where there was doubt it is open. */
export function ReadingChips({ chips, onCorrect, line, onUndo }: ReadingChipsProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const panelId = useId();
  const [shown, setShown] = useState(chips);
  const [open, setOpen] = useState(() => chips.find(({ isAsked }) => isAsked));
  if (shown !== chips) {
    setShown(chips);
    setOpen(chips.find(({ isAsked }) => isAsked));
  }
  /** The pressed control may disappear: the focus stays with the chips. */
  const correct = (correction: Correction) => {
    section.current?.focus();
    onCorrect(correction);
  };
  /** Closes the opened chip, and not the window around it. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || open === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(undefined);
  }
  const isOf = (group: number | undefined) => (chip: ReadChip) =>
    chip.about !== 'waiting' && chip.goalAt === group;
  const goals = [
    ...new Set(chips.filter(({ about }) => about === 'goal').map((one) => one.goalAt)),
  ];
  const waiting = chips.filter(({ about }) => about === 'waiting');
  const group = (own: readonly ReadChip[]) => (
    <>
      <ul className="flex flex-wrap items-center gap-2">
        {own
          .filter(({ isDirect }) => !isDirect)
          .map((chip) => (
            <li key={`${chip.about} ${chip.text}`} className="min-w-0">
              <ReadingChip
                chip={chip}
                isOpen={chip === open}
                panelId={panelId}
                onPress={() => setOpen(chip === open ? undefined : chip)}
              />
            </li>
          ))}
      </ul>
      <DateChoice chips={own} onCorrect={correct} />
      {open && own.includes(open) && (
        <ChipPanel key={open.text} id={panelId} chip={open} onCorrect={correct} />
      )}
    </>
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="How I read this"
      onKeyDown={onKeyDown}
      className="grid min-w-0 gap-3 text-small text-muted outline-none"
    >
      <p>{open?.isAsked && 'I am not sure I understood. '}I read this as:</p>
      {[...goals, undefined].map((at) => (
        <div key={at ?? 'week'} className="grid min-w-0 gap-2">
          {group(chips.filter(isOf(at)))}
        </div>
      ))}
      {waiting.length > 0 && <Waiting chips={waiting} onCorrect={correct} />}
      <div className="flex flex-wrap items-center gap-x-3 empty:hidden">
        <p role="status" className="empty:hidden">
          {line}
        </p>
        {onUndo && (
          <Button
            emphasis="quiet"
            size="small"
            onClick={() => {
              section.current?.focus();
              onUndo();
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </section>
  );
}

type ReadingChipProps = {
  readonly chip: ReadChip;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onPress: () => void;
};

const LOOK =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-md border px-3 text-left';
const EMPHASIS = {
  goal: 'border-violet font-bold text-white',
  other: 'border-edge font-semibold text-ink',
};

/** What only follows from the others is a text and no button. */
function ReadingChip({ chip, isOpen, panelId, onPress }: ReadingChipProps): ReactNode {
  const { about, text, choices, form, isAsked } = chip;
  if (choices.length === 0 && !form) {
    return <span className="wrap-anywhere">{about === 'goal' ? <b>{text}</b> : text}</span>;
  }
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
      className={`${LOOK} ${EMPHASIS[about === 'goal' ? 'goal' : 'other']} ${isAsked ? 'border-dashed' : ''} ${isOpen ? 'bg-raised' : 'hover:bg-raised'}`}
    >
      <span className="min-w-0 wrap-anywhere">
        {text}
        {isAsked && about === 'goal' && '?'}
      </span>
      <Glyph name="chevron-down" size={16} />
    </button>
  );
}

type DirectProps = {
  readonly chips: readonly ReadChip[];
  readonly onCorrect: (correction: Correction) => void;
};

/** A date that cannot be kept: so much by then, which is planned, or all of it by another day. */
function DateChoice({ chips, onCorrect }: DirectProps): ReactNode {
  const ways = chips.filter(({ isDirect }) => isDirect);
  if (ways.length === 0) return null;
  return (
    <div className="forge-notes">
      <p>All of it by then is more than your week holds. What can be reached is planned.</p>
      <div className="flex flex-wrap gap-2">
        {ways.map((chip) => (
          <DirectChip key={chip.about} chip={chip} words={chip.text} onCorrect={onCorrect} />
        ))}
      </div>
    </div>
  );
}

function Waiting({ chips, onCorrect }: DirectProps): ReactNode {
  return (
    <div className="forge-notes">
      <p>More than a week holds at once. Forge it now instead:</p>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <DirectChip
            key={chip.text}
            chip={chip}
            words={chip.text.replace(/ waits$/, '')}
            onCorrect={onCorrect}
          />
        ))}
      </div>
    </div>
  );
}

type DirectChipProps = {
  readonly chip: ReadChip;
  readonly words: string;
  readonly onCorrect: DirectProps['onCorrect'];
};

function DirectChip({ chip, words, onCorrect }: DirectChipProps): ReactNode {
  const [choice] = chip.choices;
  return (
    choice && (
      <button
        type="button"
        onClick={() => onCorrect(choice.correction)}
        className={`${LOOK} ${EMPHASIS.other} hover:border-violet hover:bg-raised`}
      >
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </button>
    )
  );
}
