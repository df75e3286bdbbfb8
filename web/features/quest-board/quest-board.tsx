import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardOf } from '#rules/document/document.ts';
import { CATEGORIES, type Category, type Quest } from '#rules/quest/quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { dayOfBoard } from '#web/game/habits/day-of-board.ts';
import { useHabitRules } from '#web/game/habits/habit-rules.ts';
import { closeWindow, useOpenWindow } from '#web/game/open-window.ts';
import { useToday } from '#web/game/use-today.ts';
import { basicSetupOf } from '#web/session/basic-setup.ts';
import { lazyPart, lazyWindow } from '#web/ui/lazy.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs, tabId } from '#web/ui/tabs.tsx';
import { BoardActions } from './board-actions.tsx';
import type { BoardFilter } from './board-search.tsx';
import { DayRows } from './day-rows.tsx';
import { LateStrip } from './late/late-strip.tsx';
import { NewcomerStrip, type UnderstoodPart } from './newcomer-strip.tsx';
import { useNewcomer } from './use-newcomer.ts';
import './quest-board.css';

const loadWindows = async () => (await import('./board-windows.ts')).BOARD_WINDOWS;
const HistoryPanel = lazyPart(async () => (await loadWindows()).HistoryPanel);
const BoardSearch = lazyPart(async () => (await loadWindows()).BoardSearch);
const EmptyTab = lazyPart(async () => (await loadWindows()).EmptyTab);
const AddSheet = lazyWindow(async () => (await loadWindows()).AddSheet);
const BasicSetupStrip = lazyPart(async () => (await loadWindows()).BasicSetupStrip);
const SuggestedQuests = lazyWindow(async () => (await loadWindows()).SuggestedQuests);
type BoardWindowProps = { readonly isOpen: boolean; readonly onClose: () => void };

type CustomWindowProps = BoardWindowProps & {
  readonly category: Category | undefined;
  readonly onAdded: (category: Category) => void;
};

/** Windows of other features, given by the app. */
type QuestBoardProps = {
  readonly forge?: (props: BoardWindowProps) => ReactNode;
  readonly custom?: (props: CustomWindowProps) => ReactNode;
  /** What the forge understood, to be put right. */
  readonly understood?: UnderstoodPart;
};

/** With fewer quests there is no search box. */
const MIN_SEARCHED = 9;

export function QuestBoard({ forge, custom, understood }: QuestBoardProps): ReactNode {
  const { log } = useGame();
  const board = useView(boardOf);
  const newcomer = useNewcomer(board);
  const today = useToday();
  const panelId = useId();
  const historyId = useId();
  const [search, setSearch] = useState<BoardFilter>();
  const found = useMemo(() => (search ? board.filter(search.isFound) : board), [board, search]);
  const { tab, setTab, tabs } = useBoardTab(found, today);
  const shownTab = useDeferredValue(tab);
  const quests = useMemo(() => questsIn(found, shownTab), [found, shownTab]);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const openKind = useOpenWindow()?.kind;
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
        <Tabs
          label="Quest categories"
          tabs={tabs}
          selected={tab}
          onSelect={setTab}
          panelId={panelId}
        />
        <NewcomerStrip panel={understood} />
        {basicSetupOf(log.uid).isSet() && <BasicSetupStrip />}
        <LateStrip />
        {isHistoryOpen && (
          <HistoryPanel id={historyId}>
            <LateStrip isInHistory />
          </HistoryPanel>
        )}
        {(search || board.length >= MIN_SEARCHED) && (
          <div className="min-h-11">
            <BoardSearch foundCount={found.length} onSearch={setSearch} />
          </div>
        )}
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, tab)}
          tabIndex={-1}
          className="grid gap-3"
        >
          {quests.length > 0 ? (
            <DayRows
              key={search ? 'found' : shownTab}
              quests={quests}
              today={today}
              panelId={panelId}
              isFiltered={search !== undefined}
              newcomer={newcomer}
            />
          ) : (
            <EmptyTab search={search} onAll={found.length > 0 ? showAll : undefined} />
          )}
        </div>
      </Page>
      <AddSheet isOpen={openKind === 'add'} onClose={closeWindow} />
      <SuggestedQuests isOpen={openKind === 'suggestions'} onClose={closeWindow} />
      {custom?.({
        isOpen: openKind === 'custom',
        onClose: closeWindow,
        category: tab === 'All' ? undefined : tab,
        onAdded: showAdded,
      })}
      {forge?.({ isOpen: openKind === 'forge', onClose: closeWindow })}
    </>
  );
}

type BoardTab = 'All' | Category;

const TABS: readonly BoardTab[] = ['All', ...CATEGORIES];

/** The chosen tab, and how many quests are open in each one. */
function useBoardTab(board: readonly Quest[], today: LocalDate) {
  const [tab, setTab] = useState<BoardTab>('All');
  const { log } = useGame();
  const settings = useView((document) => document.settings);
  const restDays = useView((document) => document.restDays);
  const rules = useHabitRules();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the document that matter
  const tabs = useMemo(() => {
    const { open, fromEarlier } = dayOfBoard(log.view(), today, board);
    const due = [...open, ...fromEarlier];
    return TABS.map((id) => ({ id, label: id, count: questsIn(due, id).length }));
  }, [log, board, today, settings, restDays, rules]);
  return { tab, setTab, tabs };
}

function questsIn(board: readonly Quest[], tab: BoardTab): readonly Quest[] {
  return tab === 'All' ? board : board.filter(({ category }) => category === tab);
}
