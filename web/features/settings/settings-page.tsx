import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { accountOf } from '#web/game/auth-account.ts';
import { useAuth } from '#web/game/auth-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { Page } from '#web/ui/page.tsx';
import { AccountPanel } from './account-panel.tsx';
import { DayPanel } from './day-panel.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { RaidPanel } from './raid-panel.tsx';
import { RenewalPanel } from './renewal-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SyncPanel } from './sync-panel.tsx';

type SettingsPageProps = {
  /** Another feature's panel, handed in by the app. */
  readonly yourData?: ReactNode;
};

export function SettingsPage({ yourData }: SettingsPageProps): ReactNode {
  const { call, user } = useAuth();
  const account = useMemo(() => accountOf(call), [call]);
  if (user === null) return null;
  return (
    <Page title="Settings" lead="Your account, your devices, your data.">
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <AccountPanel user={user} />
          <DayPanel />
          <PasswordPanel account={account} email={user.email} />
          <RaidPanel />
        </div>
        <div className="grid min-w-0 gap-4 lg:gap-5">
          <RenewalPanel />
          <SessionsPanel account={account} />
          <SyncPanel />
          {yourData}
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
