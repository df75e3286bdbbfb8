import type { ReactNode } from 'react';
import { QuestBoard } from '#web/features/quest-board/quest-board.tsx';
import { lazyPart, lazyWindow } from '#web/ui/lazy.tsx';

const loadWindows = async () => (await import('./shell/mentor-windows.ts')).MENTOR_WINDOWS;
const QuestForge = lazyWindow(async () => (await loadWindows()).QuestForge);
const UnderstoodPanel = lazyPart(async () => (await loadWindows()).UnderstoodPanel);
const CustomQuest = lazyWindow(
  async () => (await import('./shell/quest-windows.tsx')).QUEST_WINDOWS.CustomQuest,
);

/** Features do not import each other: the board gets the windows of other features here. */
export function BoardScreen(): ReactNode {
  return (
    <QuestBoard
      forge={(props) => <QuestForge {...props} />}
      custom={(props) => <CustomQuest {...props} />}
      understood={(asked) => <UnderstoodPanel {...asked} />}
    />
  );
}
