import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { UserRecord } from '#protocol/user-record.ts';
import logoMark from '#web/assets/logo-mark.svg';
import { openWindow } from '#web/game/asked-window.ts';
import { useLeaving } from '#web/game/leave-dungeon-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { SyncLine } from './sync-line.tsx';

export function ShellHeader({ user }: { readonly user: UserRecord }): ReactNode {
  const { leave, isLeaving } = useLeaving();
  return (
    <header className="relative z-10 border-b border-line/70 px-gutter sm:px-6 lg:px-12">
      <div className="mx-auto flex min-h-17 max-w-6xl items-center gap-3">
        <button
          type="button"
          aria-label="Find anything"
          title="Find anything (Ctrl K)"
          aria-haspopup="dialog"
          onClick={() => openWindow({ kind: 'palette' })}
          className="-mx-1.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink md:order-last"
        >
          <img src={logoMark} alt="" width="64" height="64" className="size-8 md:hidden" />
          <span className="max-md:hidden">
            <Glyph name="search" />
          </span>
        </button>
        <div className="flex min-w-0 grow flex-col justify-center md:flex-row md:items-center md:justify-between md:gap-4">
          <Link
            href="/settings"
            title="Settings"
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-md text-small text-muted hover:text-ink md:text-body"
          >
            <span className="line-clamp-2 wrap-anywhere">
              Welcome, <strong className="font-bold text-ink">{nameOf(user)}</strong>
            </span>
            <span className="max-sm:hidden">
              <Glyph name="gear" size={18} />
            </span>
          </Link>
          <SyncLine user={user} />
        </div>
        <Button emphasis="quiet" size="small" aria-disabled={isLeaving} onClick={leave}>
          <span className="max-[22rem]:hidden">
            <Glyph name="logout" />
          </span>
          <span className="whitespace-nowrap">{isLeaving ? 'Leaving...' : 'Log out'}</span>
        </Button>
      </div>
    </header>
  );
}

function nameOf({ displayName, email }: UserRecord): string {
  return displayName.trim() === '' ? email : displayName;
}
