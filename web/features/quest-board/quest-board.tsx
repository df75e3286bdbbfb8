import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import { addDays } from '#rules/activity/local-date.ts';
import { boardOf, chainOf } from '#rules/document/document.ts';
import { isDayTaken } from '#rules/quest/chain.ts';
import type { Category } from '#rules/quest/quest.ts';
import { closeWindow, useAskedWindow } from '#web/game/asked-window.ts';
import type { Game } from '#web/game/game.ts';
import { useView } from '#web/game/game-context.ts';
import { wereRolesSeen } from '#web/game/roles-seen.ts';
import { useToday } from '#web/game/use-today.ts';
import { later, laterWindow } from '#web/ui/later.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs, tabId } from '#web/ui/tabs.tsx';
import { BoardActions } from './board-actions.tsx';
import type { Search } from './board-search.tsx';
import { QuestList } from './quest-list.tsx';
import { questsIn, useBoardTab } from './use-board-tab.ts';
import './quest-board.css';

const BoardSearch = later(async () => (await import('./board-search.tsx')).BoardSearch);
const BoardStrips = later(async () => (await import('./board-strips.tsx')).BoardStrips);
const SuggestedQuests = laterWindow(
  async () => (await import('./suggested-quests.tsx')).SuggestedQuests,
);
const EmptyTab = later(async () => (await import('./empty-tab.tsx')).EmptyTab);
const HistoryPanel = later(async () => (await import('./history-panel.tsx')).HistoryPanel);

/** Before the first paint, if there may be any: after it they would push the board down. */
export async function fetchStrips(game: Game): Promise<void> {
  const view = game.log.view();
  const today = hunterDay(view, game.clock.nowMs(), game.clock.utcOffsetMinutes());
  const isAny = boardOf(view).some(
    ({ id, frequency, completedOn = today }) =>
      completedOn < today ||
      (frequency === 'daily' &&
        [-1, -2].some((ago) => !isDayTaken(chainOf(view, id), addDays(today, ago)))),
  );
  if (isAny || !wereRolesSeen(game)) await BoardStrips.fetch();
}

type WindowProps = { readonly isOpen: boolean; readonly onClose: () => void };

type CustomQuestProps = WindowProps & {
  readonly category: Category | undefined;
  readonly onAdded: (category: Category) => void;
};

/** Windows of other features, handed in by the app. */
type QuestBoardProps = {
  readonly forge?: (props: WindowProps) => ReactNode;
  readonly custom?: (props: CustomQuestProps) => ReactNode;
};

/** With fewer there is nothing to look for: all of them are in sight. */
const SEARCHED_FROM = 9;

export function QuestBoard({ forge, custom }: QuestBoardProps): ReactNode {
  const board = useView(boardOf);
  const today = useToday();
  const panelId = useId();
  const historyId = useId();
  const [search, setSearch] = useState<Search>();
  const found = useMemo(() => (search ? board.filter(search.isFound) : board), [board, search]);
  const { tab, setTab, tabs } = useBoardTab(found);
  const shownTab = useDeferredValue(tab);
  const quests = useMemo(() => questsIn(found, shownTab), [found, shownTab]);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const asked = useAskedWindow()?.kind;
  useEffect(() => closeWindow, []);

  const showAll = () => setTab('All');
  const showAdded = (category: Category) => {
    if (tab !== category) showAll();
    search?.clear();
    closeWindow();
  };

  return (
    <>
      <div aria-hidden="true" className="board-banner" />
      <Page
        title="Quest Board"
        actions={
          <BoardActions
            historyId={historyId}
            isHistoryOpen={isHistoryOpen}
            onHistory={() => setIsHistoryOpen(!isHistoryOpen)}
          />
        }
      >
        <BoardStrips panelId={panelId} />
        {isHistoryOpen && <HistoryPanel id={historyId} />}
        {(search || board.length >= SEARCHED_FROM) && (
          <div className="min-h-11">
            <BoardSearch foundCount={found.length} onSearch={setSearch} />
          </div>
        )}
        <Tabs
          label="Quest categories"
          tabs={tabs}
          selected={tab}
          onSelect={setTab}
          panelId={panelId}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} tabIndex={-1}>
          {quests.length > 0 && (
            <QuestList key={search ? 'found' : shownTab} quests={quests} today={today} />
          )}
          {quests.length === 0 && (
            <EmptyTab search={search} onAll={found.length > 0 ? showAll : undefined} />
          )}
        </div>
      </Page>
      <SuggestedQuests isOpen={asked === 'suggestions'} onClose={closeWindow} />
      {custom?.({
        isOpen: asked === 'custom',
        onClose: closeWindow,
        category: tab === 'All' ? undefined : tab,
        onAdded: showAdded,
      })}
      {forge?.({ isOpen: asked === 'forge', onClose: closeWindow })}
    </>
  );
}
