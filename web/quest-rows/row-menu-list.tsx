import type { ReactNode } from 'react';
import { hasDay } from '#rules/activity/day-set.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { chainOf } from '#rules/document/document.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { archiveQuest } from '#web/game/archive-quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { openWindow } from '#web/game/open-window.ts';
import { removeQuest } from '#web/game/quest-actions.ts';
import { questPath } from '#web/game/quest-path.ts';
import { restToday, setRest } from '#web/game/rest-days.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { Link } from '#web/ui/router.tsx';
import './row-menu-list.css';

type RowMenuListProps = {
  readonly quest: Quest;
  readonly titleId: string;
  readonly today: LocalDate;
  /** Closes the menu, and gives the focus to its button. */
  readonly onDone: () => void;
  /** Does what takes the row away, and gives the focus to its neighbour. */
  readonly onLeave: (act: () => void) => void;
};

/** The rarer actions of a row. */
export function RowMenuList(props: RowMenuListProps): ReactNode {
  const { quest, titleId, onDone, onLeave } = props;
  const { id: questId, completed, followUps } = quest;
  const game = useGame();
  const open = (kind: 'edit' | 'ask') => {
    onDone(); // the window gives the focus back to what stays
    openWindow({ kind, questId });
  };
  return (
    <div className="row-menu-list">
      <button type="button" aria-describedby={titleId} onClick={() => open('edit')}>
        <Glyph name="pencil" size={18} />
        Edit
      </button>
      {!completed && (
        <button type="button" aria-describedby={titleId} onClick={() => open('ask')}>
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
      <Link href={questPath(questId)} aria-describedby={titleId}>
        <Glyph name="history" size={18} />
        Its page
      </Link>
      <RestToday {...props} />
      <button
        type="button"
        aria-describedby={titleId}
        onClick={() => onLeave(() => archiveQuest(game, quest))}
      >
        <Glyph name="archive" size={18} />
        Archive
      </button>
      <button
        type="button"
        aria-describedby={titleId}
        onClick={() => onLeave(() => removeQuest(game, quest))}
        className="row-remove"
      >
        <Glyph name="trash" size={18} />
        {completed ? 'Remove from board' : 'Remove'}
      </button>
    </div>
  );
}

/** One tap: today nothing is asked of this quest, or something again. */
function RestToday({ quest, titleId, today, onDone }: RowMenuListProps): ReactNode {
  const game = useGame();
  const { id: questId, title, frequency } = quest;
  const { restDays } = useView((document) => chainOf(document, questId));
  const isResting = restDays !== undefined && hasDay(restDays, today);
  const rest = () => {
    onDone();
    if (!isResting) return restToday(game, quest);
    const days = { from: today, to: today, isResting: false };
    setRest(game, { ...days, questId }, `${title} is back from rest`);
  };
  return (
    frequency !== 'milestone' && (
      <button type="button" aria-describedby={titleId} onClick={rest}>
        <Glyph name="moon" size={18} />
        {isResting ? 'Back from rest' : 'Rest today'}
      </button>
    )
  );
}
