import { type ReactNode, useRef, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { HabitState } from '#rules/habits/habit-state.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { textBesideSteps } from '#rules/quest/quest-summary.ts';
import { openWindow } from '#web/game/open-window.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import {
  HabitAmount,
  HabitFigures,
  HabitFoot,
  HabitNote,
  RenewButton,
  RowMenuList,
} from './lazy-parts.ts';
import { QuestSteps } from './quest-steps.tsx';
import './row-details.css';
import { clearWords } from './row-meta.tsx';

type RowDetailsProps = {
  readonly id: string;
  readonly titleId: string;
  readonly quest: Quest;
  /** Of a quest with a schedule or a goal, or that rests. */
  readonly state: HabitState | undefined;
  readonly today: LocalDate;
  /** It was cleared on this screen: what was below its steps keeps its room. */
  readonly isFresh: boolean;
  readonly onClear: () => void;
  /** Does what takes the row away. */
  readonly onLeave: (act: () => void) => void;
};

/** What an opened row shows below its line. */
export function RowDetails(props: RowDetailsProps): ReactNode {
  const { id, titleId, quest, state, today, isFresh, onClear } = props;
  const { category, frequency, difficulty, tier, cue } = quest;
  const text = textBesideSteps(quest);
  const shown = state?.quest ?? quest;
  return (
    <div id={id} className="row-details">
      {text !== '' && <p className="row-text">{text}</p>}
      {cue && (
        <p className="flex gap-2 text-ink wrap-anywhere">
          <Glyph name="cue" size={18} />
          <span>{cue}</span>
        </p>
      )}
      <p className="row-facts">
        {category} · {!quest.schedule && `${frequency} · `}
        <span className="row-difficulty">
          {difficulty} · tier {tier}
        </span>
      </p>
      {state?.goal && <HabitAmount state={state} />}
      <QuestSteps quest={shown} />
      <div className="row-foot" inert={isFresh}>
        {shown.completed && !isFresh ? (
          <RenewButton quest={quest} titleId={titleId} today={today} />
        ) : state ? (
          <HabitFoot state={state} questId={quest.id} titleId={titleId} onClear={onClear} />
        ) : (
          <>
            <Button
              aria-describedby={titleId}
              onClick={() => openWindow({ kind: 'begin', questId: quest.id })}
            >
              <Glyph name="play" />
              Start Quest
            </Button>
            <Button emphasis="quiet" aria-describedby={titleId} onClick={onClear}>
              {clearWords(quest)}
            </Button>
          </>
        )}
      </div>
      {frequency !== 'milestone' && (
        <div className="min-h-10">
          <HabitFigures quest={quest} today={today} />
        </div>
      )}
      <RowMenu {...props} quest={quest} />
    </div>
  );
}

type RowMenuProps = Pick<RowDetailsProps, 'quest' | 'titleId' | 'today' | 'onLeave'>;

/** The grip that moves the row, a line about today, and the rarer actions behind one button. */
function RowMenu({ quest, titleId, today, onLeave }: RowMenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    more.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the menu when the focus leaves it
    <div
      className="row-menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        type="button"
        aria-label="Move"
        aria-describedby={titleId}
        onClick={() => openWindow({ kind: 'move', questId: quest.id })}
        className="row-grip"
        data-grip
      />
      <div className="min-w-0 grow px-1">
        <HabitNote quest={quest} today={today} />
      </div>
      <button
        ref={more}
        type="button"
        aria-label="More"
        aria-expanded={isOpen}
        aria-describedby={titleId}
        onClick={() => setIsOpen(!isOpen)}
        className="row-more"
      >
        <Glyph name="more" />
      </button>
      {isOpen && (
        <RowMenuList
          quest={quest}
          titleId={titleId}
          today={today}
          onDone={close}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}
