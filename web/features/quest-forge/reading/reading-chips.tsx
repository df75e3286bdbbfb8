import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { ReadChip } from '#mentor/planner/board-reading.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { ChipPanel } from './chip-panel.tsx';

type ReadingChipsProps = {
  readonly chips: readonly ReadChip[];
  readonly onCorrect: (correction: Correction) => void;
  /** What the last change did, or why it could not be done; empty before. Without it another part of the screen says so. */
  readonly line?: string | undefined;
  /** The goals only, as a question; the goals and a line of text that opens the rest; or all of them. */
  readonly shown?: 'goals' | 'line' | 'all';
  /** What was asked is right as it was read. */
  readonly onRight?: (() => void) | undefined;
  /** Present while there is a change to take back. */
  readonly onUndo?: (() => void) | undefined;
};

/** What was understood, as chips. Each opens what it could be instead; where there was doubt it is open. */
export function ReadingChips(props: ReadingChipsProps): ReactNode {
  const { chips, onCorrect, line, onRight, onUndo } = props;
  const section = useRef<HTMLElement>(null);
  const panelId = useId();
  const [isWhole, setIsWhole] = useState(props.shown === 'all');
  const [shown, setShown] = useState(chips);
  const [open, setOpen] = useState(() => chips.find(({ isAsked }) => isAsked));
  if (shown !== chips) {
    setShown(chips);
    // What was asked before and left alone is not asked again.
    const wasAsked = (text: string) => shown.some((one) => one.isAsked && one.text === text);
    setOpen(chips.find(({ isAsked, text }) => isAsked && !wasAsked(text)));
  }
  /** The pressed control may disappear: the focus stays with the chips. */
  const withFocus = (act: () => void) => {
    section.current?.focus();
    act();
  };
  const correct = (correction: Correction) => {
    setOpen(undefined);
    withFocus(() => onCorrect(correction));
  };
  /** The next question, if there is one. */
  const confirm = () => {
    const next = chips.find(
      (one) => one.isAsked && chips.indexOf(one) > chips.indexOf(open ?? one),
    );
    withFocus(() => setOpen(next));
    if (next === undefined) onRight?.();
  };
  /** Closes the opened chip, and not the window around it. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || open === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(undefined);
  }
  const { groups, rest, waiting } = sorted(chips, isWhole);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="How I read this"
      onKeyDown={onKeyDown}
      className="grid min-w-0 gap-3 text-small text-muted outline-none"
    >
      <p>{open?.isAsked && 'I am not sure I understood. '}I read this as:</p>
      {groups.map((group) => (
        <div key={group[0]?.goalAt ?? 'week'} className="grid min-w-0 gap-2">
          <ul className="flex flex-wrap items-center gap-2">
            {group.map((chip) => (
              <li key={`${chip.goalAt} ${chip.about} ${chip.text}`} className="min-w-0">
                <ReadingChip
                  chip={chip}
                  isOpen={chip === open}
                  panelId={panelId}
                  onPress={() => setOpen(chip === open ? undefined : chip)}
                />
              </li>
            ))}
          </ul>
          {open && group.includes(open) && (
            <ChipPanel
              key={open.text}
              id={panelId}
              chip={open}
              onCorrect={correct}
              onRight={confirm}
            />
          )}
        </div>
      ))}
      {rest.length > 0 && props.shown !== 'goals' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 wrap-anywhere">{rest.join(' · ')}</p>
          <Button emphasis="quiet" size="small" onClick={() => withFocus(() => setIsWhole(true))}>
            Change these
          </Button>
        </div>
      )}
      <Ways
        chips={chips.filter(({ about }) => about === 'less' || about === 'later')}
        onCorrect={correct}
      >
        All of it by then is more than your week holds. What can be reached is planned.
      </Ways>
      <Ways chips={waiting} onCorrect={correct}>
        More than a week holds at once. Forge now instead:
      </Ways>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        {line !== undefined && <p role="status">{line}</p>}
        {onUndo && (
          <Button emphasis="quiet" size="small" onClick={() => withFocus(onUndo)}>
            Undo
          </Button>
        )}
      </div>
    </section>
  );
}

type SortedChips = {
  readonly groups: readonly (readonly ReadChip[])[];
  /** Shown as a text. */
  readonly rest: readonly string[];
  readonly waiting: readonly ReadChip[];
};

/** All of them: a group for each goal, and one for the week. Otherwise the goals and what is asked, and a text. */
function sorted(chips: readonly ReadChip[], isWhole: boolean): SortedChips {
  const waiting = chips.filter(({ about }) => about === 'waiting');
  const own = chips.filter(({ isDirect }) => !isDirect);
  if (!isWhole) {
    const asked = own.filter(({ about }) => about === 'goal' || about === 'ask-date');
    const texts = new Set(own.filter((chip) => !asked.includes(chip)).map(({ text }) => text));
    return { groups: [asked], rest: [...texts], waiting };
  }
  const places = [...new Set(own.map(({ goalAt }) => goalAt))];
  const groups = places.map((at) => own.filter(({ goalAt }) => goalAt === at));
  return { groups, rest: [], waiting };
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

type WaysProps = {
  readonly chips: readonly ReadChip[];
  readonly onCorrect: (correction: Correction) => void;
  readonly children: ReactNode;
};

/** Chips of which one tap is enough: ways out of a date that cannot be kept, and goals that wait. */
function Ways({ chips, onCorrect, children }: WaysProps): ReactNode {
  if (chips.length === 0) return null;
  return (
    <div className="forge-notes">
      <p>{children}</p>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ text, choices: [choice] }) => (
          <button
            key={text}
            type="button"
            onClick={choice && (() => onCorrect(choice.correction))}
            className={`${LOOK} ${EMPHASIS.other} hover:border-violet hover:bg-raised`}
          >
            <span className="min-w-0 wrap-anywhere">{text.replace(/ waits.*$/, '')}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
