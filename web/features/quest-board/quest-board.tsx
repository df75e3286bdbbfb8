import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { boardOf } from '#rules/document/document.ts';
import type { Category } from '#rules/quest/quest.ts';
import { closeWindow, useAskedWindow } from '#web/game/asked-window.ts';
import { useView } from '#web/game/game-context.ts';
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
const CustomQuest = laterWindow(async () => (await import('./custom-quest.tsx')).CustomQuest);
const RenewalBanner = later(async () => (await import('./renewal-banner.tsx')).RenewalBanner);
const LateStrip = later(async () => (await import('./late-strip.tsx')).LateStrip);
const RoleStrip = later(async () => (await import('./role-strip.tsx')).RoleStrip);
const SuggestedQuests = laterWindow(
  async () => (await import('./suggested-quests.tsx')).SuggestedQuests,
);
const EmptyTab = later(async () => (await import('./empty-tab.tsx')).EmptyTab);
const NothingFound = later(async () => (await import('./nothing-found.tsx')).NothingFound);
const HistoryPanel = later(async () => (await import('./history-panel.tsx')).HistoryPanel);

type ForgeProps = { readonly isOpen: boolean; readonly onClose: () => void };

type QuestBoardProps = {
  /** The AI Quest Generator's window: another feature, handed in by the app. */
  readonly forge?: (props: ForgeProps) => ReactNode;
};

/** With fewer there is nothing to look for: all of them are in sight. */
const SEARCHED_FROM = 9;

export function QuestBoard({ forge }: QuestBoardProps): ReactNode {
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
  const [wasForgeOpened, setWasForgeOpened] = useState(false);
  if (asked === 'forge' && !wasForgeOpened) setWasForgeOpened(true);
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
        <RenewalBanner panelId={panelId} />
        <RoleStrip />
        <LateStrip />
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
          {quests.length === 0 && search && (
            <NothingFound onAll={found.length > 0 ? showAll : undefined} onClear={search.clear} />
          )}
          {quests.length === 0 && !search && <EmptyTab />}
        </div>
      </Page>
      <SuggestedQuests isOpen={asked === 'suggestions'} onClose={closeWindow} />
      <CustomQuest
        isOpen={asked === 'custom'}
        onClose={closeWindow}
        category={tab === 'All' ? undefined : tab}
        onAdded={showAdded}
      />
      {wasForgeOpened && forge?.({ isOpen: asked === 'forge', onClose: closeWindow })}
    </>
  );
}
