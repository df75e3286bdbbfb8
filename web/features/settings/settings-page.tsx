import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { accountOf } from '#web/game/auth-account.ts';
import { useAuth } from '#web/game/auth-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { Page } from '#web/ui/page.tsx';
import { AccountPanel } from './account-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SyncPanel } from './sync-panel.tsx';

export function SettingsPage(): ReactNode {
  const { call, user } = useAuth();
  const account = useMemo(() => accountOf(call), [call]);
  if (user === null) return null;
  return (
    <Page title="Settings" lead="Your account, your devices, your data.">
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <AccountPanel user={user} />
          <PasswordPanel account={account} email={user.email} />
        </div>
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <SessionsPanel account={account} />
          <SyncPanel />
          <DeletePanel account={account} />
        </div>
      </div>
      <p>
        <Link
          href="/credits"
          className="inline-flex min-h-11 items-center gap-2 text-body font-semibold text-violet underline underline-offset-4"
        >
          <Glyph name="credits" />
          Credits
        </Link>
      </p>
    </Page>
  );
}
