import type { ReactNode } from 'react';
import type { UserRecord } from '#protocol/user-record.ts';
import { later } from '#web/ui/later.tsx';
import { Places } from './places.tsx';
import { ShellHeader } from './shell-header.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Sidebar } from './sidebar.tsx';
import './shell.css';

const DailyLore = later(
  async () => (await import('#web/features/daily-lore/daily-lore.tsx')).DailyLore,
);
const MomentWindow = later(
  async () => (await import('#web/features/moments/moment-window.tsx')).MomentWindow,
);
const QuestWindows = later(async () => (await import('./quest-windows.tsx')).QuestWindows);

/** The frame around every place: where one can go, who is here, how safe the deeds are. */
export function Shell({ user }: { readonly user: UserRecord }): ReactNode {
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
          className="relative grow px-gutter pt-5 pb-10 outline-none sm:px-6 md:pt-7 lg:px-12"
        >
          <div className="mx-auto max-w-6xl">
            <Places />
          </div>
        </main>
      </div>
      <DailyLore />
      <MomentWindow />
      <QuestWindows />
      <Shortcuts />
    </div>
  );
}
