import type { ReactNode } from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { Screens } from '#web/app/screens.tsx';
import { useOpenWindow } from '#web/game/open-window.ts';
import { idlePart, lazyPart } from '#web/ui/lazy.tsx';
import { ShellHeader } from './shell-header.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Sidebar } from './sidebar.tsx';
import './shell.css';

const DailyWindows = lazyPart(
  async () => (await import('#web/app/overlays.tsx')).OVERLAYS.DailyWindows,
);
const QuestWindows = idlePart(
  async () => (await import('./quest-windows.tsx')).QUEST_WINDOWS.QuestWindows,
);

/** The frame around every screen: links to the screens, the account, the state of the sync. */
export function Shell({ user }: { readonly user: UserRecord }): ReactNode {
  const isWindowOpen = useOpenWindow() !== undefined;
  return (
    <div className="shell min-h-svh bg-void md:grid md:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Sidebar />
      <div className="shell-column relative isolate flex min-w-0 flex-col overflow-x-clip">
        <ShellHeader user={user} />
        <main
          id="content"
          tabIndex={-1}
          className="relative grow px-gutter pt-2 pb-10 outline-none sm:px-6 md:pt-7 lg:px-12"
        >
          <div className="mx-auto max-w-6xl">
            <Screens />
          </div>
        </main>
      </div>
      <DailyWindows />
      <QuestWindows isOpen={isWindowOpen} />
      <Shortcuts />
    </div>
  );
}
