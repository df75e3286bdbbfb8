import type { ReactNode } from 'react';
import type { UserRecord } from '#protocol/replies/user-record.ts';
import { useView } from '#web/game/game-context.ts';
import { openWindow } from '#web/game/open-window.ts';
import { useSignOut } from '#web/session/sign-out-context.ts';
import { BadgeLevel } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Link } from '#web/ui/router.tsx';
import { LevelBar } from './level-bar.tsx';
import { SyncLine } from './sync-line.tsx';

const ICON =
  'grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink';

/** The account, the state of the sync and the level. On a phone the title of the screen lies in it. */
export function ShellHeader({ user }: { readonly user: UserRecord }): ReactNode {
  const { signOut, isSigningOut } = useSignOut();
  const { level } = useView(({ character }) => character);
  return (
    <header className="shell-header">
      <div className="shell-header-line">
        <button
          type="button"
          aria-label={`You: level ${level}`}
          aria-haspopup="dialog"
          onClick={() => openWindow({ kind: 'you' })}
          className="shell-arch md:hidden"
        >
          <BadgeLevel level={level} />
        </button>
        <div className="shell-words">
          <Link
            href="/settings"
            title="Settings"
            className="flex min-w-0 items-center gap-2 rounded-md text-muted hover:text-ink max-md:pointer-events-none md:min-h-11"
          >
            <span className="line-clamp-1 wrap-anywhere">
              Welcome, <strong className="font-bold text-ink">{nameOf(user)}</strong>
            </span>
            <span className="max-md:hidden">
              <Glyph name="gear" size={18} />
            </span>
          </Link>
          <SyncLine />
        </div>
        <div className="shell-tools">
          <button
            type="button"
            aria-label="Find anything"
            title="Find anything (Ctrl K)"
            aria-haspopup="dialog"
            onClick={() => openWindow({ kind: 'palette' })}
            className={`${ICON} shell-search`}
          >
            <Glyph name="search" size={22} />
          </button>
          <Link href="/settings" aria-label="Settings" className={`${ICON} md:hidden`}>
            <Glyph name="gear" size={22} />
          </Link>
          <div className="max-md:hidden">
            <Button emphasis="quiet" size="small" aria-disabled={isSigningOut} onClick={signOut}>
              <Glyph name="logout" />
              <span className="whitespace-nowrap">{isSigningOut ? 'Leaving...' : 'Log out'}</span>
            </Button>
          </div>
        </div>
      </div>
      <LevelBar />
    </header>
  );
}

function nameOf({ displayName, email }: UserRecord): string {
  return displayName.trim() === '' ? email : displayName;
}
