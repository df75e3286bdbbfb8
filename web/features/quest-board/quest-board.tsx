import { type ReactNode, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { boardOf } from '#rules/document/document.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { later, laterWindow } from '#web/ui/later.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs, tabId } from '#web/ui/tabs.tsx';
import { BoardActions, type BoardWindow } from './board-actions.tsx';
import { NO_DRAFT, type QuestDraft } from './quest-draft.ts';
import { QuestList } from './quest-list.tsx';
import { questsIn, useBoardTab } from './use-board-tab.ts';
import './quest-board.css';

const BeginQuest = laterWindow(async () => (await import('./begin-quest.tsx')).BeginQuest);
const CustomQuest = laterWindow(async () => (await import('./custom-quest.tsx')).CustomQuest);
const RoleStrip = later(async () => (await import('./role-strip.tsx')).RoleStrip);
const SuggestedQuests = laterWindow(
  async () => (await import('./suggested-quests.tsx')).SuggestedQuests,
);
const EmptyTab = later(async () => (await import('./empty-tab.tsx')).EmptyTab);
const HistoryPanel = later(async () => (await import('./history-panel.tsx')).HistoryPanel);

type ForgeProps = { readonly isOpen: boolean; readonly onClose: () => void };

type QuestBoardProps = {
  /** The AI Quest Generator's window: another feature, handed in by the app. */
  readonly forge?: (props: ForgeProps) => ReactNode;
};

export function QuestBoard({ forge }: QuestBoardProps): ReactNode {
  const board = useView(boardOf);
  const today = useToday();
  const panelId = useId();
  const historyId = useId();
  const { tab, setTab, tabs } = useBoardTab(board);
  const shownTab = useDeferredValue(tab);
  const quests = useMemo(() => questsIn(board, shownTab), [board, shownTab]);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [openWindow, setOpenWindow] = useState<BoardWindow>();
  const [wasForgeOpened, setWasForgeOpened] = useState(false);
  const [chosen, setChosen] = useState<Quest>();
  const [draft, setDraft] = useState(NO_DRAFT);

  const close = useCallback(() => setOpenWindow(undefined), []);
  const start = useCallback((quest: Quest) => {
    setChosen(quest);
    setOpenWindow('begin');
  }, []);
  const open = (wanted: BoardWindow) => {
    if (wanted === 'forge') setWasForgeOpened(true);
    setOpenWindow(wanted);
  };
  const write = () => {
    if (tab !== 'All') setDraft({ ...draft, category: tab });
    setOpenWindow('custom');
  };
  const showAdded = ({ category }: QuestDraft) => {
    if (tab !== category) setTab('All');
    close();
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
            onOpen={open}
          />
        }
      >
        <RoleStrip />
        {isHistoryOpen && <HistoryPanel id={historyId} />}
        <Tabs
          label="Quest categories"
          tabs={tabs}
          selected={tab}
          onSelect={setTab}
          panelId={panelId}
        />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, tab)} tabIndex={-1}>
          {quests.length === 0 ? (
            <EmptyTab onWrite={write} onAsk={() => setOpenWindow('suggestions')} />
          ) : (
            <QuestList key={shownTab} quests={quests} today={today} onStart={start} />
          )}
        </div>
      </Page>
      <BeginQuest quest={chosen} isOpen={openWindow === 'begin'} onClose={close} />
      <SuggestedQuests isOpen={openWindow === 'suggestions'} onClose={close} />
      <CustomQuest
        isOpen={openWindow === 'custom'}
        onClose={close}
        draft={draft}
        onDraft={setDraft}
        onAdded={showAdded}
      />
      {wasForgeOpened && forge?.({ isOpen: openWindow === 'forge', onClose: close })}
    </>
  );
}
