import type { ReactNode } from 'react';
import emptyBoard from '#web/assets/empty-board.svg';
import { openWindow } from '#web/game/open-window.ts';
import { Button } from '#web/ui/button.tsx';
import type { BoardFilter } from './board-search.tsx';
import './board-windows.css';

type EmptyTabProps = {
  readonly search: BoardFilter | undefined;
  /** Given when the search found something in another category. */
  readonly onAll: (() => void) | undefined;
};

export function EmptyTab({ search, onAll }: EmptyTabProps): ReactNode {
  if (search) return <NothingFound onAll={onAll} onClear={search.clear} />;
  return (
    <div className="empty-tab">
      <img src={emptyBoard} alt="" width="640" height="330" className="empty-tab-drawing" />
      <p className="text-lead font-bold text-white">No quests available for this category.</p>
      <p className="max-w-md text-body text-muted">
        Nothing is pinned here yet. Write a quest of your own, or see what the Warden has in store.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button emphasis="quiet" onClick={() => openWindow({ kind: 'custom' })}>
          Write your own
        </Button>
        <Button emphasis="quiet" onClick={() => openWindow({ kind: 'suggestions' })}>
          Ask the Warden
        </Button>
      </div>
    </div>
  );
}

type NothingFoundProps = {
  readonly onAll: (() => void) | undefined;
  readonly onClear: () => void;
};

function NothingFound({ onAll, onClear }: NothingFoundProps): ReactNode {
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <p className="text-lead font-bold text-white">No quest matches your search.</p>
      <p className="text-body text-muted">
        {onAll
          ? 'None in this category: another one holds what you look for.'
          : 'Titles, descriptions and steps were searched.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {onAll && <Button onClick={onAll}>Show all categories</Button>}
        <Button emphasis="quiet" onClick={onClear}>
          Clear search
        </Button>
      </div>
    </div>
  );
}
