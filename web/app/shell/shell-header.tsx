import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { UserRecord } from '#protocol/user-record.ts';
import logoMark from '#web/assets/logo-mark.svg';
import { openWindow } from '#web/game/asked-window.ts';
import { useLeaving } from '#web/game/leave-dungeon-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { SyncLine } from './sync-line.tsx';

const ICON =
  'grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink';

/** Seen in the order in which it is written: the Tab key goes the same way. */
export function ShellHeader({ user }: { readonly user: UserRecord }): ReactNode {
  const { leave, isLeaving } = useLeaving();
  return (
    <header className="relative z-10 border-b border-line/70 px-gutter sm:px-6 lg:px-12">
      <div className="mx-auto flex min-h-17 max-w-6xl items-center gap-1 sm:gap-3">
        <Link
          href="/"
          aria-label="Duskgate"
          className="-ml-1.5 grid size-11 shrink-0 place-items-center rounded-md md:hidden"
        >
          <img src={logoMark} alt="" width="64" height="64" className="size-8" />
        </Link>
        <div className="flex min-w-0 grow flex-col justify-center md:flex-row md:items-center md:justify-between md:gap-4">
          <Link
            href="/settings"
            title="Settings"
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-md text-small text-muted hover:text-ink md:text-body"
          >
            <span className="line-clamp-2 wrap-anywhere">
              Welcome, <strong className="font-bold text-ink">{nameOf(user)}</strong>
            </span>
            <span className="max-md:hidden">
              <Glyph name="gear" size={18} />
            </span>
          </Link>
          <SyncLine user={user} />
        </div>
        <button
          type="button"
          aria-label="Find anything"
          title="Find anything (Ctrl K)"
          aria-haspopup="dialog"
          onClick={() => openWindow({ kind: 'palette' })}
          className={ICON}
        >
          <Glyph name="search" size={22} />
        </button>
        <Link href="/settings" aria-label="Settings" className={`${ICON} md:hidden`}>
          <Glyph name="gear" size={22} />
        </Link>
        <Button emphasis="quiet" size="small" aria-disabled={isLeaving} onClick={leave}>
          <Glyph name="logout" />
          <span className="whitespace-nowrap max-sm:sr-only">
            {isLeaving ? 'Leaving...' : 'Log out'}
          </span>
        </Button>
      </div>
    </header>
  );
}

function nameOf({ displayName, email }: UserRecord): string {
  return displayName.trim() === '' ? email : displayName;
}
