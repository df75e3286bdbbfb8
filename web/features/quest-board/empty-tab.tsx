import type { ReactNode } from 'react';
import emptyBoard from '#web/assets/empty-board.svg';
import { openWindow } from '#web/game/asked-window.ts';
import { Button } from '#web/ui/button.tsx';
import type { Search } from './board-search.tsx';
import { NothingFound } from './nothing-found.tsx';
import './empty-tab.css';

type EmptyTabProps = {
  readonly search: Search | undefined;
  /** Present where the search found something in another category. */
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
