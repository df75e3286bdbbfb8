import { type ReactNode, useRef, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { textBesideSteps } from '#rules/quest/quest-summary.ts';
import { renewalPeriod } from '#rules/quest/renewal.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { type OpenWindow, openWindow } from '#web/game/open-window.ts';
import { renewQuest } from '#web/game/renew-quests.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { QuestSteps } from './quest-steps.tsx';
import './row-details.css';
import { clearWords } from './row-meta.tsx';

type RowDetailsProps = {
  readonly id: string;
  readonly titleId: string;
  readonly quest: Quest;
  readonly today: LocalDate;
  /** It was cleared on this screen: what was below its steps keeps its room. */
  readonly isFresh: boolean;
  readonly onClear: () => void;
  readonly onRemove: () => void;
};

/** What an opened row shows below its line. */
export function RowDetails(props: RowDetailsProps): ReactNode {
  const { id, titleId, quest, today, isFresh, onClear, onRemove } = props;
  const { category, frequency, difficulty, tier } = quest;
  const text = textBesideSteps(quest);
  return (
    <div id={id} className="row-details">
      {text !== '' && <p className="row-text">{text}</p>}
      <p className="row-facts">
        {category} · {frequency} ·{' '}
        <span className="row-difficulty">
          {difficulty} · tier {tier}
        </span>
      </p>
      <QuestSteps quest={quest} />
      <div className="row-foot" inert={isFresh}>
        {quest.completed && !isFresh ? (
          <RenewButton quest={quest} titleId={titleId} today={today} />
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
      <RowMenu quest={quest} titleId={titleId} onRemove={onRemove} />
    </div>
  );
}

type RenewButtonProps = Pick<RowDetailsProps, 'quest' | 'titleId' | 'today'>;

/** Brings a cleared quest back when its period has passed. */
function RenewButton({ quest, titleId, today }: RenewButtonProps): ReactNode {
  const game = useGame();
  const weekStart = useView(({ settings }) => settings.weekStart);
  if (renewalPeriod(quest, today, weekStart) === undefined) return null;
  return (
    <Button emphasis="quiet" aria-describedby={titleId} onClick={() => renewQuest(game, quest)}>
      Renew
    </Button>
  );
}

type RowMenuProps = Pick<RowDetailsProps, 'quest' | 'titleId' | 'onRemove'>;

/** The grip that moves the row, and the rarer actions behind one button. */
function RowMenu({ quest, titleId, onRemove }: RowMenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const { id: questId, completed, followUps } = quest;
  const opening = (kind: Extract<OpenWindow, { questId: string }>['kind']) => ({
    'aria-describedby': titleId,
    onClick: () => {
      if (isOpen) more.current?.focus(); // the window gives the focus back to what stays
      setIsOpen(false);
      openWindow({ kind, questId });
    },
  });
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
        setIsOpen(false);
        more.current?.focus();
      }}
    >
      <button type="button" aria-label="Move" className="row-grip" data-grip {...opening('move')} />
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
        <div className="row-menu-list">
          <button type="button" {...opening('edit')}>
            <Glyph name="pencil" size={18} />
            Edit
          </button>
          {!completed && (
            <button type="button" {...opening('ask')}>
              <Glyph name="sparkles" size={18} />
              Ask the mentor
              {followUps.length > 0 && (
                <span className="row-answers">
                  <span className="sr-only"> · </span>
                  {followUps.length}
                  <span className="sr-only"> kept</span>
                </span>
              )}
            </button>
          )}
          <button
            type="button"
            aria-describedby={titleId}
            onClick={onRemove}
            className="row-remove"
          >
            <Glyph name="trash" size={18} />
            {completed ? 'Remove from board' : 'Remove'}
          </button>
        </div>
      )}
    </div>
  );
}
