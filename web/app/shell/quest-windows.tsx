import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { boardOf } from '#rules/document/document.ts';
import { BoardHands } from '#web/features/quest-editor/board-hands.tsx';
import { closeWindow, useAskedWindow } from '#web/game/asked-window.ts';
import { useView } from '#web/game/game-context.ts';
import { laterWindow } from '#web/ui/later.tsx';

const QuestEditor = laterWindow(
  async () => (await import('#web/features/quest-editor/quest-editor.tsx')).QuestEditor,
);
const MoveWindow = laterWindow(
  async () => (await import('#web/features/quest-editor/move-window.tsx')).MoveWindow,
);
const AskMentor = laterWindow(
  async () => (await import('#web/features/ask-mentor/ask-mentor.tsx')).AskMentor,
);
const BeginQuest = laterWindow(
  async () => (await import('#web/features/quest-board/begin-quest.tsx')).BeginQuest,
);

/** The windows about one quest, whichever place they are asked for from, and the hands on the board. */
export function QuestWindows(): ReactNode {
  const asked = useAskedWindow();
  const board = useView(boardOf);
  const questId = asked && 'questId' in asked ? asked.questId : undefined;
  const quest = questId === undefined ? undefined : board.find(({ id }) => id === questId);
  const isOpen = (kind: string) => quest !== undefined && asked?.kind === kind;

  const [place] = useLocation();
  const [shownAt, setShownAt] = useState(place);
  useEffect(() => {
    if (place === shownAt) return;
    setShownAt(place);
    if (questId !== undefined) closeWindow();
  }, [place, shownAt, questId]);

  return (
    <>
      <BoardHands />
      <QuestEditor quest={quest} isOpen={isOpen('edit')} onClose={closeWindow} />
      <MoveWindow quest={quest} isOpen={isOpen('move')} onClose={closeWindow} />
      <AskMentor quest={quest} isOpen={isOpen('ask')} onClose={closeWindow} />
      <BeginQuest quest={quest} isOpen={isOpen('begin')} onClose={closeWindow} />
    </>
  );
}
