import { type ReactNode, useEffect, useState } from 'react';
import { boardOf } from '#rules/document/document.ts';
import { ArchiveWindow } from '#web/features/archive/archive-window.tsx';
import { BeginQuest } from '#web/features/quest-board/begin/begin-quest.tsx';
import { CustomQuest } from '#web/features/quest-editor/custom-quest.tsx';
import { MoveCards } from '#web/features/quest-editor/move-cards.tsx';
import { MoveWindow } from '#web/features/quest-editor/move-window.tsx';
import { QuestEditor } from '#web/features/quest-editor/quest-editor.tsx';
import { RestWindow } from '#web/features/rest-days/rest-window.tsx';
import { useView } from '#web/game/game-context.ts';
import { closeWindow, useOpenWindow } from '#web/game/open-window.ts';
import { lazyWindow, OnceOpened } from '#web/ui/lazy.tsx';
import { usePath } from '#web/ui/router.tsx';
import { RaidInShell } from './raid-in-shell.tsx';

const AskMentor = lazyWindow(
  async () => (await import('./mentor-windows.ts')).MENTOR_WINDOWS.AskMentor,
);

/** The windows about quests, opened from any screen, and the drag and drop of the board. */
function QuestWindows(_props: { readonly isOpen: boolean }): ReactNode {
  const open = useOpenWindow();
  const board = useView(boardOf);
  const questId = open && 'questId' in open ? open.questId : undefined;
  const quest = questId === undefined ? undefined : board.find(({ id }) => id === questId);
  const isOpen = (kind: string) => quest !== undefined && open?.kind === kind;

  const path = usePath();
  const [shownAt, setShownAt] = useState(path);
  useEffect(() => {
    if (path === shownAt) return;
    setShownAt(path);
    if (questId !== undefined) closeWindow();
  }, [path, shownAt, questId]);

  return (
    <>
      <MoveCards />
      <OnceOpened isOpen={isOpen('edit')}>
        <QuestEditor quest={quest} isOpen={isOpen('edit')} onClose={closeWindow} />
      </OnceOpened>
      <OnceOpened isOpen={isOpen('move')}>
        <MoveWindow quest={quest} isOpen={isOpen('move')} onClose={closeWindow} />
      </OnceOpened>
      <AskMentor quest={quest} isOpen={isOpen('ask')} onClose={closeWindow} />
      <OnceOpened isOpen={isOpen('begin')}>
        <BeginQuest quest={quest} isOpen={isOpen('begin')} onClose={closeWindow} />
      </OnceOpened>
      <OnceOpened isOpen={open?.kind === 'rest'}>
        <RestWindow isOpen={open?.kind === 'rest'} onClose={closeWindow} />
      </OnceOpened>
      <OnceOpened isOpen={open?.kind === 'archive'}>
        <ArchiveWindow isOpen={open?.kind === 'archive'} onClose={closeWindow} />
      </OnceOpened>
    </>
  );
}

/** What begins, changes and runs a quest, loaded together as one file of the build. */
export const QUEST_WINDOWS = { CustomQuest, QuestWindows, RaidInShell };
